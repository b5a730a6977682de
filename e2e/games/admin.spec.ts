import type { Page } from '@playwright/test';
import { enterAsAdmin } from '../support/admin';
import { newCandidate } from '../support/exams';
import { expect, test } from '../support/fixtures';

const PAGE = '/admin/juegos-educativos';

type Given = { game: string; reason: string; topic?: number; mode?: string; play?: () => Promise<void> };

/** Ends a play and reports the first thing of its last screen. */
async function report(page: Page, { game, reason, topic = 21, mode, play }: Given): Promise<string> {
  const data = { game, topics: [topic], difficulty: 1, seed: 7, mode };
  const { id } = await (await page.request.post('/api/games/plays', { data })).json();
  await page.goto(`/campus-estudio/juegos/partida/${id}`);
  await play?.();
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

test('a bad clue of each game is reported once and reaches the admin, whose answer is told [2.1-35]', async ({
  page,
  browser,
  playwright,
  expectAccessible,
}) => {
  await newCandidate(page);
  const reason = `La pista se confunde ${Date.now()}`;
  const name = await report(page, { game: 'crossword', reason });
  await expectAccessible(page);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByLabel('Qué le pasa').fill('Otra vez');
  await page.getByRole('button', { name: 'Enviar aviso' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ya nos avisaste de esta ficha' })).toBeVisible();
  await expect(page.getByLabel('Qué le pasa')).toHaveValue('Otra vez');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await report(page, {
    game: 'hangman',
    reason: `${reason}, y en Las luces`,
    play: async () => {
      const dark = page.getByRole('button', { name: 'Siguiente palabra' });
      // The button waits for the game; a key would go to the page before it.
      await page.getByRole('group', { name: 'Letras' }).getByRole('button', { name: 'W' }).click();
      for (const letter of 'KXYZJQHFGVB') if (await dark.isHidden()) await page.keyboard.press(letter);
      await expect(dark).toBeVisible();
    },
  });
  await report(page, {
    game: 'flashcards',
    // Another topic: what was wrong above would come first, and was reported.
    topic: 2,
    mode: 'recall',
    reason: `${reason}, y en una tarjeta`,
    play: async () => {
      await page.getByRole('button', { name: 'Girar la tarjeta' }).click();
      await page.getByRole('button', { name: /^Bien/ }).click();
    },
  });
  await report(page, { game: 'placing', mode: 'sort', reason: `${reason}, y en un esquema` });

  const office = await (await browser.newContext()).newPage();
  await enterAsAdmin(office, playwright);
  await office.goto(`${PAGE}?parte=avisos`);
  await office.getByRole('link', { name: reason, exact: true }).click();
  await expect(office.getByText('Se preguntaba, en Crucigrama')).toBeVisible();
  await expectAccessible(office);
  await office.getByLabel('Situación').last().selectOption('Resuelto');
  await office.getByLabel('Qué se ha hecho').fill('Hemos escrito otra pista.');
  await office.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(office.getByRole('row', { name: reason }).getByText('Resuelto').first()).toBeVisible();
  await office.goto(`${PAGE}?parte=avisos`);
  await office.getByRole('link', { name: reason, exact: true }).click();
  await office.getByRole('link', { name: 'Editar el término' }).click();
  await expect(office.getByRole('textbox', { name: 'Pista' })).toBeVisible();
  await office.goto(`${PAGE}?parte=avisos`);
  await office.getByRole('link', { name: `${reason}, y en un esquema` }).click();
  await expect(office.getByRole('link', { name: 'Ver el esquema del tema' })).toHaveAttribute(
    'href',
    '/admin/esquemas?topic=21',
  );
  const { items } = await (await page.request.get('/api/notifications')).json();
  expect(items[0]).toMatchObject({ title: 'Hemos revisado tu aviso' });
  expect(items[0].body).toContain('Hemos escrito otra pista.');
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
  await last.getByRole('button', { name: /^Cambiar el reto del/ }).click();
  await form.getByRole('button', { name: 'Dejarlo en automático' }).click();
  await expect(last).toContainText('Automático');
  await expect(last).not.toContainText(title);
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
  await page.getByRole('table', { name: 'Términos publicados del tema 2' }).getByRole('link').first().click();
  const term = page.getByRole('dialog', { name: 'Editar término' });
  const clue = 'Una pista que solo se ve aquí';
  await term.getByRole('textbox', { name: 'Pista' }).fill(clue);
  await term.getByRole('radio', { name: 'Vista previa' }).click();
  await expect(term.getByRole('listitem').filter({ hasText: clue })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${PAGE}?parte=terminos`);

  await page.getByRole('navigation', { name: 'Partes' }).getByRole('link', { name: 'Monedas' }).click();
  const price = page.getByRole('textbox', { name: 'Precio de Simulacro extra' });
  const usual = await price.inputValue();
  await price.fill('-3');
  await expect(page.getByText('Un número entero, desde 1.')).toBeVisible();
  await price.fill(String(Number(usual) + 5));
  const save = page.getByRole('button', { name: 'Guardar el precio de Simulacro extra' });
  await save.press('Enter');
  await expect(page.getByText('Precio guardado').first()).toBeVisible();
  await expect(save).toBeFocused();
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
