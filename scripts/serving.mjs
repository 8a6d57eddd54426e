/** The build in dist/ on a port of its own, for scripts that look at it in a browser. */
import { spawn } from 'node:child_process';
import { connect } from 'node:net';

const HOST = '127.0.0.1';

/** A certificate that the machine signed itself is no hindrance here, so the port is asked and not the page. */
const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, HOST);
    const tell = (there) => () => {
      socket.destroy();
      resolve(there);
    };
    socket.once('connect', tell(true)).once('error', tell(false));
  });

/** Starts the server and waits until it answers; over HTTPS it speaks HTTP/2, as hosts do. */
export async function serving(port, { https = false } = {}) {
  // Another server on the same port would show another build without a word.
  if (await answers(port)) throw new Error(`port ${port} is taken: choose another by PORT`);
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, HOST, PORT: String(port), ...(https && { HTTPS: '1' }) },
    stdio: 'ignore',
  });
  const base = `${https ? 'https' : 'http'}://${HOST}:${port}`;
  for (let tries = 0; tries < 600; tries += 1) {
    if (await answers(port)) return { base, stop: () => server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error('the server does not answer');
}
