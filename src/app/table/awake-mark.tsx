import { Moon, Sun } from 'lucide-react';
import { useT } from '../../i18n/react.ts';
import { notify } from '../../ui/notice.ts';

/** Whether the screen stays on while this table is open; a tap says it in words. */
export function AwakeMark({ awake }: { readonly awake: 'on' | 'off' }) {
  const t = useT();
  const Icon = awake === 'on' ? Sun : Moon;
  const text = awake === 'on' ? t.bar.awakeOn : t.bar.awakeOff;
  return (
    <button
      type="button"
      data-awake={awake}
      aria-label={text}
      onClick={() => notify(text)}
      className="-my-3 relative z-10 grid min-h-tap min-w-tap place-items-center text-muted"
    >
      <Icon aria-hidden size="1rem" />
    </button>
  );
}
