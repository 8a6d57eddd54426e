import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * The choices of one question, each a button with the role of a radio. Tab stops at the one that is chosen, or
 * at the first; the arrows go on from there (`radio-keys.ts`).
 */
export function RadioGroup(props: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const group = useRef<HTMLDivElement>(null);
  // After every drawing: which one is chosen is known only then.
  useLayoutEffect(() => {
    const radios = [...(group.current?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
    const stop = radios.find((radio) => radio.getAttribute('aria-checked') === 'true') ?? radios[0];
    for (const radio of radios) radio.tabIndex = radio === stop ? 0 : -1;
  });
  return (
    <div ref={group} role="radiogroup" aria-label={props.label} className={props.className}>
      {props.children}
    </div>
  );
}
