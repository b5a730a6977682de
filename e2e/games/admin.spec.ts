import type { Page } from '@playwright/test';
import { enterAsAdmin } from '../support/admin';
import { newCandidate } from '../support/exams';
import { expect, test } from '../support/fixtures';

const PAGE = '/admin/juegos-educativos';

/** Ends a play without a move and reports the first thing of its last screen. */
async function report(page: Page, game: string, reason: string): Promise<string> {
  const data = { game, topics: [1], difficulty: 1, seed: 7 };
  const { id } = await (await page.request.post('/api/games/plays', { data })).json();
  await page.goto(`/campus-estudio/juegos/partida/${id}`);
  await page.getByRole('button', { name: 'Terminar la partida' }).click();
  await page.getByRole('button', { name: 'Terminar', exact: true }).click();
  const flag = page.getByRole('button', { name: /^Avisar de un error en/ }).first();
  await flag.click();
  await page.getByRole('button', { name: 'Enviar aviso' }).click();
  await expect(page.getByText('Cuéntanos qué falla.')).toBeVisible();
  await page.getByLabel('Qué le pasa').fill(reason);
  await page.getByRole('button', { name: 'Enviar aviso' }).click();
  await expect(page.getByText('Aviso enviado', { exact: true }).first()).toBeVisible();
  return (await flag.getAttribute('aria-label')) ?? '';
}

test('a bad clue is reported once and reaches the admin, who answers it [2.1-35]', async ({
  page,
  browser,
  playwright,
  expectAccessible,
}) => {
  await newCandidate(page);
  const reason = `La pista se confunde ${Date.now()}`;
  const name = await report(page, 'crossword', reason);
  await expectAccessible(page);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByLabel('Qué le pasa').fill('Otra vez');
  await page.getByRole('button', { name: 'Enviar aviso' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ya nos avisaste de esta ficha' })).toBeVisible();
  await expect(page.getByLabel('Qué le pasa')).toHaveValue('Otra vez');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await report(page, 'placing', `${reason}, y aquí`);

  const office = await (await browser.newContext()).newPage();
  await enterAsAdmin(office, playwright);
  await office.goto(`${PAGE}?parte=avisos`);
  await office.getByRole('link', { name: reason, exact: true }).click();
  await expect(office.getByText('Se preguntaba, en Crucigrama')).toBeVisible();
  await expectAccessible(office);
  await office.getByLabel('Situación').last().selectOption('Resuelto');
  await office.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(office.getByRole('row', { name: reason }).getByText('Resuelto').first()).toBeVisible();
  await office.goto(`${PAGE}?parte=avisos`);
  await office.getByRole('link', { name: reason, exact: true }).click();
  await office.getByRole('link', { name: 'Editar el término' }).click();
  await expect(office.getByRole('textbox', { name: 'Pista' })).toBeVisible();
});

test('an admin plans a challenge, sees what the terms give and changes a price [2.1-35]', async ({
  page,
  playwright,
  expectAccessible,
  consoleErrors,
}) => {
  await enterAsAdmin(page, playwright);
  await page.goto(PAGE);
  const days = page.getByRole('table', { name: 'Retos de los próximos 30 días' });
  await expect(days.getByRole('row')).toHaveCount(31);
  const last = days.getByRole('row').last();
  await last.getByRole('button', { name: /^Cambiar el reto del/ }).press('Enter');
  const form = page.getByRole('dialog');
  const title = `Reto de prueba ${Date.now()}`;
  await form.getByLabel('Título').fill(title);
  await form.getByLabel('Juego').selectOption('Las luces');
  await form.getByLabel('Dificultad').selectOption('Con menos ayuda');
  await form.getByRole('checkbox', { name: /^3\. / }).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Comprobar y guardar' }).click();
  await expect(last).toContainText(title);
  await expect(last).toContainText('Planificado');
  await expect(last).toContainText('Las luces');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page);
  }

  await page.getByRole('navigation', { name: 'Partes' }).getByRole('link', { name: 'Temas' }).click();
  const box = page.getByRole('checkbox', { name: 'Tema 44 en Las luces' });
  for (const isOpen of [false, true]) {
    await box.press('Space');
    await expect(box).toBeChecked({ checked: isOpen });
    await expect
      .poll(async () => (await (await page.request.get('/api/admin/games/topics')).json()).closed.length)
      .toBe(isOpen ? 0 : 1);
  }
  await expect(box).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('navigation', { name: 'Partes' }).getByRole('link', { name: 'Términos' }).click();
  await expect(page.getByRole('table', { name: 'Términos publicados del tema 1' })).toBeVisible();
  await page.getByLabel('Tema', { exact: true }).selectOption('2');
  await expect(page.getByRole('table', { name: 'Términos publicados del tema 2' })).toBeVisible();
  const clues = page.getByRole('region', { name: 'El crucigrama que dan' }).getByRole('listitem');
  await expect(clues.nth(11)).toBeVisible();
  const before = await clues.allTextContents();
  await page.getByRole('button', { name: 'Otro crucigrama' }).click();
  await expect.poll(() => clues.allTextContents()).not.toEqual(before);
  await expectAccessible(page);

  await page.getByRole('navigation', { name: 'Partes' }).getByRole('link', { name: 'Monedas' }).click();
  const price = page.getByRole('textbox', { name: 'Precio de Simulacro extra' });
  const usual = await price.inputValue();
  await price.fill('-3');
  await expect(page.getByText('Un número entero, desde 1.')).toBeVisible();
  await price.fill(String(Number(usual) + 5));
  await price.press('Enter');
  await expect(page.getByText('Precio guardado').first()).toBeVisible();
  await page.reload();
  await expect(price).toHaveValue(String(Number(usual) + 5));
  await price.fill(usual);
  await price.press('Enter');
  await expect(page.getByText('Precio guardado').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(consoleErrors).toEqual([]);
});
