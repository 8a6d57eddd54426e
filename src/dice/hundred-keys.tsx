import { Delete } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../i18n/react.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { typedHundred } from './typed-hundred.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/**
 * A keypad for d100: two digits as the dice lie, 00 is a hundred, or a number from 1 to 100. Two digits are a
 * face at once, as one key is on a d6; only 10 waits, for it may become a hundred.
 */
export function HundredKeys({ onFace }: { readonly onFace: (face: number) => void }) {
  const t = useT();
  const [text, setText] = useState('');
  const value = typedHundred(text);
  const enter = (face: number): void => {
    setText('');
    onFace(face);
  };
  const type = (digit: string): void => {
    const typed = (text + digit).slice(0, 3);
    const face = typedHundred(typed);
    if (face !== null && typed.length >= 2 && typed !== '10') enter(face);
    else setText(typed);
  };
  return (
    <div className="grid grid-cols-5 gap-2">
      <span className="col-span-3 grid min-h-tap place-items-center rounded-xl border border-line font-bold font-display text-2xl">
        {text || '··'}
      </span>
      <IconButton tone="plain" label={t.dice.erase} onClick={() => setText(text.slice(0, -1))}>
        <Delete aria-hidden />
      </IconButton>
      <Button
        tone="primary"
        className="px-2!"
        aria-label={t.dice.enterValue}
        why={value === null ? t.dice.dieRange(100) : null}
        onClick={() => value !== null && enter(value)}
      >
        ✓
      </Button>
      {DIGITS.map((digit) => (
        <Button key={digit} className="px-0! font-display text-2xl" onClick={() => type(digit)}>
          {digit}
        </Button>
      ))}
    </div>
  );
}
