import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { SIDES, type Side } from '../model/words.ts';
import { DossierCard } from './dossier-card.tsx';
import { RoundBar } from './round-bar.tsx';
import { useDesk, useRaid, useText } from './use-desk.ts';

/** All cards, the team above its opponents, under the round. In portrait they lie in a row. */
export function RosterColumn() {
  const s = useText();
  const state = useRaid();
  const { openForm } = useDesk();
  return (
    <>
      <RoundBar />
      <div className="raid-cards">
        {SIDES.map((side) => (
          <Group key={side} side={side} />
        ))}
        {state.commandos.length > 0 && (
          <Button
            tone="quiet"
            className="raid-add"
            icon={<Plus aria-hidden size="1.2rem" />}
            onClick={() => openForm({ kind: 'new', side: 'team' })}
          >
            {s.roster.add}
          </Button>
        )}
      </div>
    </>
  );
}

function Group({ side }: { readonly side: Side }) {
  const s = useText();
  const state = useRaid();
  const desk = useDesk();
  const list = state.commandos.filter((one) => one.side === side);
  if (list.length === 0) return null;
  return (
    <section className="raid-group" aria-label={s.roster.sides[side]}>
      <h2 className="raid-group-name">{s.roster.sides[side]}</h2>
      {list.map((one) => (
        <DossierCard
          key={one.id}
          commando={one}
          selected={desk.selected === one.id}
          onHold={() => desk.openForm({ kind: 'points', id: one.id })}
          onSelect={() => desk.look({ selected: one.id, tab: desk.tab === 'now' ? 'check' : desk.tab })}
        />
      ))}
    </section>
  );
}
