import { Chip } from '../../../ui/chip.tsx';
import type { ModelGroup, Part } from '../model/unit.ts';
import { useAllText } from './use-stupidity.ts';

const PARTS = ['rider', 'mount'] as const;
const TRAITS = ['stupid', 'immune'] as const satisfies readonly (keyof Part)[];

/** Who of rider and mount is stupid, and who immune; on foot it is the model. */
export function TraitChips(props: {
  readonly group: ModelGroup;
  readonly onToggle: (part: 'rider' | 'mount', trait: keyof Part, value: boolean) => void;
}) {
  const { group, onToggle } = props;
  const { parts, screen: s } = useAllText();
  return PARTS.map((part) => {
    const half = group[part];
    if (half === null) return null;
    const who = group.mount === null ? parts.model : parts[part];
    return TRAITS.map((trait) => (
      <Chip key={part + trait} on={half[trait]} onToggle={() => onToggle(part, trait, !half[trait])}>
        {s.hand.trait(who, trait)}
      </Chip>
    ));
  });
}
