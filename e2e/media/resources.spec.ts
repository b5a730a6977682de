import { readFile } from 'node:fs/promises';
import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';

test('a resource is found, previewed and downloaded on a phone [2.1-25]', async ({
  page,
  expectAccessible,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAsCandidate(page);
  await page.goto('/campus-estudio/recursos-gratuitos');
  await expect(page.getByRole('heading', { level: 1, name: 'Recursos gratuitos' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Buscar un recurso' }).fill('detencion penal');
  await expect(page.getByRole('status')).toHaveText('2 recursos');
  await page.getByRole('button', { name: 'Cifras y plazos' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('1 recurso');

  await page.getByRole('button', { name: 'Ver: Detención y proceso penal: plazos' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('columnheader', { name: 'Cifra o plazo' }).first()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Descargar el PDF' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('cifras-detencion-y-proceso.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText(/1 descarga$/)).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
