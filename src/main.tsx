/** The composition root: the only file where storage, language, theme and screens meet. */
import './app/app.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createLibrary } from './app/library.ts';
import { fetchEarly } from './app/pages.ts';
import { settings } from './app/settings.ts';
import { followTheme } from './app/theme.ts';
import { preferredLanguage } from './i18n/language.ts';
import { speak } from './i18n/shared.ts';
import { openStorage } from './persist/open.ts';

const library = createLibrary(openStorage());
const language = settings.getState().language ?? preferredLanguage(navigator.languages);

followTheme();
document.documentElement.lang = language;
fetchEarly(location.pathname.replace(import.meta.env.BASE_URL, '/'), language);
await speak(language);
const root = document.getElementById('root');
// In a browser that is too old, public/floor.js has taken the root away to say so.
if (root) createRoot(root).render(<App library={library} base={import.meta.env.BASE_URL} />);
