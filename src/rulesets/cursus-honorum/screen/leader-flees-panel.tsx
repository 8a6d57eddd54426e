import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { Button } from '../../../ui/button.tsx';
import type { Character } from '../model/character.ts';
import { fixedLoad } from '../rules/leader-load.ts';
import { leaderLoadOdds } from '../rules/odds.ts';
import { EventFrame } from './event-frame.tsx';
import { NOTHING_TOLD } from './ui-store.ts';
import { useActions } from './use-actions.ts';
import { useAllText, useCursus, useUiStore } from './use-cursus.ts';

/** A leader runs outside of the phase, by a special rule: what will fall due, and the button that does it. */
export function LeaderFleesPanel({ one }: { readonly one: Character }) {
  const { screen } = useAllText();
  const s = screen.leaderFlees;
  const state = useCursus();
  const send = useActions();
  const language = useLanguage();
  const ui = useUiStore();
  const { mean } = leaderLoadOdds({ ...one, command: one.extra.command });
  const run = (): void => {
    if (send.play({ type: 'leaderFlees', id: one.id })) ui.setState({ ...NOTHING_TOLD, selected: [] });
  };
  return (
    <EventFrame
      one={one}
      title={s.title(one.name)}
      lead={s.lead}
      rule="CH-8.1"
      actions={
        <Button tone="primary" size="large" onClick={run}>
          {s.run}
        </Button>
      }
    >
      {one.role === 'general' && (
        <p className="ch-warning">{screen.death.general(state.armies[one.side].name)}</p>
      )}
      <p>{s.load(fixedLoad(one, one.extra.command), one.stars, formatNumber(language, mean))}</p>
      <p className="text-muted">{s.recovers}</p>
    </EventFrame>
  );
}
