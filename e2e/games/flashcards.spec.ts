import type { Page } from '@playwright/test';
import { newCandidate } from '../support/exams';
import { expect, test } from '../support/fixtures';

const TOPIC = '/juego-flashcard-premium/1';

const playId = (page: Page): string => new URL(page.url()).searchParams.get('partida') ?? '';
const read = async (page: Page) => (await page.request.get(`/api/games/plays/${playId(page)}`)).json();
const gameAnswers = async (page: Page): Promise<number> => {
  const log = await (await page.request.get('/api/progress/log')).json();
  const sources: { source: string; answers: number }[] = log.items[0]?.sources ?? [];
  return sources.find(({ source }) => source === 'game')?.answers ?? 0;
};

test('a round is won by keyboard alone, part of it without network, and it is studying [2.1-29] [2.1-30]', async ({
  page,
  context,
  expectAccessible,
}) => {
  await newCandidate(page);
  await page.goto(TOPIC);
  const recall = page.getByRole('button', { name: /^Recordar/ });
  await expect(recall).toBeVisible();
  await expectAccessible(page);
  await recall.focus();
  await page.keyboard.press('Enter');
  for (let card = 1; card <= 12; card += 1) {
    await expect(page.getByRole('region', { name: `Tarjeta ${card} de 12` })).toBeFocused();
    if (card === 6) await context.setOffline(true);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: /^Bien/ })).toBeVisible();
    if (card === 1) await expectAccessible(page);
    await page.keyboard.press(card % 2 === 0 ? '3' : 'ArrowRight');
  }
  await expect(page.getByRole('heading', { name: 'Partida ganada' })).toBeFocused();
  await expect(page.getByText('El resultado se guarda en cuanto haya conexión.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('El resultado se guarda en cuanto haya conexión.')).toBeHidden();
  expect((await read(page)).result).toMatchObject({ isWon: true, points: 100, errors: 0 });
  expect(await gameAnswers(page)).toBe(12);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Volver a Juegos' }).first().press('Enter');
  await expect(page).toHaveURL('/campus-estudio/juegos');
  await page.goto('/campus-estudio/juegos/estadisticas');
  await expect(page.getByText('en 1 partida, 100 % de aciertos')).toBeVisible();
  await expect(page.getByText(/Aún no hay datos suficientes/)).toBeVisible();
  await expectAccessible(page);
});

test('typed answers forgive accents, show what is near and ask again what was wrong', async ({ page }) => {
  await newCandidate(page);
  await page.goto(TOPIC);
  await page.getByRole('button', { name: /^Escribir/ }).press('Enter');
  const field = page.getByLabel('Tu respuesta');
  await expect(field).toBeFocused();
  const { entries } = (await read(page)).play.puzzle;
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
  await field.pressSequentially('una respuesta cualquiera');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`«${entries[0].back}»`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tarjeta 2 de 11')).toBeVisible();
  await field.pressSequentially(plain(entries[1].back).toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Correcto.')).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** A quick swipe, as the browser gets it from the screen. */
  async function swipe(page: Page, [dx, dy]: [number, number]): Promise<void> {
    const box = await page.locator('[data-card]').boundingBox();
    if (!box) throw new Error('there is no card');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [{ x, y }]);
    for (const part of [0.25, 0.5, 0.75, 1])
      await send('touchMove', [{ x: x + dx * part, y: y + dy * part }]);
    await send('touchEnd', []);
    await session.detach();
  }

  test('cards are turned with a tap and thrown with a swipe, and a round is lost when it is left [2.1-29]', async ({
    page,
  }) => {
    await newCandidate(page);
    await page.goto(TOPIC);
    await page.getByRole('button', { name: /^Recordar/ }).tap();
    const right: [number, number] = [160, 0];
    for (const [index, way] of [right, right, [-160, 0] as [number, number], right].entries()) {
      await expect(page.getByRole('region', { name: new RegExp(`^Tarjeta ${index + 1} de`) })).toBeVisible();
      await page.getByRole('button', { name: 'Girar la tarjeta' }).tap();
      await expect(page.getByRole('button', { name: /^Bien/ })).toBeVisible();
      await swipe(page, way);
    }
    // The card that was thrown to the left comes again.
    await expect(page.getByRole('region', { name: 'Tarjeta 5 de 13' })).toBeVisible();
    await page.getByRole('button', { name: 'Terminar la partida' }).tap();
    await page.getByRole('button', { name: 'Terminar', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'Partida terminada' })).toBeVisible();
    await expect(page.getByText('Esta vez no hay monedas.')).toBeVisible();
    expect((await read(page)).result).toMatchObject({ isWon: false });
  });
});
