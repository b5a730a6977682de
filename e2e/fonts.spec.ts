import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const FONTS = /\/assets\/(barlow|source)[^/]*\.woff2$/;

/** The font that the browser actually uses. */
async function fontOf(page: Page, selector: string): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  return fonts.map(({ familyName }) => familyName).join();
}

test('fonts that come after the first paint are shown, and the page hardly moves', async ({ page }) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(FONTS, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto('/contacto', { waitUntil: 'commit' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const fallback = await fontOf(page, 'h1');
  expect(fallback).not.toContain('Barlow');
  // `npm test` installs Liberation Sans where it may.
  test.skip(!/Arial|Liberation/.test(fallback), 'no font with the metrics of Arial on this machine');
  send();
  await expect.poll(() => fontOf(page, 'h1')).toContain('Barlow Condensed');
  await expect.poll(() => fontOf(page, 'main p')).toContain('Source Sans');
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

/** The sum of all layout shifts since the page was opened. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a single shift the observer is never called.
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );
