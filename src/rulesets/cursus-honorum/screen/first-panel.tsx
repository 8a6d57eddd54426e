import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { otherSide, SIDES, type Side } from '../model/character.ts';
import { firstPlayer } from '../rules/first-player.ts';
import { ForecastFoot } from './forecast-foot.tsx';
import { ShareNote } from './share-note.tsx';
import { Steps } from './steps.tsx';
import { UpkeepNote } from './upkeep-note.tsx';
import { useActions } from './use-actions.ts';
import { useCursus, useText } from './use-cursus.ts';

/** Who chooses which player tests first: stars, then leadership, then lots (CH-13.3). */
export function FirstPanel() {
  const s = useText();
  const state = useCursus();
  const send = useActions();
  const { chooser, by, stars, withLeadership } = firstPlayer(state);
  const totals = by === 'stars' ? stars : withLeadership;
  const who = chooser ?? state.step?.drawn ?? null;
  const armyOf = (side: Side): string => state.armies[side].name;
  const choose = (first: Side) => send.play({ type: 'chooseFirst', first });
  const usual = state.lastFirst;
  return (
    <GuidePanel
      actions={
        who === null ? (
          <Button tone="primary" size="large" onClick={() => send.play({ type: 'drawLots' })}>
            {s.first.draw}
          </Button>
        ) : (
          <>
            <Button size="large" onClick={() => choose(otherSide(usual))}>
              {s.first.starts(armyOf(otherSide(usual)))}
            </Button>
            <Button tone="primary" size="large" onClick={() => choose(usual)}>
              {s.first.starts(armyOf(usual))}
            </Button>
          </>
        )
      }
    >
      <Steps />
      <header>
        <h2 className="text-[1.45rem]">{who === null ? s.first.level : s.first.title(armyOf(who))}</h2>
        <p className="text-muted">
          {s.first[by]} <RuleRef rule={by === 'lots' ? 'CH-13.5' : by === 'stars' ? 'CH-13.3' : 'CH-13.4'} />
        </p>
      </header>
      <dl className="grid grid-cols-2 gap-2">
        {SIDES.map((side) => (
          <div key={side} data-side={side} className="ch-total">
            <dt>{armyOf(side)}</dt>
            <dd>
              <b>{totals[side]}</b> {by === 'stars' ? '★' : s.first.sum}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-sm">{s.first.order}</p>
      {who === null && (
        <div className="flex flex-col gap-2">
          <p>{s.first.own}</p>
          {SIDES.map((side) => (
            <Button key={side} onClick={() => choose(side)}>
              {s.first.starts(armyOf(side))}
            </Button>
          ))}
        </div>
      )}
      <UpkeepNote />
      <ShareNote />
      {state.phase !== 'offensive' && <ForecastFoot sides={SIDES} />}
    </GuidePanel>
  );
}
