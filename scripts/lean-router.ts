import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = 'node_modules/react-router/dist/';

const PURE_CLASS = 'var $1 = /* @__PURE__ */ (() => $2)();';

/** Where the router asks whether it is a data router. With plain routes, as in this app, the answer is no. */
const ASKING = /^function (_renderMatches|useRoutesImpl|useNavigate)\([\s\S]*?^\}$/gm;

const answered = (text: string): string =>
  text
    .replace(/, dataRouterOpts\) \{$/m, ') {')
    .replace(/^ {2}let (dataRouterState|\{ isDataRoute \}) = .*$/gm, '')
    .replace(/\b(dataRouterOpts|dataRouterState|isDataRoute(?!:))\b/g, '(void 0)');

/** Without the half that nothing of this app reaches. @throws when the router has changed its form */
export function lean(code: string): string {
  const asked = code.match(ASKING) ?? [];
  if (asked.length !== 3 || !asked.every((text) => /\b(dataRouterOpts|isDataRoute)\b/.test(text)))
    throw new Error('the router asks elsewhere whether it is a data router: mend scripts/lean-router.ts');
  return (
    code
      .replace(ASKING, answered)
      .replace(/^\w+\.displayName = "\w+";$/gm, '')
      // Belongs to the error boundary of data routers, which is gone; nothing else is given a context so.
      .replace(/^RenderErrorBoundary\.contextType = \w+;$/m, '')
      .replace(
        /(?<=^var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\(|Object\.getOwnPropertyNames\(|new Set\()/gm,
        '/* @__PURE__ */ ',
      )
      // Reading the base class could have effects, for all that a bundler knows.
      .replace(/^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?^\});$/gm, PURE_CLASS)
  );
}

/**
 * React Router without the parts that only its data routers and its framework mode use (loaders, forms, scripts,
 * scroll memory, prefetch): 6 kB of every page. Its package offers the development build alone, and marks no call
 * as pure, so that a bundler must keep every context and every component that is wrapped in `forwardRef`. This
 * takes the production build that lies beside it, marks what is pure, and answers the one question that the
 * router asks at run time and this app has answered by its `<BrowserRouter>`.
 */
export function leanRouter(): Plugin {
  const production = fileURLToPath(new URL(`../${FOLDER}production/index.mjs`, import.meta.url));
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'react-router' ? production : null),
    transform: (code, id) =>
      id.includes(FOLDER) && code.includes('function _renderMatches(')
        ? { code: lean(code), map: null }
        : null,
  };
}
