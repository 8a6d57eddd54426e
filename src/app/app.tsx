import { BrowserRouter, Route, Routes } from 'react-router';
import { useT } from '../i18n/react.ts';
import { part, Wait } from '../later/wait.tsx';
import { Notices } from '../ui/notices.tsx';
import { type Library, LibraryContext } from './library.ts';
import { Message } from './message.tsx';
import { CheckPage, Home, PrintPage, TablePage } from './pages.ts';

const EveryPage = part(async () => (await import('./every-page.tsx')).EveryPage);

/** The routes of the app: home, and one for each ruleset. */
export function App({ library, base }: { readonly library: Library; readonly base: string }) {
  const t = useT();
  return (
    <LibraryContext value={library}>
      <BrowserRouter basename={base}>
        <Wait fallback={<Message text={t.app.loading} />}>
          <Routes>
            <Route path="/" element={<Home />} />
            <Route path="/check" element={<CheckPage />} />
            <Route path="/:ruleset/:id?" element={<TablePage />} />
            <Route path="/:ruleset/:id/print" element={<PrintPage />} />
            <Route path="*" element={<Message text={t.app.notFound} />} />
          </Routes>
        </Wait>
        <Wait>
          <EveryPage />
        </Wait>
      </BrowserRouter>
      <Notices label={t.app.notices} closeLabel={t.app.close} />
    </LibraryContext>
  );
}
