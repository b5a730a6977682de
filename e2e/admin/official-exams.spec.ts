import { enterAsAdmin } from '../support/admin';
import { newCandidate } from '../support/exams';
import { expect, test } from '../support/fixtures';

test('an admin picks questions by keyboard and publishes an official exam, and a student takes it [2.1-35]', async ({
  page,
  browser,
  playwright,
  expectAccessible,
}) => {
  await enterAsAdmin(page, playwright);
  await page.goto('/admin/examenes-oficiales');
  const title = `Examen ${Date.now().toString(36)}${process.pid}`;
  await page.getByRole('link', { name: 'Nuevo examen' }).first().press('Enter');
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Año').fill('2025');
  await drawer.getByLabel('Promoción').fill('XLI');
  await drawer.getByLabel('Título').fill(title);
  const search = drawer.getByLabel('Buscar en el banco');
  await search.fill('Constitución');
  await search.press('Enter');
  await drawer.getByLabel('Tema', { exact: true }).selectOption('2');
  const table = drawer.getByRole('table', { name: 'Banco de preguntas' });
  // The rows of the last search stay until the new ones are there.
  await expect(table.getByRole('cell', { name: '2', exact: true })).toHaveCount(10);
  const boxes = table.getByRole('checkbox');
  for (const place of [1, 2, 3]) {
    await boxes.nth(place).focus();
    await page.keyboard.press('Space');
    await expect(boxes.nth(place)).toBeChecked();
  }
  await expect(drawer.getByText('3 preguntas elegidas de 1 tema.')).toBeVisible();
  const first = drawer.getByRole('list', { name: 'Preguntas elegidas' }).getByRole('listitem').first();
  const stem = await first.locator('.line-clamp-2').innerText();
  await drawer.getByRole('button', { name: 'Bajar la pregunta 1' }).press('Enter');
  await expect(first).not.toContainText(stem);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Crear examen' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  const student = await (await browser.newContext()).newPage();
  await newCandidate(student);
  await student.goto('/campus-estudio/simulacros');
  const row = student.getByRole('article').filter({ hasText: title });
  await expect(row).toContainText('3 preguntas en 2 min · corte en 7,7272');
  await expectAccessible(student);
  await row.getByRole('button', { name: /^Hacer el examen/ }).press('Enter');
  await student.getByRole('button', { name: 'Empezar' }).press('Enter');
  await expect(student.getByRole('button', { name: 'Pregunta 1, en blanco' })).toBeVisible();
  await student.keyboard.press('ArrowRight');
  await expect(student.getByText(stem)).toBeVisible();
  await student.context().close();
  // Deletes it, so that it does not appear in other tests.
  await page.getByRole('link', { name: title }).click();
  await drawer.getByRole('button', { name: 'Borrar' }).click();
  await expect(page.getByRole('link', { name: title })).toBeHidden();
});
