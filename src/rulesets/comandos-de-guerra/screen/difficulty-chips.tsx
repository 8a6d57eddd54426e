import { RadioGroup } from '../../../ui/radio-group.tsx';
import { DIFFICULTIES, type Difficulty } from '../model/words.ts';
import { DIFFICULTY_MODIFIER } from '../rules/check.ts';
import { signed } from '../strings/sums.ts';
import { RadioButton } from './radio-button.tsx';
import { useAllText, useRaid } from './use-desk.ts';

/** The five difficulties with what each adds to the die (CG-3.1). Very easy needs no roll. */
export function DifficultyChips(props: {
  readonly value: string;
  readonly onChange: (difficulty: Difficulty) => void;
  /** With weapons very easy is rolled too, and what each adds stands in the table of ranges (CG-3.7). */
  readonly weapon?: boolean;
}) {
  const t = useAllText();
  const { tables } = useRaid();
  const added = props.weapon ? tables.range : DIFFICULTY_MODIFIER;
  return (
    <RadioGroup label={t.screen.check.difficulty} className="contents">
      {DIFFICULTIES.map((one) => (
        <RadioButton key={one} chosen={props.value === one} onClick={() => props.onChange(one)}>
          <span className="first-letter:uppercase">{t.difficulty[one]} </span>
          {(one !== 'veryEasy' || props.weapon) && <b>{signed(added[one])}</b>}
        </RadioButton>
      ))}
    </RadioGroup>
  );
}
