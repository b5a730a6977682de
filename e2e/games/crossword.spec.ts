import type { Crossword } from '@atalaya/core/games/crossword/puzzle';
import type { Page } from '@playwright/test';
import { newCandidate } from '../support/exams';
import { expect, test } from '../support/fixtures';

const GRID = { name: /^Cuadrícula de/ };

async function openCrossword(page: Page, given: object = {}) {
  const data = { game: 'crossword', topics: [1], difficulty: 2, seed: 7, ...given };
  const response = await page.request.post('/api/games/plays', { data });
  expect(response.ok()).toBe(true);
  const { id, play } = await response.json();
  const puzzle: Crossword = play.puzzle;
  await page.goto(`/campus-estudio/juegos/partida/${id}`);
  await expect(page.getByRole('group', GRID)).toBeVisible();
  const result = async () => (await (await page.request.get(`/api/games/plays/${id}`)).json()).result;
  return { id, puzzle, result };
}

const entryName = ({ entries }: Crossword, index: number): string => {
  const entry = entries[index];
  return `${entry?.number} ${entry?.direction === 'down' ? 'vertical' : 'horizontal'}`;
};

test('a crossword is won by keyboard alone [2.1-26]', async ({ page, expectAccessible }) => {
  await newCandidate(page);
  const { puzzle, result } = await openCrossword(page);
  await expectAccessible(page);
  const first = page.getByRole('textbox', { name: new RegExp(`^${entryName(puzzle, 0)}, .*casilla 1 de`) });
  await first.focus();

  const size = puzzle.entries[0]?.cells.length ?? 0;
  await page.keyboard.press('End');
  await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`casilla ${size} de ${size}`));
  await page.keyboard.press('Home');
  await page.keyboard.type('q');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(first).toHaveValue('');
  await expect(first).toBeFocused();

  for (const [index, entry] of puzzle.entries.entries()) {
    await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${entryName(puzzle, index)}, `));
    await page.keyboard.press('Home');
    await page.keyboard.type(entry.answer.toLowerCase());
    if (index < puzzle.entries.length - 1) await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('heading', { name: 'La solución' })).toBeVisible();
  await expect.poll(result).toMatchObject({ isWon: true, points: 100, hints: 0, errors: 0 });
  await expectAccessible(page);
});

test('Tab leaves the grid after the last clue, and the list of clues is enough to play', async ({ page }) => {
  await newCandidate(page);
  const { puzzle, result } = await openCrossword(page);
  const last = puzzle.entries.length - 1;
  await page.getByRole('button', { name: 'Pista anterior' }).click();
  await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${entryName(puzzle, last)}, `));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Comprobar' })).toBeFocused();

  for (const [index, entry] of puzzle.entries.entries()) {
    const field = page.getByRole('textbox', {
      name: new RegExp(`^${entryName(puzzle, index)}, .*letras: ([A-ZÑ]|hueco), `),
    });
    await field.fill(entry.word);
    await field.press('Enter');
  }
  await expect.poll(result).toMatchObject({ isWon: true, points: 100 });
});

test('help costs points, errors are found, and without network the crossword goes on', async ({
  page,
  context,
}) => {
  await newCandidate(page);
  const { puzzle, result } = await openCrossword(page);
  const [entry] = puzzle.entries;
  const cell = page.getByRole('textbox', { name: new RegExp(`^${entryName(puzzle, 0)}, .*casilla 1 de`) });
  await cell.focus();
  await page.keyboard.type(entry?.answer.startsWith('Q') ? 'X' : 'Q');
  await page.keyboard.press('End');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await page.getByRole('menuitem', { name: 'La palabra' }).click();
  await expect(cell).toHaveAccessibleName(/fallo comprobado/);
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await page.getByRole('menuitem', { name: 'Ir al primer error' }).click();
  await expect(cell).toBeFocused();

  await page.getByRole('button', { name: 'Revelar' }).click();
  await page.getByRole('menuitem', { name: 'La palabra −20' }).click();
  await expect(cell).toHaveAccessibleName(/revelada/);
  await page.getByRole('button', { name: 'Pista siguiente' }).click();
  await page.getByRole('button', { name: 'Pista −5' }).click();
  await expect(page.getByText(/^Otra pista:/)).toBeVisible();
  for (const [index, { answer }] of puzzle.entries.entries()) {
    const field = page.getByRole('textbox', {
      name: new RegExp(`^${entryName(puzzle, index)}, .*letras: ([A-ZÑ]|hueco), `),
    });
    await field.fill(answer);
    await field.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'La solución' })).toBeVisible();
  expect(await result()).toBeNull();
  await context.setOffline(false);
  await expect.poll(result).toMatchObject({ isWon: true, points: 73, hints: 2, errors: 1 });
});

