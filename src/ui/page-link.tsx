import type { ComponentPropsWithoutRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/**
 * A link to another page of the app. React Router's own `Link` also knows how to prefetch the pages of its
 * framework mode, which are 2 kB that nothing here uses.
 */
export function PageLink({
  to,
  children,
  ...rest
}: { readonly to: string } & Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'>) {
  const open = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a {...rest} href={useHref(to)} onClick={open}>
      {children}
    </a>
  );
}
