import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';

test('a day plan without weight is made, changed and shopped for by keyboard on a phone [2.1-25]', async ({
  page,
  expectAccessible,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAsCandidate(page);
  await page.goto('/campus-estudio/alimentacion');
  await expect(page.getByText('No hace falta tu peso')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Vegetariana' }).press('Space');
  await page.getByRole('checkbox', { name: 'Huevos' }).press('Space');
  await page.getByRole('button', { name: 'Hacer el menú de hoy' }).press('Enter');

  const meals = page.getByRole('list', { name: 'Comidas del día' });
  await expect(meals.getByText('Comida', { exact: true })).toBeVisible();
  await expect(meals.getByText(/kcal/)).toHaveCount(0);
  await expect(meals.getByText(/Contiene:.*huevos/)).toHaveCount(0);
  const lunch = meals.getByRole('listitem').filter({ has: page.getByText('Comida', { exact: true }) });
  const before = await lunch.getByRole('heading').innerText();
  await lunch.getByRole('button', { name: 'Cambiar: Comida' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await dialog.getByRole('listitem').first().getByRole('button').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(lunch.getByRole('heading')).not.toHaveText(before);

  await page.getByRole('button', { name: 'Un vaso más' }).press('Enter');
  await expect(page.getByText('1 de 8 vasos')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Lista de la compra' }).first().press('Enter');
  const people = page.getByLabel('Para cuántas personas');
  await people.fill('-2');
  await expect(page.getByText('Escribe un número entero, sin letras ni signos.')).toBeVisible();
  await page.getByRole('checkbox').first().press('Space');
  await expect(page.getByText(/Quedan \d+ productos/)).toBeVisible();
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});