test('a crossword is lost by keyboard when it is left unsolved', async ({ page }) => {
  await newCandidate(page);
  const { puzzle, result } = await openCrossword(page);
  const cell = page.getByRole('textbox', { name: new RegExp(`^${entryName(puzzle, 0)}, .*casilla 1 de`) });
  await cell.focus();
  await page.keyboard.type('k');
  await page.getByRole('button', { name: 'Terminar la partida' }).press('Enter');
  await page.getByRole('button', { name: 'Terminar', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Partida terminada' })).toBeFocused();
  await expect(page.getByText('Esta vez no hay monedas.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'La solución' })).toBeVisible();
  await expect(page.getByText(puzzle.entries[0]?.word ?? '', { exact: true }).first()).toBeVisible();
  expect(await result()).toMatchObject({ isWon: false, points: 0, coins: 0 });
});

test('the sheet is printed empty or solved, and a friend opens the same crossword', async ({
  page,
  browser,
  context,
}) => {
  await newCandidate(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { puzzle } = await openCrossword(page);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await page.getByRole('menuitem', { name: 'En blanco' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet).toContainText(puzzle.entries[0]?.clue ?? '');
  await expect(sheet).not.toContainText(puzzle.entries[0]?.word ?? '');
  await expect(page.getByRole('button', { name: 'Comprobar' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await page.getByRole('menuitem', { name: 'Con la solución' }).click();
  await expect(sheet).toContainText(puzzle.entries[0]?.word ?? '');

  await page.getByRole('button', { name: 'Compartir esta partida' }).click();
  await expect(page.getByText('Enlace copiado').first()).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await (await browser.newContext()).newPage();
  await newCandidate(friend);
  await friend.goto(address);
  await friend.getByRole('button', { name: 'Jugarla' }).click();
  await expect(friend.getByRole('group', GRID)).toBeVisible();
  const id = friend.url().split('/').at(-1);
  expect((await (await friend.request.get(`/api/games/plays/${id}`)).json()).play.puzzle).toEqual(puzzle);
  await friend.context().close();
});

test.describe('on a phone in a dark system', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true });

  test('a crossword is won by touch, without scrolling', async ({ page, expectAccessible }) => {
    await newCandidate(page);
    const { puzzle, result } = await openCrossword(page);
    await expectAccessible(page);
    const keyboard = page.getByRole('group', { name: 'Teclado' });
    await expect(keyboard.getByRole('button', { name: 'Ñ' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-cell]').last()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);

    await page.getByRole('button', { name: 'Ver todas las pistas' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: puzzle.entries[0]?.clue }).tap();
    const written = new Set<number>();
    for (const [index, { cells, answer }] of puzzle.entries.entries()) {
      await expect(page.getByRole('region', { name: 'Pista' })).toContainText(entryName(puzzle, index));
      for (const [at, cell] of cells.entries()) {
        if (written.has(cell)) continue;
        const square = page.locator(`[data-cell="${cell}"]`);
        await square.tap();
        if (
          !(await page.getByRole('region', { name: 'Pista' }).getByText(entryName(puzzle, index)).isVisible())
        )
          await page.getByRole('button', { name: 'Cambiar de dirección' }).tap();
        await keyboard.getByRole('button', { name: answer.charAt(at), exact: true }).tap();
        written.add(cell);
      }
      if (index < puzzle.entries.length - 1)
        await page.getByRole('button', { name: 'Pista siguiente' }).tap();
    }
    await expect.poll(result).toMatchObject({ isWon: true, points: 100 });
  });
});
