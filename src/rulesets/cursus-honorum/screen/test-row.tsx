import { Keyboard } from 'lucide-react';
import { Chance } from '../../../dice/chance.tsx';
import { formatList, formatPercent } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { toNumber } from '../../../kernel/fraction.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { OddsBar } from '../../../ui/odds-bar.tsx';
import type { Character } from '../model/character.ts';
import type { Command } from '../model/commands.ts';
import { characterOf, type State } from '../model/game.ts';
import type { DueTest } from '../rules/due-tests.ts';
import { declaredFaces } from '../rules/odds.ts';
import { whyNoFlightTest, whyNoOffensiveTest } from '../rules/testing.ts';
import { TokenGlyph } from './token-glyph.tsx';
import { useActions } from './use-actions.ts';
import { useAllText, useCursus } from './use-cursus.ts';

const POINT_INK: Readonly<Record<DueTest['track'], string>> = {
  demoralisation: 'ch-ink-fear',
  pursuit: 'ch-ink-pursuit',
  attack: 'ch-ink-attack',
  fury: 'ch-ink-fear',
};

/** "1 die × 3 points = 3D6", the points in the colour of their track. */
function Formula({ test, one }: { readonly test: DueTest; readonly one: Character }) {
  const t = useAllText();
  const s = t.screen.test;
  const points =
    one.status === 'ok' || test.roll.type === 'testFlight'
      ? s.points(test.points, t.tracks[test.track], test.track === 'demoralisation')
      : s.load(test.points - 1);
  return (
    <span className="block text-[0.875rem] text-muted leading-snug">
      {s.perPoint(test.perPoint)} × <b className={POINT_INK[test.track]}>{points}</b>
      {test.threat > 0 && ` + ${s.threat(test.threat)}`} = {test.dice}D6
    </span>
  );
}

/** Why this line cannot be rolled just now (an earlier track of the same character comes first); null when it can. */
function whyNot(state: State, { id, roll }: DueTest): ReturnType<typeof whyNoFlightTest> {
  if (roll.type === 'testFlight') return whyNoFlightTest(state, id);
  return roll.type === 'testOffensive' ? whyNoOffensiveTest(state, id, roll.track) : null;
}

/** One test: who, the dice, the chance; open, the four ways to settle it and what failing means. */
export function TestRow(props: {
  readonly test: DueTest;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onDetails: () => void;
}) {
  const { test, open } = props;
  const t = useAllText();
  const state = useCursus();
  const one = characterOf(state, test.id);
  if (!one) return null;
  const condition = one.status === 'ok' ? null : t.statuses[one.status];
  return (
    <li className={classes('ch-row', open && 'is-open')}>
      <button type="button" aria-expanded={open} className="ch-row-who" onClick={props.onOpen}>
        <TokenGlyph one={one} />
        <span className="min-w-0">
          <span className="block font-bold font-display text-[1.1rem] leading-tight">
            {one.name}
            {condition && (
              <span className="font-sans font-normal text-[0.8125rem] text-muted"> · {condition}</span>
            )}
          </span>
          <Formula test={test} one={one} />
        </span>
      </button>
      <span className="ch-row-odds">
        <Chance chance={test.chance} className="ch-row-chance" />
        <OddsBar chance={toNumber(test.chance)} />
      </span>
      {open && <Settle test={test} onDetails={props.onDetails} />}
    </li>
  );
}

function Settle({ test, onDetails }: { readonly test: DueTest; readonly onDetails: () => void }) {
  const t = useAllText();
  const s = t.screen.test;
  const state = useCursus();
  const send = useActions();
  const language = useLanguage();
  const refusal = whyNot(state, test);
  const why = send.sayRejection(refusal?.why ?? null);
  const recovery = test.roll.type === 'attemptRecovery';
  const tell = (passed: boolean) => send.tell(test.roll, declaredFaces(test.dice, passed), 'declared');
  const name = (reaction: 'flight' | 'cowering'): Command => ({
    type: 'failFlight',
    ids: [test.id],
    reaction,
  });
  const stays = recovery && !test.compulsory;
  const failing = formatList(
    language,
    test.failing.map(({ status, chance }) => {
      const percent = formatPercent(language, chance);
      return stays ? s.still(t.statuses[status], percent) : s.failing[status](percent);
    }),
  );
  return (
    <>
      <p className="col-span-2 flex items-center gap-2 text-muted text-sm">
        <span className="flex-1">
          {stays ? s.stays : s.ifFails} {failing}
        </span>
        <button type="button" className="ch-link" onClick={onDetails}>
          {s.details}
        </button>
      </p>
      <div className="ch-row-acts">
        <Button className="ch-go" why={why} onClick={() => send.play(test.roll)}>
          {s.roll}
        </Button>
        <IconButton tone="plain" label={s.ownDice} why={why} onClick={() => send.ask(test.roll)}>
          <Keyboard aria-hidden size="1.35rem" />
        </IconButton>
        <Button why={why} onClick={() => tell(true)}>
          {s.passes}
        </Button>
        <Button why={why} onClick={() => tell(false)}>
          {s.fails}
        </Button>
        <Button why={why} onClick={() => send.ask(test.giveUp)}>
          {recovery ? (test.compulsory ? s.refuse : s.leave) : s.giveUp}
        </Button>
        {test.mayName && (
          <span className="col-span-full flex gap-2">
            <Button className="flex-1" onClick={() => send.play(name('flight'))}>
              {s.giveUpFlight}
            </Button>
            <Button className="flex-1" onClick={() => send.play(name('cowering'))}>
              {s.giveUpCowering}
            </Button>
          </span>
        )}
      </div>
    </>
  );
}
