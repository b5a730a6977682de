import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3210);

export const e2eServer = { port, url: `http://127.0.0.1:${port}` };

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser to drive: the one named, else Playwright's own, else one of the system's. */
export function browserPath(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  if (existsSync(chromium.executablePath())) return undefined;
  return SYSTEM.find((path) => existsSync(path));
}
