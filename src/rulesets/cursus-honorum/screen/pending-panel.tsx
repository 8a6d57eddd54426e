import { Chance } from '../../../dice/chance.tsx';
import type { FaceTone } from '../../../dice/face-keys.tsx';
import { useT } from '../../../i18n/react.ts';
import { AfterPaint } from '../../../later/after-paint.tsx';
import { TypedKeys } from '../../../play/open-roll.tsx';
import { useTableState } from '../../../table/react.ts';
import type { TableState } from '../../../table/table.ts';
import { Button } from '../../../ui/button.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { characterOf, type State } from '../model/game.ts';
import { secondDie } from '../rules/flight-test.ts';
import { declaredFaces, passFraction } from '../rules/odds.ts';
import { TokenGlyph } from './token-glyph.tsx';
import { useActions } from './use-actions.ts';
import { useAllText, useCursus } from './use-cursus.ts';

const KINDS = ['test', 'recover', 'fury', 'attack', 'pursuit', 'second', 'stars', 'lots'] as const;
type Kind = (typeof KINDS)[number];

/** Where only "no 1" or "a 1" matters. */
const isTest = (kind: Kind): boolean => kind !== 'second' && kind !== 'stars' && kind !== 'lots';

const plain = (): FaceTone => 'plain';
const anyOne = (face: number): FaceTone => (face === 1 ? 'fail' : 'pass');
const afterFailure = (face: number): FaceTone => (secondDie(face) === 'flight' ? 'fail' : 'help');

export type Pending = TableState<State, Command, Event>['pending'];

export const usePending = (): Pending =>
  useTableState((now: TableState<State, Command, Event>) => now.pending);

/** The open roll of the table: whose dice, what they mean, big keys, and the app's dice one tap away. */
export function PendingPanel({ pending }: { readonly pending: NonNullable<Pending> }) {
  const t = useAllText();
  const s = t.screen.pending;
  const shell = useT();
  const state = useCursus();
  const send = useActions();
  const { request } = pending;
  const [head = '', ...rest] = request.id.split(':');
  const kind = KINDS.find((one) => one === head) ?? 'stars';
  const one = characterOf(state, rest.join(':'));
  const { count } = request;
  const tell = (passed: boolean) => send.answer(declaredFaces(count, passed), 'declared');
  const { command } = pending;
  const ids: readonly string[] = 'ids' in command ? command.ids : [];
  const tone = isTest(kind) ? anyOne : kind === 'second' ? afterFailure : plain;
  return (
    <GuidePanel
      actions={
        <>
          {isTest(kind) && (
            <div className="flex gap-2">
              <Button size="large" className="flex-1" onClick={() => tell(true)}>
                {s.noOne}
              </Button>
              <Button size="large" className="flex-1" onClick={() => tell(false)}>
                {s.aOne}
              </Button>
            </div>
          )}
          <Button tone="quiet" onClick={send.leave}>
            {shell.app.cancel}
          </Button>
        </>
      }
    >
      <header className="flex items-center gap-3 pt-1.5">
        {one && <TokenGlyph one={one} size="3rem" />}
        <div className="min-w-0 flex-1">
          <h2 className="text-[1.45rem]">{one?.name ?? s.lotsTitle}</h2>
          <p className="text-muted">
            {s[kind](count)} {ids.length > 1 && one && s.progress(ids.indexOf(one.id) + 1, ids.length)}
          </p>
        </div>
        {isTest(kind) && <Chance chance={passFraction(count)} className="font-bold text-2xl" />}
      </header>
      {kind === 'second' && <p className="font-semibold">{s.secondHelp}</p>}
      {kind === 'lots' && <p>{s.lotsHelp(state.armies.a.name, state.armies.b.name)}</p>}
      <AfterPaint>
        <TypedKeys
          request={request}
          typed={pending.typed}
          toneOf={tone}
          onFace={send.typeFace}
          onErase={send.eraseFace}
          onRoll={send.rollOpen}
        />
      </AfterPaint>
    </GuidePanel>
  );
}
