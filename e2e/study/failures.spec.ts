import { randomUUID } from 'node:crypto';
import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';
import { hasLongStudied } from '../support/past';
import { answered } from '../support/study';

const WEEK_MS = 7 * 86_400_000;
const wrongOf: Record<string, string> = { A: 'B', B: 'C', C: 'A' };

test.use({ viewport: { width: 390, height: 844 } });

test('a failed question is found again a week later, practised and kept as recovered', async ({
  page,
  expectAccessible,
}) => {
  await enterAsCandidate(page);
  const session = await (await page.request.get('/api/study/session?minutes=60&topic=2')).json();
  type Card = { kind: string; id: string; answer: string; front: string };
  const [failed] = session.stretches
    .flatMap(({ cards }: { cards: Card[] }) => cards)
    .filter(({ kind }: Card) => kind === 'question');
  await hasLongStudied(page);
  const answer = {
    id: randomUUID(),
    kind: 'question',
    itemId: failed.id,
    choice: wrongOf[failed.answer],
    at: new Date(Date.now() - WEEK_MS).toISOString(),
    durationMs: 30_000,
  };
  expect((await page.request.post('/api/study/answers', { data: { answers: [answer] } })).ok()).toBe(true);

  await page.goto('/campus-estudio');
  await page.getByRole('button', { name: 'Más' }).click();
  await page.getByRole('link', { name: 'Mis fallos' }).click();
  await page.getByLabel('Tema').selectOption({ value: '2' });
  await expect(page).toHaveURL(/tema=2/);
  const row = page.getByRole('article', { name: failed.front });
  await expect(row).toContainText('Por recuperar');
  await expect(row).toContainText('Fallada 1 vez');
  await row.getByRole('button', { name: 'Ver por qué' }).click();
  await expect(row.getByText('La correcta:')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Imprimir' }).click();
  await expect(page.getByRole('heading', { name: 'Respuestas' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Volver a la lista' }).click();

  await page.getByRole('link', { name: 'Practicar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: failed.front })).toBeVisible();
  await page.keyboard.press(failed.answer.toLowerCase());
  await expect(page.getByRole('link', { name: /Leer en el tema/ })).toHaveAttribute('href', /tema-2\/[a-z]/);
  await page.getByRole('button', { name: 'Marcar' }).click();
  await expect(page.getByRole('button', { name: 'Marcada' })).toBeVisible();
  await page.getByRole('button', { name: 'Añadir una nota' }).click();
  await page.getByLabel('Tu nota (solo la ves tú)').fill('La fallé por ir deprisa');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('button', { name: 'Cambiar tu nota' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sesión hecha' })).toBeVisible();
  await expect.poll(() => answered(page)).toBe(2);

  await page.goto('/campus-estudio/fallos?estado=recuperadas');
  await expect(page.getByRole('article', { name: failed.front })).toContainText('Recuperada');
});
