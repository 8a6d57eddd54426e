import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

/** How far each key walks. */
const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

const radiosOf = (group: HTMLElement): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>('[role="radio"]'),
];

/**
 * The choices of one question, each a button with the role of a radio. Tab stops at the one that is chosen,
 * and the arrows go round; they only look, and Space or Enter chooses, because a choice can be an entry of
 * the log, and nobody should write those by passing over them.
 */
export function RadioGroup(props: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const group = useRef<HTMLDivElement>(null);
  // After every drawing: which one is chosen is known only then.
  useLayoutEffect(() => {
    const radios = group.current ? radiosOf(group.current) : [];
    const stop = radios.find((radio) => radio.getAttribute('aria-checked') === 'true') ?? radios[0];
    for (const radio of radios) radio.tabIndex = radio === stop ? 0 : -1;
  });
  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = STEPS[event.key];
    if (!step) return;
    const radios = radiosOf(event.currentTarget);
    const here = radios.indexOf(event.target as HTMLElement);
    if (here < 0) return;
    event.preventDefault();
    event.stopPropagation();
    radios.at((here + step) % radios.length)?.focus();
  };
  return (
    <div ref={group} role="radiogroup" aria-label={props.label} className={props.className} onKeyDown={walk}>
      {props.children}
    </div>
  );
}
