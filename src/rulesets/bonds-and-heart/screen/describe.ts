/** Names and full sentences for buttons, tokens and panes. */
import { formatList, formatPercent } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import { toNumber } from '../../../kernel/fraction.ts';
import type { Bearer, BondKind, PlotNo } from '../model/bearer.ts';
import { LIMITS } from '../model/limits.ts';
import type { State } from '../model/state.ts';
import { fateOf } from '../rules/adventure.ts';
import { belowCap, type Cell } from '../rules/claims.ts';
import { toneAt } from '../rules/heart.ts';
import { HEART_THROWS, type HeartOdds, plotChance } from '../rules/heart-odds.ts';
import { nameOf } from '../strings/name-of.ts';
import type { Text } from '../strings/text.ts';

/** BH-4.7: a bond without light goes by its dark name. */
export const faceOf = (t: Text, kind: BondKind, light: number): string =>
  light > 0 ? t.names.lightFace[kind] : t.names.darkFace[kind];

/** "Plot 7, darkness, part of love towards Yanela, chance to change 12%, 26 in 216". */
export function describePane(
  t: Text,
  language: Language,
  state: State,
  bearer: Bearer,
  light: readonly PlotNo[],
  plot: PlotNo,
  odds: HeartOdds | null,
): string {
  const s = t.screen.heart;
  const tone = toneAt(light, plot);
  const bonds = bearer.bonds
    .filter(({ plots }) => plots.includes(plot))
    .map(({ kind, to }) => s.towards(t.names.lightFace[kind].toLowerCase(), nameOf(state, to)));
  const ways = odds?.ways.get(plot);
  return [
    s.plot(plot),
    t.names.tone[tone].toLowerCase(),
    bonds.length > 0 && s.partOf(formatList(language, bonds)),
    odds &&
      ways &&
      s.mayChange(formatPercent(language, toNumber(plotChance(odds, plot))), ways, HEART_THROWS),
  ]
    .filter(Boolean)
    .join(', ');
}

/** "Brizo, 2 claims, holds as many claims as allowed, 12 light, 8 darkness". */
export function describeBearer(t: Text, language: Language, state: State, bearer: Bearer): string {
  const s = t.screen.tabs;
  const shields = bearer.protections.map(({ from }) => nameOf(state, from));
  return [
    bearer.name,
    t.claimsInPlay(bearer.claims),
    !belowCap(state, bearer) && s.full,
    s.light(bearer.light.length),
    s.dark(LIMITS.plots - bearer.light.length),
    fateOf(bearer, state.settings) && s.retires,
    shields.length > 0 && s.shielded(formatList(language, shields)),
    bearer.pendingAdvice.length > 0 && s.advised,
    state.phase === 'combat' && s.used(bearer.combatClaimsUsed, bearer.combatClaimLimit),
  ]
    .filter(Boolean)
    .join(', ');
}

/** "Aldara asks Brizo: friendship, 4 of 6 light". */
export const describeCell = (t: Text, state: State, claimant: string, claimed: string, cell: Cell): string =>
  t.screen.matrix.cell(
    nameOf(state, claimant),
    nameOf(state, claimed),
    faceOf(t, cell.kind, cell.light).toLowerCase(),
    cell.light,
    cell.parts,
  );
