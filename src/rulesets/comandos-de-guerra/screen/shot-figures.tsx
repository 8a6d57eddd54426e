import { Chance } from '../../../dice/chance.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { toNumber } from '../../../kernel/fraction.ts';
import { Button } from '../../../ui/button.tsx';
import type { Commando, Weapon } from '../model/sheet.ts';
import { commandoOf } from '../model/state.ts';
import { sheetLevel } from '../rules/actor.ts';
import { aimExpires } from '../rules/aim.ts';
import { parseDice } from '../rules/dice-text.ts';
import { damageMean } from '../rules/fire.ts';
import { effectiveJam, jamOdds } from '../rules/jam.ts';
import type { ToHit } from '../rules/to-hit.ts';
import { Fact } from './fact.tsx';
import { useAllText, useRaid, useRaidSend, useSay } from './use-desk.ts';

/** What a shot promises: damage, the risk of a jam, and the aim that it would use. */
export function ShotFigures(props: {
  readonly commando: Commando;
  readonly weapon: Weapon;
  readonly plan: ToHit | null;
  /** Damage that the players have said for this shot. */
  readonly said: string | null;
}) {
  const { commando, weapon, plan } = props;
  const t = useAllText();
  const s = t.screen.shot;
  const state = useRaid();
  const send = useRaidSend();
  const language = useLanguage();
  const say = useSay();
  const { aim } = commando;
  const text = plan && (props.said ?? weapon.damage[plan.difficulty]);
  const dice = text === null ? null : parseDice(text);
  const level = sheetLevel(commando, weapon.skillId) ?? 0;
  const jam = jamOdds({ ...weapon, level, weaponClass: weapon.class }, state.settings);
  return (
    <dl className="facts">
      {text && dice && (
        <Fact name={s.damage(say.dice(text))} rule="CG-13.2" className="font-bold text-xl">
          {plan && !plan.automatic
            ? s.mean(
                formatNumber(language, toNumber(damageMean(plan.level, plan.total, dice, state.settings)), 2),
              )
            : say.dice(text)}
        </Fact>
      )}
      {weapon.class !== 'melee' && (
        <Fact name={s.jam(effectiveJam(weapon))} rule="CG-12.1">
          <Chance chance={jam.jam} decimals={1} className="font-bold text-xl" />
        </Fact>
      )}
      {aim && (
        <Fact
          name={s.aiming(commandoOf(state, aim.targetId)?.name ?? aim.targetId, aim.rounds)}
          rule="CG-11.1"
          className="mt-2 flex flex-wrap items-center gap-2"
        >
          <span>{t.until.aim(aimExpires(aim))}</span>
          <Button onClick={() => send.play({ type: 'clearAim', who: commando.id })}>{s.dropAim}</Button>
        </Fact>
      )}
    </dl>
  );
}
