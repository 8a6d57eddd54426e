import { formatList } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { gainsOf, lostPoints, openChoices } from '../rules/place.ts';
import { gainText } from '../strings/speaker.ts';
import { useAllText, useCursus, useUiStore } from './use-cursus.ts';

/** What the last share gave to whom, with the way to choose or measure again. */
export function ShareNote() {
  const t = useAllText();
  const s = t.screen.share;
  const state = useCursus();
  const language = useLanguage();
  const ui = useUiStore();
  if (state.shares.length === 0) return null;
  const gains = state.shares.flatMap((share) =>
    [...gainsOf(share)].map(([id, points]) => gainText({ t, state }, share.track, id, points)),
  );
  const lost = state.shares.reduce(
    (sum, share) => sum + (share.track === 'threat' ? 0 : lostPoints(share)),
    0,
  );
  const choices = state.shares.flatMap(openChoices).length;
  if (gains.length === 0 && lost === 0) return null;
  return (
    <p className="flex items-center gap-2 rounded-xl bg-ground/50 py-1 pr-1 pl-3 text-sm">
      <span className="line-clamp-2 min-w-0 flex-1">
        <b>{s.given}</b> {gains.length > 0 ? formatList(language, gains) : t.line.nothingShared}
        {lost > 0 && ` · ${s.lost(lost)}`}
      </span>
      <button type="button" className="ch-link" onClick={() => ui.setState({ aside: 'shares' })}>
        {choices > 0 ? s.choose(choices) : s.change}
      </button>
    </p>
  );
}
