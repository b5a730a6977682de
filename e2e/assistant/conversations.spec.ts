import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { modelPort } from '../../scripts/e2e-port.mjs';
import { scriptedModel } from '../../server/testing/scripted-model';
import { enterAsCandidate } from '../support/candidate';
import { test as base, expect } from '../support/fixtures';
import { PHONE } from '../support/home';
import { hasLongStudied } from '../support/past';

const test = base.extend<{ model: ReturnType<typeof scriptedModel> }>({
  model: async ({ browserName: _ }, use) => {
    const model = scriptedModel();
    await model.listen(modelPort);
    await use(model);
    model.close();
  },
});

const answer = (page: Page) => page.getByRole('article', { name: 'Respuesta' });
const QUESTION = '¿Cuántas horas puede durar una identificación en comisaría?';

async function ask(page: Page, question: string) {
  await page.getByRole('textbox', { name: 'Tu pregunta' }).fill(question);
  await page.keyboard.press('Enter');
  await expect(answer(page).getByRole('heading', { level: 2 }).first()).toHaveText(question);
}

test.describe('the coach on a phone', () => {
  test.use(PHONE);

  test('knows the own progress, proposes the next step with its reason, and its history is deleted by its owner [2.1-15]', async ({
    page,
    expectAccessible,
  }) => {
    await enterAsCandidate(page);
    const steps = page.getByRole('region', { name: 'Tu siguiente paso' });
    await page.goto('/asistente-vega');
    await expect(steps).toContainText('Aún no has contestado nada');

    await hasLongStudied(page);
    const answers = ['t02-f001', 't02-f002'].map((itemId) => ({
      id: randomUUID(),
      kind: 'flashcard',
      itemId,
      choice: null,
      grade: 'again',
      durationMs: 5_000,
      at: new Date(Date.now() - 2 * 86_400_000).toISOString(),
    }));
    expect((await page.request.post('/api/study/answers', { data: { answers } })).ok()).toBe(true);
    await page.reload();
    await expect(steps).toContainText('Repasa lo que vence hoy: 2 tarjetas y preguntas');
    await expect(steps).toContainText('Es lo que estás a punto de olvidar');

    await ask(page, '¿Qué estudio hoy?');
    await expect(answer(page)).toContainText('Repasa lo que vence hoy');
    await expectAccessible(page);
    await ask(page, '¿Cómo voy?');
    await expect(answer(page)).toContainText('Todavía no puedo darte una nota');

    const openHistory = page.getByRole('button', { name: 'Lo que has preguntado' });
    await openHistory.press('Enter');
    const history = page.getByRole('dialog', { name: 'Lo que has preguntado' });
    await expectAccessible(page);
    await history.getByRole('button', { name: 'Borrar «¿Cómo voy?»' }).press('Enter');
    await expect(history.getByRole('listitem')).toHaveCount(1);
    await history.getByRole('button', { name: '¿Qué estudio hoy?', exact: true }).press('Enter');
    await expect(answer(page)).toContainText('Repasa lo que vence hoy');
    await openHistory.press('Enter');
    await history.getByRole('button', { name: 'Borrar todo' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar todo' }).click();
    await expect(history).toContainText('Aquí quedan tus preguntas');
    expect(await (await page.request.get('/api/assistant/exchanges?assistant=vega')).json()).toEqual([]);
  });
});

test('an answer is kept for review, copied with its sources, and reported to the team', async ({
  page,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAsCandidate(page);
  await page.goto('/asistente-policial');
  await ask(page, QUESTION);
  await answer(page).getByRole('button', { name: 'A mi repaso' }).click();
  await expect(page.getByText(/^\d+ preguntas en tu lista «Dudas del asistente»\.$/)).toBeVisible();
  await expect(answer(page).getByRole('link', { name: 'Repasar la lista' })).toHaveAttribute(
    'href',
    /\/study\?solo=todas&lista=/,
  );
  await answer(page).getByRole('button', { name: 'Copiar con las fuentes' }).click();
  await expect(answer(page).getByRole('button', { name: 'Copiado con las fuentes' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(QUESTION);
  expect(copied).toMatch(/\[1\] .+http/);

  await answer(page).getByRole('button', { name: 'Avisar de un error' }).click();
  const dialog = page.getByRole('dialog', { name: 'Avisar de un error' });
  await dialog.getByRole('button', { name: 'Enviar aviso' }).click();
  await expect(dialog.getByText('Cuéntanos qué está mal.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Qué está mal').fill('La respuesta cita otro artículo.');
  await dialog.getByRole('button', { name: 'Enviar aviso' }).click();
  await expect(page.getByText('Aviso enviado', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Pregunta nueva' }).click();
  await expect(page.getByRole('textbox', { name: 'Tu pregunta' })).toBeFocused();
});

test('a language model writes from the sources alone, and is not shown when they do not carry it', async ({
  page,
  model,
  expectAccessible,
}) => {
  await enterAsCandidate(page);
  await page.goto('/asistente-policial');
  await page.getByLabel('Que la redacte un modelo de lenguaje').check();
  model.says(['La identificación no puede superar las seis ', 'horas [1]. Después le tocan 9999 euros [1].']);
  await ask(page, QUESTION);
  await expect(answer(page)).toContainText('Redactado por un modelo de lenguaje');
  await expect(answer(page)).toContainText('La identificación no puede superar las seis horas.');
  await expect(answer(page)).not.toContainText('9999');
  await answer(page).getByRole('link', { name: 'Fuente 1' }).click();
  await expect(page.locator('#fuente-1')).toBeInViewport();
  await expectAccessible(page);

  model.says(['Bastan 9999 euros [1].']);
  await ask(page, '¿Cuánto dura la detención preventiva?');
  await expect.poll(() => model.requests).toHaveLength(2);
  await expect(page.getByText('Te quedan 18 hoy')).toBeVisible();
  await expect(answer(page)).toContainText('setenta y dos horas');
  await expect(answer(page)).not.toContainText('Redactado por');
});
