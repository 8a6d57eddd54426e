import { createContext, useContext } from 'react';

/** Opens the rule book at a rule; the shell provides it. */
export const OpenRule = createContext<((rule: string) => void) | null>(null);

/**
 * A rule's number that opens the rule itself. Its target is taller than its line and lies over the lines beside
 * it.
 */
export function RuleRef({ rule }: { readonly rule: string }) {
  const open = useContext(OpenRule);
  return (
    <button
      type="button"
      onClick={() => open?.(rule)}
      className="relative -my-[8px] inline-flex min-h-tap items-center rounded-lg px-1.5 font-sans font-semibold text-accent text-sm underline decoration-dotted underline-offset-4"
    >
      {rule}
    </button>
  );
}
