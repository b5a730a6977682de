import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const FONTS = /\/assets\/(barlow|source)[^/]*\.woff2$/;

/** The font that the browser draws it with, whatever the style sheet asks for. */
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

test('fonts that come after the first paint move no line of the page, and the next one stands in them', async ({
  page,
}) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(FONTS, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto('/contacto', { waitUntil: 'commit' });
  await expect(page.locator('html[data-alive]')).toBeAttached();
  expect(await fontOf(page, 'h1')).not.toContain('Barlow');
  const arrived = page.waitForEvent('requestfinished', (request) => FONTS.test(request.url()));
  send();
  await arrived;
  await page.evaluate(() => document.fonts.ready);
  expect(await fontOf(page, 'h1')).not.toContain('Barlow');

  await page.locator('header').getByRole('link', { name: 'Planes' }).click();
  await expect(page.getByRole('heading', { name: 'Elige cuánto quieres apretar' })).toBeVisible();
  await expect.poll(() => fontOf(page, 'h1')).toContain('Barlow Condensed');
  await expect.poll(() => fontOf(page, 'main p')).toContain('Source Sans');
});
