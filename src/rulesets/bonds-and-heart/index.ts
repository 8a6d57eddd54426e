/** The entry of this ruleset's chunk: what its table needs from the first moment. */
import type { RulesetModule } from '../contract.ts';
import type { Command } from './model/commands.ts';
import type { Event } from './model/events.ts';
import { players, type State } from './model/state.ts';
import { ruleset } from './rules/ruleset.ts';
import { schemas } from './schema.ts';
import { Screen } from './screen/screen.tsx';
import type { Text } from './strings/text.ts';
import { words } from './strings/words.ts';

const module: RulesetModule<State, Command, Event, Text> = {
  ruleset,
  schemas,
  progressOf: (state) => ({
    adventure: state.adventure,
    scene: state.scene,
    combat: state.phase === 'combat' ? 1 : 0,
    bearers: players(state).length,
  }),
  strings: { es: () => import('./strings/es.ts'), en: () => import('./strings/en.ts') },
  words,
  late: { es: () => import('./late-es.ts'), en: () => import('./late-en.ts') },
  extras: () => import('./extras.ts'),
  Screen,
};

export default module;
