import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useBodyMark } from './body-mark.ts';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { LiveRegion, NoticeStack } from './notices.tsx';
import { lastTapped } from './quiet-taps.ts';

export type SheetSide = 'right' | 'centre';

const PLACES: Record<SheetSide, string> = {
  right: 'inset-y-0 right-0 left-auto h-dvh w-[min(28rem,100vw)] border-l',
  centre: 'inset-0 m-auto h-fit max-h-[92dvh] w-[min(36rem,calc(100vw-1.5rem))] rounded-3xl border',
};

/**
 * A modal sheet over the screen, on the browser's own dialog: it keeps the focus inside, closes on Escape
 * and gives the focus back. Rendered only while open.
 */
export function Sheet(props: {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly side?: SheetSide;
  readonly wide?: boolean;
  /** Nothing in it can be tapped, so that the text itself takes the keys that scroll it. */
  readonly prose?: boolean;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  // Nobody has the focus where a finger opened the sheet.
  const [opener] = useState(lastTapped);
  useBodyMark('sheet');
  // Before the element goes: a dialog that is gone cannot give the focus back any more.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      // A form for something new begins in its first field; else the browser takes the key that closes.
      element.querySelector<HTMLElement>('[data-first]')?.focus();
    }
    return () => {
      element?.close();
      const { activeElement } = document;
      // Some engines leave it where it was, in what is now gone, until the page is drawn.
      if (activeElement === document.body || element?.contains(activeElement))
        opener?.focus({ preventScroll: true });
    };
  }, [opener]);
  const { side = 'centre' } = props;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) props.onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
      className={classes(
        'fixed flex-col border-line shadow-2xl open:flex',
        PLACES[side],
        props.wide && 'w-[min(56rem,calc(100vw-1.5rem))]!',
      )}
    >
      <header className="flex items-center gap-3 border-line border-b py-2 pr-2 pl-[20px]">
        <h2 id={title} className="flex-1 text-xl">
          {props.title}
        </h2>
        <IconButton label={props.closeLabel} onClick={props.onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div
        // What scrolls and holds no control needs the focus itself, or no key can scroll it.
        tabIndex={props.prose ? 0 : undefined}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-[20px] py-4"
      >
        {props.children}
      </div>
      <LiveRegion />
      <NoticeStack className="static! pb-2" />
      {props.foot && <footer className="border-line border-t px-[20px] py-3">{props.foot}</footer>}
    </dialog>
  );
}
