/** The build in dist/ on a port of its own, for scripts that look at it in a browser. */
import { spawn } from 'node:child_process';

const answers = (base) =>
  fetch(base).then(
    () => true,
    () => false,
  );

/** Starts the server and waits until it answers. */
export async function serving(port) {
  const base = `http://127.0.0.1:${port}`;
  // Another server on the same port would show another build without a word.
  if (await answers(base)) throw new Error(`port ${port} is taken: choose another by PORT`);
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 600; tries += 1) {
    if (await answers(base)) return { base, stop: () => server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error('the server does not answer');
}
