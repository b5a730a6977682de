import { newCandidate } from '../support/exams';
import { expect, test } from '../support/fixtures';
import { isStored } from '../support/offline';

// Other specs block the service worker.
test.use({ serviceWorkers: 'allow' });

test('a link to a page whose files were never stored leads to it, and it opens by itself with the network', async ({
  page,
  context,
}) => {
  await newCandidate(page);
  await page.goto('/campus-estudio/descargas');
  await isStored(page, '/campus-estudio/descargas');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Acompañamiento', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No hay conexión' })).toBeVisible();
  await expect(page).toHaveURL(/\/acompanamiento$/);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Acompañamiento' })).toBeVisible();
});
