import { Shield, Sparkles } from 'lucide-react';
import { useLanguage } from '../../../i18n/react.ts';
import { classes } from '../../../ui/classes.ts';
import type { Bearer } from '../model/bearer.ts';
import { players } from '../model/state.ts';
import { belowCap } from '../rules/claims.ts';
import { describeBearer } from './describe.ts';
import { MiniHeart } from './mini-heart.tsx';
import { Tokens } from './tokens.tsx';
import { useAllText, useBonds, useFocus } from './use-bonds.ts';

/** One chip for each player: a small heart, the name, the claims held, and what waits on the bearer. */
export function BearerTabs() {
  const s = useAllText().screen;
  const state = useBonds();
  return (
    <nav aria-label={s.tabs.label} className="bh-tabs">
      {players(state).map((bearer) => (
        <Tab key={bearer.id} bearer={bearer} />
      ))}
    </nav>
  );
}

function Tab({ bearer }: { readonly bearer: Bearer }) {
  const t = useAllText();
  const language = useLanguage();
  const state = useBonds();
  const focus = useFocus();
  const on = focus.selected === bearer.id;
  const combat = state.phase === 'combat';
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={describeBearer(t, language, state, bearer)}
      onClick={() => focus.look(bearer.id, { kind: 'bearer' })}
      className={classes('bh-tab', on && 'is-on')}
    >
      <span className="flex min-w-0 items-center gap-1">
        <MiniHeart light={bearer.light} />
        <span className="truncate font-bold font-display leading-tight">{bearer.name}</span>
      </span>
      <span className="flex min-h-4 items-center gap-1 leading-none">
        <Tokens held={bearer.claims} />
        {!belowCap(state, bearer) && <span className="bh-full">{t.screen.tabs.fullShort}</span>}
        {bearer.protections.length > 0 && <Shield aria-hidden size="0.9rem" />}
        {bearer.pendingAdvice.length > 0 && <Sparkles aria-hidden size="0.9rem" />}
        {combat && (
          <span
            aria-hidden
            className={classes('bh-dot', bearer.combatClaimsUsed >= bearer.combatClaimLimit && 'is-spent')}
          />
        )}
      </span>
    </button>
  );
}
