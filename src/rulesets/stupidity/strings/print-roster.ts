/** The units on paper, with a box for each model that may fall and for what Stupidity does to a unit. */
import { formatNumber } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import type { PrintRoster } from '../../contract.ts';
import type { State } from '../model/state.ts';
import { type ModelGroup, SIDES, type Unit } from '../model/unit.ts';
import { testLd } from '../rules/leadership.ts';
import { unitMovement } from '../rules/move.ts';
import { modelsIn } from '../rules/who-tests.ts';
import { groupLabel, lengthText } from './sentences.ts';
import type { Text } from './text.ts';

/** More models than this are crossed out nowhere but in the notes. */
const MOST_MODELS = 30;

function groupText(t: Text, group: ModelGroup): string {
  const { count, rider, mount } = group;
  const what = `${count} ${groupLabel(t, group)}`;
  return rider.stupid || mount?.stupid ? `${what} (${t.traits.stupid})` : what;
}

function boxesOf(t: Text, unit: Unit): PrintRoster['groups'][number]['rows'][number]['boxes'] {
  const one = (label: string, on: boolean) => ({ label, total: 1, ticked: on ? 1 : 0 });
  const { stupid, fleeing, pinned } = t.screen.pills;
  return [
    { label: t.print.casualties, total: Math.min(MOST_MODELS, modelsIn(unit.groups)), ticked: 0 },
    one(stupid, unit.stupid),
    one(fleeing, unit.fleeing),
    one(pinned, unit.pinned),
  ];
}

export function printRoster({ units, settings }: State, t: Text, language: Language): PrintRoster {
  const length = (cm: number) => lengthText(language, cm, settings.units).replace(' ', '\u00a0');
  return {
    groups: SIDES.map((side) => ({
      title: t.sides[side],
      columns: [t.print.models, t.print.ld, t.movement, t.print.half, t.print.points],
      rows: units
        .filter((unit) => unit.side === side)
        .map((unit) => {
          const movement = unitMovement(unit, settings);
          return {
            name: unit.name,
            values: [
              unit.groups.map((group) => groupText(t, group)).join(', ') || '–',
              String(testLd(unit, settings).ld),
              length(movement),
              length(movement / 2),
              unit.points === null ? '–' : formatNumber(language, unit.points, 0),
            ],
            boxes: boxesOf(t, unit),
          };
        }),
    })),
  };
}
