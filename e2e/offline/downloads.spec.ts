import { answered, choicesOf, inMap, newCandidate, place } from '../support/exams';
import { expect, test } from '../support/fixtures';
import { answered as answeredCards, answerWithKeys } from '../support/study';

// Other specs block the service worker.
test.use({ serviceWorkers: 'allow' });

test('a downloaded mock and deck are taken on a plane, and everything is sent once afterwards', async ({
  page,
  context,
  expectAccessible,
}) => {
  await newCandidate(page);
  await page.goto('/campus-estudio/descargas');
  await expect(page.getByText('Aún no has descargado nada')).toBeVisible();
  await page.getByRole('button', { name: 'Descargar un simulacro' }).click();
  const mock = page.getByRole('link', { name: 'Simulacro oficial' });
  await expect(mock).toBeVisible();
  const id = (await mock.getAttribute('href'))?.split('/').at(-1) ?? '';
  await page.getByLabel('Tema', { exact: true }).selectOption({ label: '2. La Constitución Española (I)' });
  await page.getByRole('button', { name: 'Descargar las tarjetas' }).click();
  const deck = page.getByRole('link', { name: /^Tarjetas del tema 2/ });
  await expect(deck).toBeVisible();
  await expect(page.getByText(/^2 descargas: /)).toBeVisible();
  await expectAccessible(page);
  // The clock does not run yet.
  expect(await (await page.request.get(`/api/exams/${id}`)).json()).toMatchObject({ state: 'built' });

  await context.setOffline(true);
  await page.reload();
  await mock.click();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.locator('html[data-in-exam]')).toBeAttached();
  for (const key of ['1', '2', '3']) {
    await page.keyboard.press(key);
    await page.keyboard.press('ArrowRight');
  }
  await place(page, 4, 100);
  await page.reload();
  await expect(inMap(page, 'Pregunta 3, respondida')).toBeVisible();
  await page.getByRole('button', { name: 'Terminar', exact: true }).click();
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/entregado en este dispositivo$/);

  await page.goto('/campus-estudio/descargas');
  await deck.click();
  const card = page.getByRole('article');
  await expect(card).toHaveAccessibleName(/ 1 de /);
  await answerWithKeys(page);
  await page.keyboard.press('Enter');
  await expect(card).toHaveAccessibleName(/ 2 de /);
  await page.goto('/campus-estudio/descargas');
  await expect(deck).toBeVisible();

  await context.setOffline(false);
  await expect.poll(async () => (await page.request.get(`/api/exams/${id}/result`)).status()).toBe(200);
  expect((await choicesOf(page.request, id)).slice(0, 4)).toEqual(['A', 'B', 'C', null]);
  expect(await answered(page.request, id)).toBe(3);
  // Three answers of the mock and one card of the deck; the fourth question was seen and left blank.
  await expect.poll(() => answeredCards(page)).toBe(4);

  await page.reload();
  await expect(mock).toHaveCount(0);
  await page.getByRole('button', { name: /^Liberar: Tarjetas del tema 2/ }).click();
  await expect(page.getByText('Aún no has descargado nada')).toBeVisible();
});
