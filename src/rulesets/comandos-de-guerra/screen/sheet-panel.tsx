import { ArrowDown, ArrowUp, Copy, Pencil, Trash2 } from 'lucide-react';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { Commando } from '../model/sheet.ts';
import { CHARACTERISTICS } from '../model/words.ts';
import { joined } from '../strings/sums.ts';
import { ByHand } from './by-hand.tsx';
import { pointsOf, troubleOf } from './describe.ts';
import { Fact } from './fact.tsx';
import { OwedStrip } from './owed-strip.tsx';
import { PointSteppers } from './point-steppers.tsx';
import { Section } from './section.tsx';
import { ShockSection } from './shock-section.tsx';
import { useAllText, useDesk, useRaid, useRaidSend } from './use-desk.ts';
import { WeaponService } from './weapon-service.tsx';

/** The dossier of one commando: what changes in play first, then everything by hand. */
export function SheetPanel({ commando }: { readonly commando: Commando }) {
  const t = useAllText();
  const s = t.screen.sheet;
  const state = useRaid();
  const send = useRaidSend();
  const desk = useDesk();
  const { id, side } = commando;
  const own = state.commandos.filter((one) => one.side === side);
  const place = own.findIndex((one) => one.id === id);
  const move = (by: number): void => {
    const other = own[place + by];
    const to = state.commandos.findIndex((one) => one.id === other?.id);
    if (to >= 0) send.play({ type: 'moveCommando', id, to });
  };
  return (
    <GuidePanel
      actions={
        <Button
          tone="primary"
          size="large"
          icon={<Pencil aria-hidden size="1.2rem" />}
          onClick={() => desk.openForm({ kind: 'commando', id })}
        >
          {s.edit}
        </Button>
      }
    >
      <OwedStrip />
      <header>
        <h2 className="text-2xl">{commando.name}</h2>
        <p className="text-muted">
          {joined(s.rank(commando.rank), troubleOf(t, commando), pointsOf(t, commando))}
        </p>
      </header>
      <dl className="facts">
        {CHARACTERISTICS.map((one) => (
          <Fact key={one} name={t.characteristic[one]} className="font-bold text-xl">
            {commando.characteristics[one]}
          </Fact>
        ))}
      </dl>
      <div>
        <PointSteppers commando={commando} />
        <p className="mt-1 text-muted text-sm">{s.shortWay}</p>
      </div>
      <ShockSection commando={commando} />
      {commando.weapons.map((weapon) => (
        <WeaponService key={weapon.id} commando={commando} weapon={weapon} />
      ))}
      <Button
        className="self-start"
        onClick={() => desk.openForm({ kind: 'weapon', who: id, weaponId: null })}
      >
        {t.screen.weapon.add}
      </Button>
      <ByHand commando={commando} />
      <Section title={s.card}>
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<ArrowUp aria-hidden size="1.1rem" />}
            why={place === 0 ? s.first : null}
            onClick={() => move(-1)}
          >
            {s.earlier}
          </Button>
          <Button
            icon={<ArrowDown aria-hidden size="1.1rem" />}
            why={place === own.length - 1 ? s.last : null}
            onClick={() => move(1)}
          >
            {s.later}
          </Button>
          <Button
            icon={<Copy aria-hidden size="1.1rem" />}
            onClick={() => send.play({ type: 'duplicateCommando', id, copyId: newId() })}
          >
            {s.duplicate}
          </Button>
          <Button
            tone="danger"
            icon={<Trash2 aria-hidden size="1.1rem" />}
            onClick={() => {
              if (send.play({ type: 'removeCommando', id })) desk.open('now');
            }}
          >
            {s.remove}
          </Button>
        </div>
      </Section>
    </GuidePanel>
  );
}
