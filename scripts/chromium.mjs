// Finds a Chromium for the browser tests, or installs Debian's where that is allowed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installOnDebian } from './debian-package.mjs';

// The headless shell first: it is three times faster than the whole browser.
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const PACKAGES = ['chromium-headless-shell', 'chromium'];

// It has the metrics of Arial, which the fallback fonts of the pages are made for. Debian's Chromium only recommends it.
const FONT_PACKAGES = ['fonts-liberation', 'fonts-liberation2'];

export const systemChromium = () => SYSTEM.find((path) => existsSync(path));

const hasFont = () => spawnSync('fc-list', ['Liberation Sans'], { encoding: 'utf8' }).stdout?.trim();

/** A path, `undefined` for Playwright's own browser, or a sentence that says what to do. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named)
    return existsSync(named)
      ? { path: named }
      : { missing: `CHROMIUM_PATH names ${named}, which does not exist.` };
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return { path: chromium.executablePath() };
  const found =
    systemChromium() ?? installOnDebian('Chromium for the browser tests', PACKAGES, systemChromium);
  if (found) {
    if (!hasFont()) installOnDebian('the font of the browser tests', FONT_PACKAGES, hasFont);
    return { path: found };
  }
  return {
    missing:
      'No Chromium was found: install one (Debian: `apt-get install chromium` as root; elsewhere: `npx playwright install chromium`) or set CHROMIUM_PATH.',
  };
}
