import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';

test('a passage of a topic is found and opened with the keyboard only', async ({
  page,
  expectAccessible,
}) => {
  await enterAsCandidate(page);
  await page.goto('/campus-estudio');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('habeas corpus');
  const passage = page.getByRole('option', { name: /Apartado$/ }).first();
  await expect(passage).toBeVisible();
  await expect(passage.locator('mark').first()).toBeVisible();
  await expectAccessible(page);
  for (let tries = 0; tries < 20; tries += 1) {
    if ((await passage.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  const href = await passage.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the search of a guest sends nothing to the server', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page
    .getByRole('button', { name: /Buscar/ })
    .first()
    .click();
  await page.getByRole('combobox').fill('detención');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('atestado');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(sent).not.toContain('/api/search');
});
