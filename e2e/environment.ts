import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { systemChromium } from '../scripts/chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 3210);

export const e2eServer = { port, url: `http://127.0.0.1:${port}` };

/** The browser to drive: the one named, else Playwright's own, else one of the system's. */
export function browserPath(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  if (existsSync(chromium.executablePath())) return undefined;
  return systemChromium();
}
