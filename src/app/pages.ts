/** The pages, each in a chunk of its own: home does without the table, and a table without home. */
import { lazy } from 'react';

export const Home = lazy(async () => ({ default: (await import('./home/home.tsx')).Home }));
export const CheckPage = lazy(async () => ({ default: (await import('./check/check-page.tsx')).CheckPage }));
export const PrintPage = lazy(async () => ({ default: (await import('./print/print-page.tsx')).PrintPage }));
export const TablePage = lazy(async () => ({ default: (await import('./table/table-page.tsx')).TablePage }));
