import {
  Brain,
  Car,
  CircleDot,
  Crosshair,
  Dices,
  Dumbbell,
  EarOff,
  Hand,
  IdCard,
  type LucideIcon,
  Swords,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { ruleset } from '../rules/ruleset.ts';
import { TABS, type Tab, useDesk, useRaid, useText } from './use-desk.ts';

const ICONS: Record<Tab, LucideIcon> = {
  now: CircleDot,
  check: Dices,
  shoot: Crosshair,
  contest: Swords,
  chase: Car,
  brawl: Hand,
  silent: EarOff,
  morale: Brain,
  load: Dumbbell,
  sheet: IdCard,
};

/** What the panel shows. The number on "now" says how much is owed. */
export function TabBar() {
  const s = useText();
  const desk = useDesk();
  const state = useRaid();
  const owed = ruleset.owed(state).length;
  const bar = useRef<HTMLElement>(null);
  // On a phone the bar is pushed sideways: the chosen one comes into sight, with the layout of the next frame
  // instead of one more before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab is what moves
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [desk.tab]);
  return (
    <nav ref={bar} aria-label={s.tabs.label} className="raid-tabs">
      {TABS.map((tab) => {
        const Icon = ICONS[tab];
        const on = desk.tab === tab;
        return (
          <button
            key={tab}
            type="button"
            aria-current={on ? 'page' : undefined}
            aria-label={tab === 'now' && owed > 0 ? s.tabs.nowOwed(owed) : s.tabs.full[tab]}
            className={classes('raid-tab', on && 'is-on')}
            onClick={() => desk.open(tab)}
          >
            <Icon aria-hidden size="1.25rem" />
            <span>{s.tabs.short[tab]}</span>
            {tab === 'now' && owed > 0 && (
              <b aria-hidden className="raid-tab-count">
                {owed}
              </b>
            )}
          </button>
        );
      })}
    </nav>
  );
}
