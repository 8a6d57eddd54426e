import { X } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { WeaponProfile } from '../model/sheet.ts';
import { DIFFICULTIES } from '../model/words.ts';
import { useAllText, useRaid, useRaidSend, useSay } from './use-desk.ts';

/** Weapons that cards can be given. */
export function ArsenalTable() {
  const s = useAllText().screen.tables;
  const { arsenal } = useRaid().tables;
  const send = useRaidSend();
  const tell = useProfileLine();
  if (arsenal.length === 0)
    return <p className="rounded-xl border border-line border-dashed p-4">{s.noArsenal}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {arsenal.map((profile) => (
        <li
          key={profile.id}
          className="flex items-center gap-3 rounded-xl border border-line bg-raised py-1 pr-1 pl-4"
        >
          <span className="min-w-0 flex-1">
            <b>{profile.name}</b>
            <span className="block text-muted text-sm">{tell(profile)}</span>
          </span>
          <IconButton
            label={s.dropWeapon(profile.name)}
            onClick={() =>
              send.play({
                type: 'setTable',
                table: { key: 'arsenal', value: arsenal.filter(({ id }) => id !== profile.id) },
              })
            }
          >
            <X aria-hidden size="1.1rem" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** A profile in one line: family, distances, damage, jam number. */
export function useProfileLine(): (profile: WeaponProfile) => string {
  const t = useAllText();
  const s = t.screen.tables;
  const { number, dice } = useSay();
  const distance = (metres: number | null): string => (metres === null ? '–' : number(metres));
  return ({ skill, ranges, damage, jamBase }) =>
    [
      t.family[skill],
      s.ranges(DIFFICULTIES.map((one) => distance(ranges[one])).join('/')),
      [...new Set(DIFFICULTIES.flatMap((one) => damage[one] ?? []))].map(dice).join(' / '),
      s.jam(jamBase),
    ]
      .filter(Boolean)
      .join(' · ');
}
