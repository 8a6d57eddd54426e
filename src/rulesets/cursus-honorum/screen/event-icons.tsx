/** The sign of each event that calls for tests, and the rule that it stands on. */
import {
  ChevronsRight,
  CircleDot,
  LogOut,
  MoveLeft,
  PlusCircle,
  Skull,
  StarOff,
  Swords,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { EventKind } from './ui-store.ts';

type Icon = ComponentType<{ readonly size?: string; readonly 'aria-hidden'?: boolean }>;

export const EVENT_ICONS: Readonly<Record<EventKind, Icon>> = {
  casualty: Skull,
  superiority: Users,
  retreat: MoveLeft,
  leaderDies: StarOff,
  leaderFlees: ChevronsRight,
  left: LogOut,
  points: PlusCircle,
  spent: CircleDot,
  combat: Swords,
};

export const EVENT_RULES: Readonly<Record<EventKind, string>> = {
  casualty: 'CH-3.1',
  superiority: 'CH-4.1',
  retreat: 'CH-6.1',
  leaderDies: 'CH-7.1',
  leaderFlees: 'CH-8.1',
  left: 'CH-16.4',
  points: 'CH-1.2',
  spent: 'CH-13.4',
  combat: 'CH-21.1',
};
