import { NumberField } from '../../../ui/number-field.tsx';

/** A table of numbers that may be left open. */
export function CellGrid(props: {
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly cells: readonly (readonly (number | null)[])[];
  /** Said below a cell whose number is not known exactly. */
  readonly noteOf?: (row: number, column: number) => string;
  readonly onChange: (row: number, column: number, value: number | null) => void;
}) {
  return (
    <div className="overflow-x-auto">
      <table className="border-separate border-spacing-2">
        <thead>
          <tr>
            <th className="text-left text-muted text-sm">{props.corner}</th>
            {props.columns.map((column) => (
              <th key={column} className="text-sm">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row, i) => (
            <tr key={row} className="align-top">
              <th className="min-h-tap whitespace-nowrap pt-3 text-left text-sm">{row}</th>
              {props.columns.map((column, j) => (
                <td key={column} className="min-w-20">
                  <NumberField
                    label={`${row}, ${column}`}
                    hideLabel
                    open
                    onLeave
                    value={props.cells[i]?.[j] ?? null}
                    onChange={(value) => props.onChange(i, j, value)}
                  />
                  {props.noteOf && <span className="text-muted text-xs">{props.noteOf(i, j)}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
