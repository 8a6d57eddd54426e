import { useEffect } from 'react';

/** What the browser calls this page, in its tabs and as the name of a PDF, while it is open. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Nervio`;
    return () => {
      document.title = 'Nervio';
    };
  }, [title]);
}
