import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';

test('a note that is still being written is saved when the next question comes', async ({ page }) => {
  await enterAsCandidate(page);
  await page.goto('/study?tema=1');
  const card = page.getByRole('article');
  await expect(card).toHaveAccessibleName(/ 1 de /);
  await page.getByRole('list', { name: 'Alternativas' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Añadir una nota' }).click();
  await page.getByLabel('Tu nota (solo la ves tú)').fill('Ulpiano lo cita de Celso');
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/note'),
  );
  await page.getByRole('button', { name: 'Siguiente' }).click();
  const response = await saved;
  expect(response.ok()).toBe(true);
  expect(await response.json()).toEqual({ note: 'Ulpiano lo cita de Celso' });
  await expect(card).toHaveAccessibleName(/ 2 de /);
});
