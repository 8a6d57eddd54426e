import { Segmented } from '../../../ui/segmented.tsx';
import { SIDES, type Side } from '../model/unit.ts';
import { useAllText } from './use-stupidity.ts';

/** One of the two sides. */
export function SideChoice(props: {
  readonly label: string;
  readonly value: Side;
  readonly onChange: (side: Side) => void;
}) {
  const { sides } = useAllText();
  return <Segmented {...props} options={SIDES.map((value) => ({ value, label: sides[value] }))} />;
}
