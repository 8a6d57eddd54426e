import { Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import { FaceKeys } from '../../../dice/face-keys.tsx';
import { useT } from '../../../i18n/react.ts';
import { Button } from '../../../ui/button.tsx';
import { useBondsSend, usePending } from './use-bonds.ts';

/** The keys for the faces of real dice. */
export function DiceKeys({ title }: { readonly title: ReactNode }) {
  const send = useBondsSend();
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">{title}</p>
      <FaceKeys faces={6} onFace={send.typeFace} />
    </div>
  );
}

/** Takes the last typed die back; nothing while none is typed. */
export function EraseDie() {
  const t = useT();
  const send = useBondsSend();
  const pending = usePending();
  if (!pending || (pending.typed.length === 0 && pending.answers.at(-1)?.source !== 'typed')) return null;
  return (
    <Button icon={<Delete aria-hidden />} onClick={send.eraseFace}>
      {t.dice.erase}
    </Button>
  );
}
