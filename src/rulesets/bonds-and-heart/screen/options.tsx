import type { ComponentProps } from 'react';
import { Segmented } from '../../../ui/segmented.tsx';

/** One of several choices with words in them: as many side by side as fit without cutting one. */
export function Options<T extends string>(props: ComponentProps<typeof Segmented<T>>) {
  return (
    <div className="bh-options">
      <Segmented {...props} />
    </div>
  );
}
