import { randomUUID } from 'node:crypto';
import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';
import { hasLongStudied } from '../support/past';
import { answered } from '../support/study';

const DAY_MS = 86_400_000;

test.use({ viewport: { width: 390, height: 844 } });

test('a deck is studied to zero due, and Repasos says when the next reviews are', async ({
  page,
  expectAccessible,
}) => {
  await enterAsCandidate(page);
  const whole = await page.request.get('/api/study/session?only=all&topic=1&kind=flashcard');
  type Card = { id: string };
  const cards: Card[] = (await whole.json()).stretches.flatMap(({ cards: own }: { cards: Card[] }) => own);
  await hasLongStudied(page);
  const answers = cards.slice(0, 3).map(({ id }) => ({
    id: randomUUID(),
    kind: 'flashcard',
    itemId: id,
    choice: null,
    grade: 'again',
    at: new Date(Date.now() - 2 * DAY_MS).toISOString(),
    durationMs: 9_000,
  }));
  expect((await page.request.post('/api/study/answers', { data: { answers } })).ok()).toBe(true);

  await page.goto('/campus-estudio/temario/1/tablero');
  const deck = page.getByRole('region', { name: 'Tarjetas' });
  await deck.getByText('Por apartados').click();
  await expectAccessible(page);
  await deck.getByRole('link', { name: 'Repasar 3' }).click();
  for (const n of [1, 2, 3]) {
    await expect(page.getByRole('article')).toHaveAccessibleName(`Tarjeta ${n} de 3`);
    await page.keyboard.press('Space');
    await page.keyboard.press('3');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Sesión hecha' })).toBeVisible();
  await expect.poll(() => answered(page)).toBe(6);
  await expect(page.getByRole('heading', { name: 'Por temas' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Objetivo de hoy/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sí, avísame' }).click();
  await expect(page.getByRole('button', { name: 'Sí, avísame' })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/campus-estudio/temario/1/tablero');
  await expect(deck.getByText(/Nada para hoy. Las próximas, el/)).toBeVisible();
  await expect(deck.getByRole('link', { name: /Repasar/ })).toHaveCount(0);

  await page
    .getByRole('navigation', { name: /accesos rápidos/ })
    .getByRole('link', { name: 'Repasos' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nada que repasar ahora mismo' })).toBeVisible();
  await expect(page.getByText(/Lo próximo, el .*: \d+ repasos?/)).toBeVisible();
  await expectAccessible(page);

  // A rehearsal changes nothing.
  await page.goto('/study?solo=ensayo&tema=1&mazo=tarjetas');
  await expect(page.getByRole('article')).toHaveAccessibleName(`Tarjeta 1 de ${cards.length}`);
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await expect(page.getByRole('article')).toHaveAccessibleName(`Tarjeta 2 de ${cards.length}`);
  expect(await answered(page)).toBe(6);
});
