/** Where accepted help is used: at its test, its card or its hit. */
import type { Help } from '../model/state.ts';
import { rollerOf } from '../rules/effects.ts';
import type { Task } from './use-bonds.ts';

export function nextOf(help: Help): { readonly who: string; readonly task: Task } {
  const who = rollerOf(help);
  if (help.mode === 'action') return { who, task: { kind: 'test', roller: who, against: null } };
  return help.kind === 'protectionContempt'
    ? { who: help.claimant, task: { kind: 'share', help: help.id } }
    : { who, task: { kind: 'card' } };
}
