import type { Rejection } from '../../../kernel/result.ts';
import { useRaidSend } from './use-desk.ts';

/** Above all figures: why what is being prepared cannot be done. */
export function WhyNot({ why }: { readonly why: Rejection | null }) {
  const send = useRaidSend();
  return why && <p className="rounded-xl border-2 border-bad px-4 py-3">{send.sayRejection(why)}</p>;
}
