import { useT } from '../../../i18n/react.ts';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { DiceKeys } from './dice-keys.tsx';
import type { DieKind } from './die-tile.tsx';
import { useAllText, usePending } from './use-bonds.ts';

const RULES: Record<DieKind, string> = {
  full: 'BH-7.2',
  heartless: 'BH-7.3',
  nobody: 'BH-7.4',
  extra: 'BH-7.5',
};

/** The players' own dice, kind by kind; a 6 that asks for extra throws gets exactly that many more. */
export function TestThrow() {
  const t = useAllText();
  const s = t.screen.test;
  const app = useT();
  const pending = usePending();
  if (pending?.command.type !== 'rollTest') return null;
  const { request, typed } = pending;
  const asked = request.id as DieKind;
  return (
    <DiceKeys
      title={
        <>
          {asked === 'extra' ? s.extraThrows(request.count) : t.names.die[asked]}{' '}
          <RuleRef rule={RULES[asked]} />
          <span className="font-normal text-muted"> {app.dice.typeFaces(request.count - typed.length)}</span>
        </>
      }
    />
  );
}
