import { Button } from '../../../ui/button.tsx';
import type { Bearer } from '../model/bearer.ts';
import { useBonds, useBondsSend, useFocus, useText } from './use-bonds.ts';

/** What the bearer who is looked at can do now; before an adventure, its start. */
export function PlayButtons({ bearer }: { readonly bearer: Bearer }) {
  const s = useText().play;
  const state = useBonds();
  const send = useBondsSend();
  const focus = useFocus();
  const combat = state.phase === 'combat';
  const test = (
    <Button
      tone={state.running && !combat ? 'primary' : 'plain'}
      size="large"
      onClick={() => focus.open({ kind: 'test', roller: bearer.id, against: null })}
    >
      {s.test(bearer.name)}
    </Button>
  );
  if (!state.running)
    return (
      <>
        {test}
        <Button tone="primary" size="large" onClick={() => send.play({ type: 'startAdventure' })}>
          {s.start(state.adventure + 1)}
        </Button>
      </>
    );
  return (
    <>
      <Button
        onClick={() =>
          focus.open({
            kind: 'test',
            roller: null,
            against: bearer.protections.length > 0 ? bearer.id : null,
          })
        }
      >
        {s.against(bearer.name)}
      </Button>
      {combat && test}
      {combat ? (
        <Button tone="primary" size="large" onClick={() => focus.open({ kind: 'card' })}>
          {s.card(bearer.name)}
        </Button>
      ) : (
        test
      )}
    </>
  );
}
