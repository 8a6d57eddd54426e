import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Character } from '../model/state.ts';
import { useLateText } from './late.ts';
import { useHit } from './use-hit.ts';

/** The short way to a casualty: both answers on the card itself, after a long press on it. */
export function HitMenu({
  character,
  onClose,
}: {
  readonly character: Character;
  readonly onClose: () => void;
}) {
  const s = useLateText();
  const hit = useHit(character, onClose);
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const away = (event: Event): void => {
      const inside = event.target instanceof Node && box.current?.contains(event.target);
      const escapes = event instanceof KeyboardEvent && event.key === 'Escape';
      if (escapes || (event.type === 'pointerdown' && !inside)) onClose();
    };
    addEventListener('pointerdown', away);
    addEventListener('keydown', away);
    return () => {
      removeEventListener('pointerdown', away);
      removeEventListener('keydown', away);
    };
  }, [onClose]);
  return (
    <fieldset ref={box} aria-label={`${s.soldier.hit}: ${character.name}`} className="hit-menu">
      {hit.asks ? (
        <Button tone="danger" onClick={hit.confirm}>
          {s.soldier.kills}
        </Button>
      ) : (
        <Button why={hit.why} onClick={hit.wound}>
          {s.soldier.wounds.wounded}
        </Button>
      )}
      <Button why={hit.why} onClick={hit.kill}>
        {s.soldier.wounds.killed}
      </Button>
    </fieldset>
  );
}
