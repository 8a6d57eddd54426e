import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { useAllText, useBonds, useBondsSend, useFocus } from './use-bonds.ts';

/** The table as a whole: scene, combat, adventure, and those who are out of play. */
export function TableSection() {
  const t = useAllText();
  const s = t.screen.table;
  const state = useBonds();
  const send = useBondsSend();
  const focus = useFocus();
  const away = state.bearers.filter(({ status }) => status !== 'active');
  const combat = state.phase === 'combat';
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-lg">{s.title}</h3>
      <div className="grid grid-cols-2 gap-2 wide:grid-cols-4">
        <Button onClick={() => send.play({ type: combat ? 'endCombat' : 'startCombat' })}>
          {combat ? s.endCombat : s.startCombat}
        </Button>
        <Button onClick={() => send.play({ type: 'endScene' })}>{s.endScene}</Button>
        {state.running ? (
          <Button onClick={() => focus.open({ kind: 'end' })}>{s.endAdventure}</Button>
        ) : (
          <Button onClick={() => send.play({ type: 'startAdventure' })}>{s.startAdventure}</Button>
        )}
        <Button onClick={() => focus.openSheet(null)}>{t.screen.roster.add}</Button>
      </div>
      <p className="text-muted text-sm">
        {s.phases} <RuleRef rule="BH-1.6" />
      </p>
      {away.map(({ id, name, status, fate }) => (
        <div key={id} className="bh-owed">
          <span className="flex-1">
            <b>{name}</b> · {t.names.status[status]}
            {fate && ` · ${s.fullOf[fate]}`} <RuleRef rule="BH-8.3" />
          </span>
          <Button onClick={() => send.play({ type: 'deleteBearer', id })}>{s.forget}</Button>
          <Button onClick={() => send.play({ type: 'setStatus', id, status: 'active', fate: null })}>
            {s.bringBack}
          </Button>
        </div>
      ))}
    </section>
  );
}
