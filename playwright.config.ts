import { defineConfig } from '@playwright/test';

/** Another port lets two checkouts be tested side by side. */
const PORT = Number(process.env.PORT ?? 4173);

/** Browser tests run on the build in `dist/`, on a tablet held in landscape. `npm test` builds it first. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // One browser at a time is faster than two on the small machines that tests usually run on.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // A crowded machine loses races that no player ever sees. What needs a second try is reported as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'tablet',
      use: {
        browserName: 'chromium',
        viewport: { width: 1180, height: 820 },
        deviceScaleFactor: 1,
        hasTouch: true,
        locale: 'es-ES',
      },
    },
  ],
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { HOST: '127.0.0.1', PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}`,
    // A server left over from another checkout would serve the wrong build without a word.
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
