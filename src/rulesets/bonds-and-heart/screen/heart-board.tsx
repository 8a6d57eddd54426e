import type { CSSProperties } from 'react';
import { formatPercent } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { toNumber } from '../../../kernel/fraction.ts';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { ALTERNATE, type Bearer, type PlotNo, TONES } from '../model/bearer.ts';
import { LIMITS } from '../model/limits.ts';
import { reach } from '../rules/bonds.ts';
import { changeChance, heartOdds } from '../rules/heart-odds.ts';
import { BearerTabs } from './bearer-tabs.tsx';
import { HeartGlass } from './heart-glass.tsx';
import { useHeartLook } from './heart-look.ts';
import { MiniHeart } from './mini-heart.tsx';
import { useAllText, useBonds, useFocus } from './use-bonds.ts';

/** The heart of whoever is looked at, large; those of the others small above it. */
export function HeartBoard() {
  const t = useAllText();
  const look = useHeartLook();
  const focus = useFocus();
  if (!look)
    return (
      <div className="bh-column">
        <p className="text-muted">{t.reminders.intro}</p>
        <div className="bh-stage opacity-60">
          <MiniHeart light={ALTERNATE} />
        </div>
      </div>
    );
  const { bearer, light } = look;
  const tap = (plot: PlotNo): void => {
    // From what is drawn now: with two quick taps the board may still show what was drawn before.
    if (focus.drawn)
      focus.draw(
        (drawn) => drawn && (drawn.includes(plot) ? drawn.filter((one) => one !== plot) : [...drawn, plot]),
      );
    else focus.open({ kind: 'plot', plot });
  };
  return (
    <div className="bh-column">
      <BearerTabs />
      <div className="bh-glass">
        <div className="bh-stage" style={{ '--lit': light.length / LIMITS.plots } as CSSProperties}>
          <HeartGlass {...look} pressable={focus.drawn !== null} onTap={tap} />
        </div>
        <Balance bearer={bearer} light={light} />
        <div className="grid grid-cols-2 gap-2">
          {TONES.map((toward) => (
            <TowardButton key={toward} toward={toward} light={light} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** BH-2.4, BH-4.9: how much of the heart is light, and how many can ask for its help. */
function Balance({ bearer, light }: { readonly bearer: Bearer; readonly light: readonly PlotNo[] }) {
  const t = useAllText();
  const state = useBonds();
  const s = t.screen.heart;
  const { askableBy, companions } = reach(state, bearer);
  return (
    <div>
      <p className="bh-balance">
        <b className="bh-lit-ink">{s.light(light.length)}</b>
        <span aria-hidden className="bh-balance-bar">
          <span style={{ width: `${(light.length / LIMITS.plots) * 100}%` }} />
        </span>
        <b className="bh-dark-ink">{s.dark(LIMITS.plots - light.length)}</b>
      </p>
      <p className="text-center text-muted text-sm">
        {t.reminders.askedBy(askableBy.length, companions)} <RuleRef rule="BH-4.9" />
      </p>
    </div>
  );
}

/** The way to a heart roll, with the chance that some plot changes. */
function TowardButton({
  toward,
  light,
}: {
  readonly toward: 'light' | 'dark';
  readonly light: readonly PlotNo[];
}) {
  const t = useAllText();
  const language = useLanguage();
  const focus = useFocus();
  const on = focus.task?.kind === 'heart' && focus.task.toward === toward;
  const chance = toNumber(changeChance(heartOdds(light, toward)));
  return (
    <Button
      size="large"
      aria-pressed={on}
      className={`bh-toward-${toward} px-2!`}
      onClick={() => focus.open(on ? null : { kind: 'heart', toward })}
    >
      {t.names.toward[toward]} · {formatPercent(language, chance)}
    </Button>
  );
}
