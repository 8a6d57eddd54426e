import { AfterPaint } from '../../../later/after-paint.tsx';
import { Button } from '../../../ui/button.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { Commando } from '../model/sheet.ts';
import { weaponOf } from '../model/state.ts';
import { whyCannotAct } from '../rules/actor.ts';
import { planShot } from '../rules/fire.ts';
import { reasonOf, refused } from '../rules/refusal.ts';
import { weaponRefusal } from '../rules/to-hit.ts';
import { CheckResult } from './check-result.tsx';
import { D100Strip } from './d100-strip.tsx';
import { GradeLegend } from './grade-legend.tsx';
import { LastLine } from './last-line.tsx';
import { OwedStrip } from './owed-strip.tsx';
import { RollActions } from './roll-actions.tsx';
import { ShotFigures } from './shot-figures.tsx';
import { ShotForm } from './shot-form.tsx';
import { usualCheck } from './use-check.ts';
import { useLatest, useRaid, useRaidSend, useText } from './use-desk.ts';
import { CombinedPanel, usePair } from './use-pair.ts';
import { useShot } from './use-shot.ts';
import { WeaponService } from './weapon-service.tsx';
import { WhyNot } from './why-not.tsx';

/** Fire: weapon, target, distance, the running sum, the die; jam and damage come with it. */
export function ShootPanel({ commando }: { readonly commando: Commando }) {
  const { shot: s, pair: combined } = useText();
  const state = useRaid();
  const send = useRaidSend();
  const latest = useLatest();
  const [shot, setShot] = useShot(commando);
  const { pair, keep, begin, leave } = usePair('shot', commando);
  if (pair) return <CombinedPanel commando={commando} pair={pair} onChange={keep} onLeave={leave} />;
  const plan = planShot(state, commando.id, shot, 'none');
  const no = reasonOf(plan);
  const weapon = weaponOf(commando, shot.weaponId);
  const fired = latest?.events.some((event) => event.type === 'shotFired' && event.shot.who === commando.id);
  const open = !refused(plan) && !plan.automatic ? plan : null;
  const last = state.lastCheck?.outcome;
  const same = fired && open && last?.level === open.level && last.modifier === open.total;
  const service = weapon && <WeaponService commando={commando} weapon={weapon} />;
  // A weapon that cannot fire leads with what makes it fire again.
  const ready = !weapon || weaponRefusal(weapon) === null;
  return (
    <GuidePanel
      actions={
        <RollActions
          command={{ type: 'fire', who: commando.id, shot }}
          label={open || refused(plan) ? s.fire : s.fireSure}
          why={no}
        >
          <Button
            size="large"
            why={send.sayRejection(whyCannotAct(state, commando.id))}
            onClick={() =>
              send.play({
                type: 'aimAt',
                who: commando.id,
                targetId: shot.targetId,
                targetName: shot.targetName,
              })
            }
          >
            {s.aim}
          </Button>
        </RollActions>
      }
    >
      <OwedStrip />
      <header className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-2xl">{s.title(commando.name)}</h2>
        <Button onClick={() => begin(usualCheck(commando), shot)}>{combined.open}</Button>
      </header>
      {fired && <CheckResult who={commando.id} />}
      {fired && <LastLine />}
      {/* In two steps: the form and its strip, then the figures below. */}
      <AfterPaint>
        <ShotForm commando={commando} shot={shot} place="none" onChange={setShot} />
        {!ready && service}
        <WhyNot why={no} />
        {open && (
          <D100Strip level={open.level} modifier={open.total} marker={same ? (last?.roll ?? null) : null} />
        )}
        {!refused(plan) && plan.automatic && <p className="text-lg">{s.automatic}</p>}
        <AfterPaint>
          {open && <GradeLegend level={open.level} modifier={open.total} />}
          {weapon && ready && (
            <ShotFigures
              commando={commando}
              weapon={weapon}
              plan={refused(plan) ? null : plan}
              said={shot.damage}
            />
          )}
          {ready && service}
        </AfterPaint>
      </AfterPaint>
    </GuidePanel>
  );
}
