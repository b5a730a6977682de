import type { Page } from '@playwright/test';
import { enterAsCandidate } from '../support/candidate';
import { newCandidate } from '../support/exams';
import { expect, test } from '../support/fixtures';

const HUB = '/campus-estudio/juegos';

const idOf = (page: Page): string => page.url().split('/').at(-1) ?? '';
const read = async (page: Page) => (await page.request.get(`/api/games/plays/${idOf(page)}`)).json();
const wordsOf = async (page: Page): Promise<string[]> =>
  (await read(page)).play.puzzle.words.map(({ word }: { word: string }) => word);

/** The different letters of a word, as they are typed. */
const lettersOf = (word: string): string[] => [
  ...new Set(
    [...word.normalize('NFC').toUpperCase()]
      .map((one) => (one === 'Ñ' ? one : one.normalize('NFD').charAt(0)))
      .filter((one) => /[A-ZÑ]/.test(one)),
  ),
];
const missing = (word: string): string[] =>
  [...'WKXZQJYHFVGÑBPM'].filter((one) => !lettersOf(word).includes(one)).slice(0, 6);

test('a user chooses topics and wins Las luces by keyboard alone, part of it without network [2.1-26]', async ({
  page,
  context,
  expectAccessible,
}) => {
  await newCandidate(page);
  await page.goto(HUB);
  await expect(page.getByRole('heading', { name: 'Juegos', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jugar el reto' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Cambiar' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Con qué temas juegas' });
  await dialog.getByRole('checkbox', { name: /^4\b/ }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Guardar' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByText('Ahora salen de').locator('..')).toContainText('4');

  await page.getByRole('button', { name: 'Jugar a Las luces' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Palabra 1 de 6')).toBeVisible();
  await expectAccessible(page);
  const words = await wordsOf(page);
  for (const [index, word] of words.entries()) {
    await expect(page.getByText(`Palabra ${index + 1} de 6`)).toBeVisible();
    if (index === 2) await context.setOffline(true);
    for (const letter of lettersOf(word)) await page.keyboard.press(letter);
    if (index === words.length - 1) break;
    await expect(page.getByRole('button', { name: 'Siguiente palabra' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Partida ganada' })).toBeFocused();
  await expect(page.getByText('El resultado se guarda en cuanto haya conexión.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/Has ganado 8 monedas/)).toBeVisible();
  expect((await read(page)).result).toMatchObject({ isWon: true, points: 100, errors: 0 });
  await expectAccessible(page);
});

test('without the plan a user plays once a day, and the statistics wait for it', async ({
  page,
  expectAccessible,
}) => {
  await enterAsCandidate(page, 'basico');
  await page.goto(HUB);
  await expect(page.getByText('Con tu plan juegas una partida al día')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jugar a Las luces' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Con Plus' })).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Jugar el reto' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: 'Terminar la partida' }).click();
  await page.getByRole('button', { name: 'Terminar', exact: true }).click();
  await page.getByRole('button', { name: 'Jugar otra vez' }).click();
  await expect(page.getByText('Ya has jugado tu partida de hoy.').first()).toBeVisible();

  await page.goto('/juego-flashcard-premium/1');
  await expect(page.getByText('Ya has jugado tu partida de hoy.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Recordar/ })).toBeDisabled();
  await page.goto('/campus-estudio/juegos/estadisticas');
  await expect(page.getByText('Las estadísticas de juego vienen con el plan Plus.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver los planes' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone in a dark system', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true });

  test('Las luces is lost by touch, and the play and the challenge wait for the player', async ({
    page,
    expectAccessible,
  }) => {
    await newCandidate(page);
    await page.goto(HUB);
    await page.getByRole('button', { name: 'Jugar a Las luces' }).tap();
    await expect(page.getByText('Palabra 1 de 6')).toBeVisible();
    const words = await wordsOf(page);
    for (const [index, word] of words.entries()) {
      await expect(page.getByText(`Palabra ${index + 1} de 6`)).toBeVisible();
      for (const letter of missing(word)) await page.getByRole('button', { name: letter, exact: true }).tap();
      await expect(
        page.getByText('La torre se ha quedado a oscuras').or(page.getByText('Partida terminada')),
      ).toBeVisible();
      if (index === 0) {
        await expectAccessible(page);
        await expect.poll(async () => (await read(page)).play.moves.length).toBe(6);
        await page.reload();
        await expect(page.getByText('La torre se ha quedado a oscuras')).toBeVisible();
      }
      if (index < words.length - 1) await page.getByRole('button', { name: 'Siguiente palabra' }).tap();
    }
    await expect(page.getByText('Esta vez no hay monedas.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Volver a Juegos' }).last().tap();
    await page.getByRole('button', { name: 'Jugar el reto' }).tap();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.goto(HUB);
    await expect(page.getByRole('button', { name: 'Seguir el reto' })).toBeVisible();
    await expectAccessible(page);
  });
});
