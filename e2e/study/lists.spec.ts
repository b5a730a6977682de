import { randomUUID } from 'node:crypto';
import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';

test.use({ viewport: { width: 390, height: 844 } });

test('a failed question is commented, saved in a named list, practised from it, and a deleted list comes back', async ({
  page,
  expectAccessible,
}) => {
  await enterAsCandidate(page);
  const session = await (await page.request.get('/api/study/session?minutes=60&topic=2')).json();
  type Card = { kind: string; id: string; answer: string; front: string };
  const failed: Card = session.stretches
    .flatMap(({ cards }: { cards: Card[] }) => cards)
    .find(({ kind }: Card) => kind === 'question');
  const answer = {
    id: randomUUID(),
    kind: 'question',
    itemId: failed.id,
    choice: failed.answer === 'A' ? 'B' : 'A',
    at: new Date().toISOString(),
    durationMs: 30_000,
  };
  expect((await page.request.post('/api/study/answers', { data: { answers: [answer] } })).ok()).toBe(true);

  await page.goto('/campus-estudio/fallos');
  await page
    .getByRole('article', { name: failed.front })
    .getByRole('button', { name: /una lista/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Guardar en tus listas' });
  await dialog.getByLabel('Nueva lista').fill('Plazos');
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await expect(dialog.getByRole('checkbox', { name: /Plazos/ })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Listo' }).click();

  const question = page.getByRole('article', { name: failed.front });
  await question.getByRole('button', { name: 'Ver por qué' }).click();
  await question.getByRole('button', { name: 'Comentar' }).click();
  await question.getByLabel('Tu comentario').fill('Ojo con el plazo.');
  await question.getByRole('button', { name: 'Comentar' }).last().click();
  await expect(question.getByText('Pendiente de revisión')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/campus-estudio/listas');
  const list = page.getByRole('article', { name: 'Plazos' });
  await expect(list).toContainText('1 pregunta');
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Borrar Plazos' }).click();
  await expect(list).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(list).toContainText('1 pregunta');
  await list.getByRole('link', { name: 'Plazos', exact: true }).click();
  await expect(page.getByRole('article', { name: failed.front })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Practicar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: failed.front })).toBeVisible();
  const flag = page.getByText('Marcada', { exact: true });
  // The flag is known once its request has been answered.
  await expect(async () => {
    await page.keyboard.press('m');
    await expect(flag).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('M');
  await expect(flag).toHaveCount(0);
});
