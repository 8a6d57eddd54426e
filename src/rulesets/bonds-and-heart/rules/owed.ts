/** What waits at the table now: the guide leads with it. */
import type { OwedTest } from '../../../kernel/log.ts';
import type { Command } from '../model/commands.ts';
import type { Help, OpenClaim, State } from '../model/state.ts';
import { rollerOf } from './effects.ts';

type Owed = OwedTest<Command>;

/** The rule of each effect (BH-6.2 to BH-6.9). */
export const effectRule = (claim: Pick<OpenClaim, 'kind'>, mode: Help['mode']): string => {
  const action = mode === 'action';
  switch (claim.kind) {
    case 'loveHate':
      return action ? 'BH-6.2' : 'BH-6.3';
    case 'friendshipRivalry':
      return action ? 'BH-6.4' : 'BH-6.5';
    case 'protectionContempt':
      return action ? 'BH-6.6' : 'BH-6.7';
    case 'admirationEnvy':
      return action ? 'BH-6.8' : 'BH-6.9';
  }
};

const helpOwed = (help: Help): Owed => {
  const { id, mode, claimant, claimed, kind, light } = help;
  const code = mode === 'action' ? 'helpTest' : kind === 'protectionContempt' ? 'share' : 'helpCard';
  return {
    id: `help-${id}`,
    who: rollerOf(help),
    because: { code, params: { claimant, claimed, kind, light } },
    rule: effectRule(help, mode),
    command: null,
  };
};

/** An open claim, accepted help that waits for its test, card or damage, and bonds to be asked about. */
export function owed(state: State): Owed[] {
  const { claim } = state;
  const asked: Owed[] = claim
    ? [
        {
          id: 'claim',
          who: claim.claimed,
          because: { code: 'claim', params: { ...claim } },
          rule: 'BH-5.4',
          command: null,
        },
      ]
    : [];
  const prompts = state.bondPrompts.map(
    (who): Owed => ({
      id: `bonds-${who}`,
      who,
      because: { code: 'bonds', params: { who } },
      rule: 'BH-4.10',
      command: null,
    }),
  );
  return [...asked, ...state.helps.map(helpOwed), ...prompts];
}

/** Open point 1: ask once, when the first test is opened, whether scores count. */
export const asksScoreRule = (state: State): boolean => !state.scoreRuleAsked;
