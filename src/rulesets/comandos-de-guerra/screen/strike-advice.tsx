import { Button } from '../../../ui/button.tsx';
import type { Difficulty } from '../model/words.ts';
import { STRIKE_DIFFICULTY } from '../rules/silent-kill.ts';
import { useAllText } from './use-desk.ts';

const ARMS = ['knife', 'pistol'] as const;

/** What is proposed for the strike, by the weapon in the hand: a house default (CG-15.2). */
export function StrikeAdvice(props: {
  readonly value: string;
  readonly onChange: (difficulty: Difficulty) => void;
}) {
  const t = useAllText();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {ARMS.map((arm) => (
        <Button key={arm} onClick={() => props.onChange(STRIKE_DIFFICULTY[arm])}>
          {t.screen.silent.arms[arm]}: {t.difficulty[STRIKE_DIFFICULTY[arm]]} ⌂
        </Button>
      ))}
    </div>
  );
}
