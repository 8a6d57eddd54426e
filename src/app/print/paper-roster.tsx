import { useLanguage } from '../../i18n/react.ts';
import { useSharing } from '../../i18n/sharing.ts';
import { useExtras } from '../../play/extras.ts';
import { useStrings } from '../../play/words.tsx';
import type { PrintBoxes, PrintRoster } from '../../rulesets/contract.ts';
import { allNamesIn } from '../../share/names.ts';

/** Boxes beside each name when the ruleset says nothing better. */
const PLAIN_BOXES = 10;

/** Names with empty boxes: enough to play on paper with any ruleset. */
const plainRoster = (state: unknown): PrintRoster => ({
  groups: [
    {
      title: '',
      columns: [],
      rows: allNamesIn(state).map((name) => ({
        name,
        values: [],
        boxes: [{ label: '', total: PLAIN_BOXES, ticked: 0 }],
      })),
    },
  ],
});

export function PaperRoster({ state }: { readonly state: unknown }) {
  const s = useSharing();
  const language = useLanguage();
  const strings = useStrings<unknown>();
  const { printRoster } = useExtras();
  const roster = printRoster?.(state, strings, language) ?? plainRoster(state);
  const groups = roster.groups.filter(({ rows }) => rows.length > 0);
  return (
    <section aria-label={s.print.roster}>
      {groups.length === 0 && <p>{s.print.empty}</p>}
      {groups.map((group, i) => (
        <Group key={i} group={group} />
      ))}
    </section>
  );
}

function Group({ group }: { readonly group: PrintRoster['groups'][number] }) {
  const s = useSharing();
  // A list without boxes, of weapons or skills, needs no column for them.
  const withBoxes = group.rows.some(({ boxes }) => boxes.length > 0);
  return (
    <table className="paper-table">
      {group.title && <caption>{group.title}</caption>}
      <thead>
        <tr>
          <th scope="col">{s.print.name}</th>
          {group.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {withBoxes && (
            <th scope="col" className="paper-tokens">
              {s.print.tokens}
            </th>
          )}
          <th scope="col" className="paper-notes">
            {s.print.notes}
          </th>
        </tr>
      </thead>
      <tbody>
        {group.rows.map((row, j) => (
          <tr key={j}>
            <th scope="row">{row.name}</th>
            {row.values.map((value, k) => (
              <td key={k}>{value}</td>
            ))}
            {withBoxes && (
              <td>
                {row.boxes.map((boxes) => (
                  <Boxes key={boxes.label} boxes={boxes} />
                ))}
              </td>
            )}
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Boxes({ boxes: { label, total, ticked } }: { readonly boxes: PrintBoxes }) {
  return (
    <span className="paper-boxes">
      {label && <span className="paper-label">{label}</span>}
      {Array.from({ length: total }, (_, i) => (
        <span key={i} aria-hidden className="paper-box" data-ticked={i < ticked} />
      ))}
      <span className="sr-only">
        {ticked} / {total}
      </span>
    </span>
  );
}
