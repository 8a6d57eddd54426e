import { EyeOff } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { Commando } from '../model/sheet.ts';
import { CHARACTERISTICS } from '../model/words.ts';
import { useAllText } from './use-desk.ts';

/** The skills of a card, then its five characteristics, each with its level. */
export function SkillChips(props: {
  readonly commando: Commando;
  readonly chosen: string | null;
  readonly onChoose: (skill: string) => void;
}) {
  const { commando, chosen } = props;
  const t = useAllText();
  const chips = [
    ...commando.skills.map(({ id, name, level, hidden }) => ({ id, name, level, hidden })),
    ...CHARACTERISTICS.map((id) => ({
      id: id as string,
      name: t.characteristic[id],
      level: commando.characteristics[id],
      hidden: false,
    })),
  ];
  return (
    <fieldset className="skill-row">
      <legend className="sr-only">{t.screen.check.skills}</legend>
      {chips.map(({ id, name, level, hidden }) => (
        <Button key={id} on={id === chosen} className="gap-1.5! px-3!" onClick={() => props.onChoose(id)}>
          {hidden && <EyeOff role="img" aria-label={t.screen.check.hiddenSkill} size="1rem" />}
          <span>
            <span className="font-medium">{name}</span> <b>{level}</b>
          </span>
        </Button>
      ))}
    </fieldset>
  );
}
