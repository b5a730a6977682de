import type { Locator, Page } from '@playwright/test';
import { newCandidate } from '../support/exams';
import { expect, test } from '../support/fixtures';

type Piece = { id: string; label: string; place: string | null };
type Board = { mode: string; places: { id: string }[]; pieces: Piece[] };

/** Topic 21 has material for the four modes. */
async function openPlay(page: Page): Promise<{ id: string; boards: Board[] }> {
  const data = { game: 'placing', topics: [21], difficulty: 1, seed: 7 };
  const { id, play } = await (await page.request.post('/api/games/plays', { data })).json();
  await page.goto(`/campus-estudio/juegos/partida/${id}`);
  await expect(page.getByText(/^Tablero 1 de 4/)).toBeVisible();
  return { id, boards: play.puzzle.boards };
}
const resultOf = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/games/plays/${id}`)).json()).result;
const inTray = (page: Page, { id }: Piece): Locator => page.locator(`[data-tray] [data-piece="${id}"]`);
const placeOf = (page: Page, { place }: Piece): Locator => page.locator(`[data-place="${place}"]`);
const said = (page: Page, hasText: string): Locator => page.getByRole('status').filter({ hasText });
const focusedPiece = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLElement ? activeElement.dataset.piece : undefined;
  });

/** Each piece gets the number of its place; the focus goes to the next one by itself. */
async function solveByKeyboard(page: Page, { places, pieces }: Board): Promise<void> {
  for (let left = pieces.length; left > 0; left -= 1) {
    await expect.poll(() => focusedPiece(page)).toBeDefined();
    const id = await focusedPiece(page);
    const piece = pieces.find((one) => one.id === id);
    await page.keyboard.press(String(places.findIndex((one) => one.id === piece?.place) + 1));
    await expect(page.locator(`[data-tray] [data-piece="${id}"]`)).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Comprobar' })).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a user wins «Cada cosa en su sitio» by keyboard alone, half of it without network [2.1-26]', async ({
  page,
  context,
  expectAccessible,
}) => {
  await newCandidate(page);
  const { id, boards } = await openPlay(page);
  await expectAccessible(page);
  for (const [index, board] of boards.entries()) {
    await expect(page.getByText(new RegExp(`^Tablero ${index + 1} de 4`))).toBeVisible();
    if (index === 2) await context.setOffline(true);
    const [first] = board.pieces;
    if (first) await inTray(page, first).focus();
    await solveByKeyboard(page, board);
    if (index === boards.length - 1) break;
    await expect(page.getByRole('button', { name: 'Siguiente tablero' })).toBeFocused();
    await expect(said(page, 'Tablero completo')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  }
  await expect(page.getByRole('heading', { name: 'Partida ganada' })).toBeFocused();
  await expect(page.getByText('El resultado se guarda en cuanto haya conexión.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Has ganado \d+ monedas/)).toBeVisible();
  expect(await resultOf(page, id)).toMatchObject({ isWon: true, points: 100, errors: 0 });
  await expectAccessible(page);
});

test('a user chooses one of the four ways to place pieces on the games page', async ({ page }) => {
  await newCandidate(page);
  await page.goto('/campus-estudio/juegos');
  const play = page.getByRole('button', { name: 'Jugar a Cada cosa en su sitio' });
  await play.press('Enter');
  await page.getByRole('menuitem', { name: 'Clasificar en grupos' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Clasifica cada ficha en su grupo' })).toBeVisible();
  await expect(page.getByText(/^Tablero 1 de [123]/)).toBeVisible();
});

test.describe('on a phone in a dark system', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true });

  /** A finger that goes from one element to another. */
  async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (!start || !end) throw new Error('nothing to drag');
    const at = (box: typeof start) => ({ x: box.x + box.width / 2, y: box.y + Math.min(30, box.height / 2) });
    const client = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const [a, b] = [at(start), at(end)];
    await send('touchStart', [a]);
    for (let step = 1; step <= 8; step += 1)
      await send('touchMove', [{ x: a.x + ((b.x - a.x) * step) / 8, y: a.y + ((b.y - a.y) * step) / 8 }]);
    await send('touchEnd', []);
  }

  test('a play is dragged, tapped and moved by touch, and lost when the answers are given', async ({
    page,
    expectAccessible,
  }) => {
    await newCandidate(page);
    const { id, boards } = await openPlay(page);
    const board = boards[0];
    const firstPlace = board?.places[0]?.id;
    const dragged = board?.pieces.find(({ place }) => place === firstPlace);
    const [tapped, moved] = board?.pieces.filter((piece) => piece !== dragged) ?? [];
    if (!board || !dragged || !tapped || !moved) throw new Error('a board without pieces');

    await dragByTouch(page, inTray(page, dragged), placeOf(page, dragged));
    await expect(placeOf(page, dragged)).toContainText(dragged.label);
    await expect(said(page, `«${dragged.label}» en la definición 1`)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    // In the wrong place: it goes back after the check.
    const wrong = board.places.find((place) => place.id !== tapped.place && place.id !== firstPlace);
    await inTray(page, tapped).tap();
    await page
      .locator(`[data-place="${wrong?.id}"]`)
      .getByRole('button', { name: /^Poner/ })
      .tap();
    await inTray(page, moved).tap();
    await page.getByRole('button', { name: 'Mover a…' }).tap();
    const number = board.places.findIndex((place) => place.id === moved.place) + 1;
    const target = page.getByRole('menuitem', { name: new RegExp(`^La definición ${number}:`) });
    await target.tap();
    await expect(placeOf(page, moved)).toContainText(moved.label);
    await page.getByRole('button', { name: 'Deshacer' }).tap();
    await expect(inTray(page, moved)).toBeVisible();
    await page.getByRole('button', { name: 'Comprobar' }).tap();
    await expect(inTray(page, tapped)).toBeVisible();
    await expect(said(page, '1 ficha vuelve a las fichas')).toBeVisible();
    await expectAccessible(page);

    for (const index of boards.keys()) {
      await page.getByRole('button', { name: 'Ver las respuestas' }).tap();
      if (index < boards.length - 1) await page.getByRole('button', { name: 'Siguiente tablero' }).tap();
    }
    await expect(page.getByRole('heading', { name: 'Partida terminada' })).toBeVisible();
    await expect(page.getByText('Esta vez no hay monedas.')).toBeVisible();
    expect(await resultOf(page, id)).toMatchObject({ isWon: false, errors: 1 });
    await expectAccessible(page);
  });
});
