import { formatList } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { type Reminder, remindersFor } from '../rules/turns.ts';
import { nameOf, sideName } from '../strings/names.ts';
import { useAllText, useShock, useText } from './use-shock.ts';

/** What to think of before the turn passes on. */
export function Reminders() {
  const s = useText();
  const t = useAllText();
  const { reminders } = t;
  const state = useShock();
  const language = useLanguage();
  const say = ({ key, side, ids, n }: Reminder): string | null => {
    const names = formatList(
      language,
      ids.map((id) => nameOf(t, state, id)),
    );
    const where = sideName(s, state, side);
    switch (key) {
      case 'owed':
        return reminders.owed(n);
      case 'inShock':
        return null; // He stands above, with the way to him.
      case 'atLeft':
        return reminders.atLeft(where, n);
      case 'atLost':
        return reminders.atLost(where, n);
      default:
        return reminders[key](names);
    }
  };
  const list = remindersFor(state).flatMap((reminder) => {
    const said = say(reminder);
    return said === null ? [] : { id: reminder.key + reminder.side, said };
  });
  if (list.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5 text-muted">
      {list.map(({ id, said }) => (
        <li key={id} className="border-line border-l-2 pl-3">
          {said}
        </li>
      ))}
    </ul>
  );
}
