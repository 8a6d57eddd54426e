import { DieFace } from '../../../dice/die-face.tsx';
import { throwIn, useLatest } from './latest.ts';

/**
 * The die as it lies on the table, drawn from the value that counted; blank while the latest throw was not
 * that of this man.
 */
export function LastThrow({ of }: { readonly of: string }) {
  const entry = useLatest();
  const found = throwIn(entry);
  const thrown = found?.characterId === of ? found : undefined;
  return (
    <DieFace
      key={thrown && entry?.id}
      faces={6}
      size="large"
      value={thrown?.die ?? null}
      tone={thrown ? (thrown.passed ? 'ok' : 'bad') : 'plain'}
    />
  );
}
