import { useT } from '../i18n/react.ts';
import { PageLink } from '../ui/page-link.tsx';

/** The app's sign at the head of a page: the way home. */
export function HomeLink() {
  const t = useT();
  return (
    <PageLink
      to="/"
      aria-label={t.bar.home}
      className="grid size-[48px] shrink-0 place-items-center rounded-xl bg-accent font-display font-extrabold text-2xl text-accent-ink"
    >
      N
    </PageLink>
  );
}
