import { defineConfig } from '@playwright/test';
import { browserPath, e2eServer } from './e2e/support/environment';

const executablePath = browserPath();

export default defineConfig({
  testDir: 'e2e',
  // Take too long for every run: `npm run accessibility` and `npm run faults -- turn`.
  testIgnore: [
    ...(process.env.ACCESSIBILITY ? [] : ['**/accessibility/routes.spec.ts']),
    ...(process.env.TURN ? [] : ['**/voice-rooms/turn.spec.ts']),
  ],
  fullyParallel: true,
  // One more than the cores it is made for: a test that waits for a timer or an answer leaves its own to another.
  workers: 3,
  // What passes only on its second try is listed as flaky at the end of `npm test`.
  retries: 1,
  forbidOnly: true,
  // Generous, because two cores also run the server and its database: a slow machine is no fault of the page.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line']],
  outputDir: 'test-results',
  use: {
    baseURL: e2eServer.url,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1440, height: 900 },
    // A worker fetches the whole shell on every first visit: the spec about it asks for it.
    serviceWorkers: 'block',
    // Every animation would be waited for before a click; the tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a third of the time of a test: ask for it with `TRACE=1 npx playwright test …`.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/e2e-server.mjs',
    url: `${e2eServer.url}/api/health`,
    env: { PORT: String(e2eServer.port) },
    // `npm test` has started it already, while the units ran.
    reuseExistingServer: process.env.E2E_SERVER === 'running',
    // A machine that does much else takes its time to make a database.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
