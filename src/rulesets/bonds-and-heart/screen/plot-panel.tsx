import { Chance } from '../../../dice/chance.tsx';
import { useT } from '../../../i18n/react.ts';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import type { Bearer, PlotNo, Tone } from '../model/bearer.ts';
import { bondLight } from '../rules/bonds.ts';
import { toneAt } from '../rules/heart.ts';
import { HEART_THROWS, heartOdds, plotChance } from '../rules/heart-odds.ts';
import { BondLine } from './bond-line.tsx';
import { TaskPanel } from './task-panel.tsx';
import { useAllText, useBonds, useBondsSend, useFocus } from './use-bonds.ts';

/** One pane looked at: its tone, its odds, its bonds, and the director's brush (BH-2.5). */
export function PlotPanel({ bearer, plot }: { readonly bearer: Bearer; readonly plot: PlotNo }) {
  const t = useAllText();
  const s = t.screen.plot;
  const app = useT();
  const state = useBonds();
  const send = useBondsSend();
  const focus = useFocus();
  const tone = toneAt(bearer.light, plot);
  const other: Tone = tone === 'light' ? 'dark' : 'light';
  const bonds = bearer.bonds.filter(({ plots }) => plots.includes(plot));
  return (
    <TaskPanel
      title={s.title(plot, bearer.name, t.names.tone[tone].toLowerCase())}
      lead={
        <>
          {tone === 'light' ? t.effects.lightPlot : t.effects.darkPlot} <RuleRef rule="BH-2.2" />
        </>
      }
      figure={
        <span>
          <Chance
            chance={plotChance(heartOdds(bearer.light, other), plot)}
            of={HEART_THROWS}
            decimals={1}
            className="font-bold text-2xl"
          />
          <span className="block text-muted text-sm">{s.next[other]}</span>
        </span>
      }
      onBack={() => focus.open(null)}
      actions={
        <>
          <Button onClick={() => send.play({ type: 'paintPlot', id: bearer.id, plot, tone: other })}>
            {s.paint[other]}
          </Button>
          <Button tone="primary" size="large" onClick={() => focus.open(null)}>
            {app.app.done}
          </Button>
        </>
      }
    >
      <p className="text-muted text-sm">
        {s.byHand} <RuleRef rule="BH-2.5" />
      </p>
      {bonds.length > 0 && (
        <ul className="grid grid-cols-1 gap-2 wide:grid-cols-2" aria-label={s.bonds}>
          {bonds.map((bond) => (
            <BondLine key={bond.id} bond={bond} light={bondLight(bearer, bond, state.settings)} />
          ))}
        </ul>
      )}
    </TaskPanel>
  );
}
