import type { Shared } from '../i18n/shared.ts';
import type { Rejection } from '../kernel/result.ts';

/** The sentences for what the table itself refuses; null for a reason of the rules. */
export function tableRefusal(t: Shared, why: Rejection): string | null {
  switch (why.code) {
    case 'die-out-of-range':
      return t.dice.dieRange(Number(why.params?.faces ?? 6));
    case 'table-read-only':
      return t.save.newer;
    case 'table-view':
      return t.save.view;
    case 'table-closed':
      return t.table.closed;
    case 'dice-not-here':
      return t.dice.notHere;
    case 'dice-not-true':
      return t.dice.notTrue;
    case 'no-open-roll':
      return t.table.noOpenRoll;
    default:
      return null;
  }
}
