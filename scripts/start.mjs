/** `npm start`: builds the app and serves it, also to other devices in the local network. */
import { build } from 'vite';

await build({ logLevel: 'warn' });
await import('./serve.mjs');
