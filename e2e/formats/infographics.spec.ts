import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures';

test.use({ viewport: { width: 390, height: 844 } });

const TITLE = 'Los plazos de la detención';

test('an infographic is chosen from the gallery, enlarged and moved with the keyboard, and read as text [2.1-31]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/infografia');
  await expect(page.locator('svg use[href*="sheet.svg"]').first()).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('link', { name: TITLE }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.getByRole('img', { name: TITLE })).toBeInViewport();
  await expectAccessible(page);

  const frame = page.getByRole('region', { name: 'Infografía' });
  await frame.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(page.getByText('156 %')).toBeVisible();
  const before = await frame.evaluate((box) => box.scrollLeft);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((box) => box.scrollLeft)).toBeGreaterThan(before);
  await page.keyboard.press('0');
  await expect(page.getByText('100 %')).toBeVisible();
  expect(await frame.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);

  const text = page.getByRole('region', { name: 'La misma información, en texto' });
  await expect(text).toContainText('72 h: Máximo para el adulto');
  await expect(text).toContainText('art. 520 bis.1 LECrim');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expectAccessible(page);
});

test('an infographic is kept as a PNG of the whole sheet, a PDF and an SVG', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/infografia/plazos-de-la-detencion');
  const [width, height] = await page
    .getByRole('img', { name: TITLE })
    .evaluate((svg) => (svg.getAttribute('viewBox') ?? '').split(' ').slice(2).map(Number));
  const saved = async (press: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), press()]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const png = await saved(() => page.getByRole('button', { name: 'PNG' }).click());
  expect(png.name).toBe('plazos-de-la-detencion.png');
  expect(png.bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([
    (width ?? 0) * 2,
    (height ?? 0) * 2,
  ]);
  expect(png.bytes.length).toBeGreaterThan(100_000);
  const pdf = await saved(() => page.getByRole('link', { name: 'PDF' }).click());
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const svg = await saved(() => page.getByRole('link', { name: 'SVG' }).click());
  expect(svg.bytes.toString()).toContain('@font-face');
  expect((await page.goto('/infografia/no-existe'))?.status()).toBe(404);
});
