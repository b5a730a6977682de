import type { Page } from '@playwright/test';
import { newCandidate } from '../support/exams';
import { expect, test } from '../support/fixtures';

const HUB = '/campus-estudio/juegos';

async function endPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Terminar la partida' }).click();
  await page.getByRole('button', { name: 'Terminar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Partida terminada' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver el duelo' }).click();
}

test('two users play the same puzzle, each in their own time, and see the result after playing', async ({
  page,
  browser,
  expectAccessible,
}) => {
  await newCandidate(page);
  await page.goto(HUB);
  await page.getByRole('button', { name: 'Retar a alguien' }).click();
  await page.getByRole('menuitem', { name: 'Cada cosa en su sitio' }).click();
  await expect(page.getByRole('heading', { name: 'Tu duelo espera rival' })).toBeVisible();
  await expectAccessible(page);
  const link = await page.getByLabel('Enlace para tu rival').inputValue();

  const other = await browser.newContext({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  const rival = await other.newPage();
  await newCandidate(rival);
  await rival.goto(new URL(link).pathname);
  await expect(rival.getByRole('heading', { name: / te reta$/ })).toBeVisible();
  await expectAccessible(rival);
  await rival.getByRole('button', { name: 'Aceptar el duelo y jugar' }).click();
  await expect(rival.getByText(/^Tablero 1 de/)).toBeVisible();
  await endPlay(rival);
  await expect(rival.getByText(/^0 puntos en /)).toBeVisible();
  await expect(rival.getByText('Sin jugar')).toBeVisible();

  await page.goto(HUB);
  const line = page.getByRole('list', { name: 'Duelos' }).getByRole('listitem');
  await expect(line).toContainText('Duelo con');
  await expect(line).not.toContainText('0 puntos');
  await line.getByRole('link', { name: 'Jugar el duelo' }).click();
  await expect(page.getByText('Lo verás cuando juegues tú')).toBeVisible();
  await page.getByRole('button', { name: 'Jugar el duelo' }).click();
  await expect(page.getByText(/^Tablero 1 de/)).toBeVisible();
  const id = page.url().split('/').at(-1);
  const { play } = await (await page.request.get(`/api/games/plays/${id}`)).json();
  const [{ places, pieces }] = play.puzzle.boards;
  const piece = pieces.find(({ place }: { place: string | null }) => place !== null);
  await page.locator(`[data-tray] [data-piece="${piece.id}"]`).focus();
  await page.keyboard.press(String(places.findIndex((one: { id: string }) => one.id === piece.place) + 1));
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await endPlay(page);
  await expect(page.getByRole('heading', { name: 'Has ganado el duelo' })).toBeVisible();
  await expect(page.getByText(/^0 puntos en /)).toBeVisible();
  await expectAccessible(page);

  await rival.reload();
  await expect(rival.getByRole('heading', { name: /^Gana / })).toBeVisible();
  await page.goto(HUB);
  await page.getByRole('button', { name: 'Retar a alguien' }).click();
  await page.getByRole('menuitem', { name: 'Las luces' }).click();
  await expect(page.getByRole('heading', { name: 'Tu duelo espera rival' })).toBeVisible();
  await page.getByRole('button', { name: 'Retirar el duelo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByRole('heading', { name: 'El duelo se ha cerrado' })).toBeVisible();
  await expect(page.getByLabel('Enlace para tu rival')).toBeHidden();
  await rival.goto(new URL(page.url()).pathname);
  await expect(rival.getByRole('heading', { name: 'El duelo se ha cerrado' })).toBeVisible();

  const { items } = await (await rival.request.get('/api/notifications')).json();
  expect(items.map(({ title }: { title: string }) => title)).toContain('El duelo ha sido para tu rival');
  await other.close();
});
