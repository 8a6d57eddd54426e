import { Delete, Dices } from 'lucide-react';
import { useT } from '../i18n/react.ts';
import type { DiceRequest } from '../kernel/dice.ts';
import { Button } from '../ui/button.tsx';
import { DieFace } from './die-face.tsx';
import { FaceKeys, type FaceTone } from './face-keys.tsx';
import { HundredKeys } from './hundred-keys.tsx';

/** Typing the faces of an open roll on big keys, die by die, with the app's dice one tap away. */
export function TypedRoll(props: {
  readonly request: DiceRequest;
  readonly typed: readonly number[];
  readonly toneOf?: (face: number) => FaceTone;
  readonly onFace: (face: number) => void;
  readonly onErase: () => void;
  readonly onRoll: () => void;
}) {
  const { request, typed } = props;
  const t = useT();
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{t.dice.typeFaces(request.count - typed.length)}</p>
      {request.count > 1 && (
        <div className="flex flex-wrap gap-2">
          {Array.from({ length: request.count }, (_, i) => (
            <DieFace key={i} faces={request.faces} value={typed[i] ?? null} />
          ))}
        </div>
      )}
      {request.faces > 20 ? (
        <HundredKeys onFace={props.onFace} />
      ) : (
        <FaceKeys
          faces={request.faces}
          onFace={props.onFace}
          {...(props.toneOf && { toneOf: props.toneOf })}
        />
      )}
      <div className="flex gap-2">
        {typed.length > 0 && (
          <Button className="flex-1" icon={<Delete aria-hidden />} onClick={props.onErase}>
            {t.dice.erase}
          </Button>
        )}
        <Button className="flex-1" icon={<Dices aria-hidden />} onClick={props.onRoll}>
          {t.dice.appInstead}
        </Button>
      </div>
    </div>
  );
}
