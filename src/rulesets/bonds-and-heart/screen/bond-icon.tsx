import {
  Eye,
  Handshake,
  Heart,
  HeartCrack,
  type LucideIcon,
  Shield,
  ShieldOff,
  Star,
  Swords,
} from 'lucide-react';
import type { BondKind } from '../model/bearer.ts';

const LIGHT: Record<BondKind, LucideIcon> = {
  loveHate: Heart,
  friendshipRivalry: Handshake,
  protectionContempt: Shield,
  admirationEnvy: Star,
};
const DARK: Record<BondKind, LucideIcon> = {
  loveHate: HeartCrack,
  friendshipRivalry: Swords,
  protectionContempt: ShieldOff,
  admirationEnvy: Eye,
};

/** The sign of a bond: another one for its dark face. The word beside it says the same. */
export function BondIcon({ kind, light }: { readonly kind: BondKind; readonly light: number }) {
  const Icon = (light > 0 ? LIGHT : DARK)[kind];
  return <Icon aria-hidden size="1rem" className="shrink-0" />;
}

/** The parts of a bond: lit ones are filled, dark ones hollow and hatched. */
export function BondParts({ light, parts }: { readonly light: number; readonly parts: number }) {
  return (
    <span aria-hidden className="bh-parts">
      {Array.from({ length: parts }, (_, i) => (
        <i key={i} data-lit={i < light || undefined} />
      ))}
    </span>
  );
}
