/** What hosts of plain files need: a page for deep links, and the security policy where they send no headers. */
import type { Plugin } from 'vite';
import { contentPolicy } from './headers.mjs';

/**
 * Copies the page as `404.html`, which most hosts show for addresses that are no file, and puts the policy of
 * `public/_headers` into the page. `frame-ancestors` is left out: browsers take it from headers only.
 */
export const staticHost = (): Plugin => ({
  name: 'static-host',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      {
        tag: 'meta',
        attrs: {
          'http-equiv': 'Content-Security-Policy',
          content: contentPolicy().replace(/;?\s*frame-ancestors[^;]*/, ''),
        },
        injectTo: 'head-prepend',
      },
    ],
  },
  generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page?.type === 'asset') this.emitFile({ type: 'asset', fileName: '404.html', source: page.source });
  },
});
