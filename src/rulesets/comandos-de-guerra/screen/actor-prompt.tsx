import { Button } from '../../../ui/button.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { useDesk, useRaid, useText } from './use-desk.ts';

/** Whoever acts has to be chosen first: on a card, or here. */
export function ActorPrompt() {
  const s = useText();
  const state = useRaid();
  const desk = useDesk();
  return (
    <GuidePanel>
      <h2 className="text-2xl">{s.tabs.full[desk.tab]}</h2>
      <p className="text-muted">{s.whoActs}</p>
      <div className="flex flex-wrap gap-2">
        {state.commandos.map(({ id, name }) => (
          <Button key={id} onClick={() => desk.select(id)}>
            {name}
          </Button>
        ))}
      </div>
    </GuidePanel>
  );
}
