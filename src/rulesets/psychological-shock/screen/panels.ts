/** The parts of the screen that do not stand in the first view of a table at rest. */
import { BoostSteppers } from './boost-steppers.tsx';
import { HitMenu } from './hit-menu.tsx';
import { RecoveryPanel } from './recovery-panel.tsx';
import { ShortfallPanel } from './shortfall-panel.tsx';
import { SizeNote } from './size-note.tsx';
import { SoldierPanel } from './soldier-panel.tsx';

export const panels = { BoostSteppers, HitMenu, RecoveryPanel, ShortfallPanel, SizeNote, SoldierPanel };
