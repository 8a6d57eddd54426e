import { useAllText } from './use-bonds.ts';

export type DieKind = 'full' | 'heartless' | 'nobody' | 'extra';

/** A die of the test: white counts, black is dashed because it does not, grey counts; an extra throw is "+". */
export function DieTile({ kind, face }: { readonly kind: DieKind; readonly face: number | null }) {
  const s = useAllText().screen.test;
  return (
    <span aria-hidden className={`bh-die bh-die-${kind} ${face === null ? '' : 'die'}`}>
      <span className="bh-die-face">{face ?? ''}</span>
      <span className="bh-die-kind">{s.die[kind]}</span>
    </span>
  );
}

/** All dice of a test in a row; those that are still to be thrown are blank. */
export function DiceRow(props: {
  readonly full: number | null;
  readonly heartless: readonly (number | null)[];
  readonly nobody: readonly (number | null)[];
  readonly extra: readonly (number | null)[];
}) {
  return (
    <span className="flex flex-wrap gap-2">
      <DieTile kind="full" face={props.full} />
      {(['heartless', 'nobody', 'extra'] as const).flatMap((kind) =>
        props[kind].map((face, i) => <DieTile key={`${kind}-${i}`} kind={kind} face={face} />),
      )}
    </span>
  );
}
