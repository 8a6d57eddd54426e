import { nameOf } from '../model/game.ts';
import { useAllText, useCursus } from './use-cursus.ts';

/** Results that wait until the whole round has been rolled (CH-13.7). */
export function DoneTests() {
  const t = useAllText();
  const state = useCursus();
  const results = state.step?.results ?? [];
  if (results.length === 0) return null;
  return (
    <ul aria-label={t.screen.test.done} className="flex flex-wrap gap-2">
      {results.map(({ id, track, enters }) => (
        <li key={`${track}${id}`} className="rounded-full border border-line px-3 py-1 text-sm">
          {nameOf(state, id)}:{' '}
          <b className={enters ? 'text-bad' : 'text-ok'}>
            {enters ? `✗ ${t.outcomes[enters]}` : `✓ ${t.line.holds}`}
          </b>
        </li>
      ))}
    </ul>
  );
}
