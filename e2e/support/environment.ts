import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { systemChromium } from '../../scripts/chromium.mjs';
import { e2ePort } from '../../scripts/e2e-port.mjs';

export const e2eServer = { port: Number(e2ePort), url: `http://127.0.0.1:${e2ePort}` };

/** The browser to use: the one in the environment, Playwright's, or one of the system. */
export function browserPath(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  if (existsSync(chromium.executablePath())) return undefined;
  return systemChromium();
}
