import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = 'node_modules/react-router/dist/';

const PURE_CLASS = 'var $1 = /* @__PURE__ */ (() => $2)();';

/**
 * React Router without the half that only its framework mode uses (forms, scripts, scroll memory, prefetch):
 * 4 kB of every page. Its package offers the development build alone, and marks no call as pure, so that a
 * bundler must keep every context and every component that is wrapped in `forwardRef`. This takes the
 * production build that lies beside it, and marks what is pure. No line of the router's own logic is changed.
 */
export function leanRouter(): Plugin {
  const production = fileURLToPath(new URL(`../${FOLDER}production/index.mjs`, import.meta.url));
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'react-router' ? production : null),
    transform(code, id) {
      if (!id.includes(FOLDER)) return null;
      const lean = code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/(?<=^var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm, '/* @__PURE__ */ ')
        // Reading the base class could have effects, for all that a bundler knows.
        .replace(/^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?^\});$/gm, PURE_CLASS);
      return { code: lean, map: null };
    },
  };
}
