/** The table's part of the shell in a chunk of its own: the home screen does without it. */
import { lazy } from 'react';

export const TablePage = lazy(async () => ({ default: (await import('./table-page.tsx')).TablePage }));
