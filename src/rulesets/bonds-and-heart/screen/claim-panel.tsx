import { Chance } from '../../../dice/chance.tsx';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import type { Verdict } from '../model/commands.ts';
import { modeOf, type OpenClaim } from '../model/state.ts';
import { claimLight, refusalOdds, refusedLately, whyNotClaim } from '../rules/claims.ts';
import { rollerOf } from '../rules/effects.ts';
import { HEART_THROWS } from '../rules/heart-odds.ts';
import { effectRule } from '../rules/owed.ts';
import { nameOf } from '../strings/name-of.ts';
import { ClaimWorth } from './claim-worth.tsx';
import { faceOf } from './describe.ts';
import { nextOf } from './next-of.ts';
import { TaskPanel } from './task-panel.tsx';
import { useAllText, useBonds, useBondsSend, useBondsTable, useFocus } from './use-bonds.ts';

/** A claim lies on the table: what it would give, what a refusal risks, and the three answers (BH-5). */
export function ClaimPanel({ claim }: { readonly claim: OpenClaim }) {
  const t = useAllText();
  const s = t.screen.claim;
  const state = useBonds();
  const send = useBondsSend();
  const table = useBondsTable();
  const focus = useFocus();
  const { claimant, claimed, kind } = claim;
  const mode = modeOf(state.phase);
  const light = claimLight(state, claimant, claimed, kind);
  const risk = refusalOdds(state, claimant, claimed, kind);
  const why = send.sayRejection(whyNotClaim(state, claimant, claimed, kind));
  const answer = (decision: Verdict): void => {
    const command = { type: 'resolveClaim', decision, ...claim } as const;
    if (decision === 'refuse') {
      if (send.ask(command)) focus.look(claimed, null);
      return;
    }
    const before = state.helps.length;
    if (!send.play(command)) return;
    const { timeline, pending } = table.store.getState();
    const help = timeline.state.helps[before];
    const { who, task } = help ? nextOf(help) : { who: claimant, task: { kind: 'bearer' } as const };
    // A test sheet that lies open for the same roller takes the help in (BH-6.11).
    if (help && pending?.command.type === 'rollTest' && pending.command.roller === rollerOf(help))
      send.ask({
        ...pending.command,
        helps: [...pending.command.helps, { help: help.id, ability: null }],
      });
    focus.look(who, task);
  };
  return (
    <TaskPanel
      title={s.title(nameOf(state, claimant), nameOf(state, claimed))}
      lead={
        <>
          {s.lead(faceOf(t, kind, light), light)} <RuleRef rule="BH-5.4" />
        </>
      }
      actions={
        <>
          <Button why={why} aria-description={t.effects.deny} onClick={() => answer('deny')}>
            {s.deny}
          </Button>
          <Button why={why} aria-description={t.effects.refuse} onClick={() => answer('refuse')}>
            {s.refuse(nameOf(state, claimed))}
          </Button>
          <Button
            tone="primary"
            size="large"
            why={why}
            aria-description={t.effects.accept}
            onClick={() => answer('accept')}
          >
            {s.accept(nameOf(state, claimed))}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
        <section className="bh-card">
          <p>
            {t.effects[mode][kind]} <RuleRef rule={effectRule(claim, mode)} />
          </p>
          <ClaimWorth claim={claim} />
          <p className="mt-1 text-muted text-sm">
            {t.effects.accept} <RuleRef rule="BH-5.5" />
          </p>
        </section>
        <section className="bh-card">
          <h3 className="text-lg">
            {s.ifRefused} <RuleRef rule="BH-5.6" />
          </h3>
          {risk && (
            <ul>
              <li className="flex items-center justify-between gap-2">
                {s.darkens(nameOf(state, claimed))}
                <Chance chance={risk.darkens} of={HEART_THROWS} className="font-bold text-xl" />
              </li>
              <li className="flex items-center justify-between gap-2">
                {s.bondLoses}
                <Chance chance={risk.bondLoses} of={HEART_THROWS} className="font-bold text-xl" />
              </li>
            </ul>
          )}
        </section>
      </div>
      {why && <p className="text-bad">{why}</p>}
      <p className="text-muted text-sm">
        {t.reminders.fiction} <RuleRef rule="BH-5.4" />{' '}
        {refusedLately(state, claimant, claimed) && (
          <b className="text-ink">
            {t.reminders.refusedLately} <RuleRef rule="BH-5.14" />
          </b>
        )}
      </p>
      <Button tone="quiet" className="self-start" onClick={() => send.play({ type: 'withdrawClaim' })}>
        {s.withdraw}
      </Button>
    </TaskPanel>
  );
}
