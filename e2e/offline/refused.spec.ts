import type { Locator, Page } from '@playwright/test';
import { enterAsCandidate, signIn } from '../support/candidate';
import { enterWithElite } from '../support/elite';
import { expect, test } from '../support/fixtures';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const DIARY = '/campus-estudio/diario-guiado';
const diaryText = 'Hoy me ha salido el artículo 17\nsin mirar';
const spoken = 'Soy Lucía y trabajo en un almacén.';
const noteText = 'Lo cita Ulpiano';

/** The server does not take what is sent to these addresses, and says why. */
async function refuse(page: Page, address: RegExp, message: string): Promise<() => Promise<void>> {
  await page.route(address, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 403, json: { code: 'request.forbidden', message } }),
  );
  return () => page.unroute(address);
}

/** Consent to the mood is withdrawn on another device, while an entry with a mood is written here. */
async function writeDiary(page: Page) {
  await page.goto(DIARY);
  await page.getByRole('switch', { name: /Guardar también ánimo/ }).click();
  const mood = page.getByRole('radio', { name: '4, bien' });
  await expect(mood).toBeVisible();
  await page.request.put('/api/diary/consent', { data: { granted: false } });
  await page.getByLabel('Lo que quieras escribir').fill(diaryText);
  await mood.check();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('1 no se pudo enviar.')).toBeVisible();
  await expect(page.getByLabel('Lo que quieras escribir')).toHaveValue(diaryText);
}

/** The session is deleted on another device, while its first question is rated here. */
async function rateInterview(page: Page) {
  const competences = ['socialization'];
  const made = await page.request.post('/api/interview/sessions', {
    data: { length: 4, seconds: 90, competences },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = await made.json();
  await page.goto(`/campus-estudio/entrevista/${id}`);
  await page.getByRole('button', { name: 'Activar la cámara y el micrófono' }).click();
  await page.getByRole('button', { name: 'Responder por escrito' }).click();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.getByRole('button', { name: 'Responder ya' }).click();
  await page.getByLabel('Tu respuesta').fill(spoken);
  await page.getByRole('button', { name: 'Terminar y valorar' }).click();
  const radios = page.getByRole('radio', { name: /^Se ve/ });
  await expect(radios.first()).toBeVisible();
  for (const radio of await radios.all()) {
    await radio.focus();
    await page.keyboard.press('Space');
  }
  expect((await page.request.delete(`/api/interview/sessions/${id}`)).ok()).toBe(true);
  await page.getByRole('button', { name: 'Siguiente pregunta' }).click();
  await expect(page.getByText('No se ha guardado', { exact: true })).toBeVisible();
}

const list = (page: Page): Locator => page.getByRole('dialog', { name: 'No se pudo enviar' });

const copied = async (page: Page, item: Locator) => {
  await item.getByRole('button', { name: 'Copiar' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
};

test('answers, notes, diary and interview that the server refuses stay with their owner, who reads, copies, sends again or deletes them', async ({
  page,
  playwright,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  const { email } = await enterWithElite(page, playwright);
  await writeDiary(page);
  await rateInterview(page);

  await refuse(page, /\/api\/study\/answers$/, 'Tu plan no incluye esta pregunta.');
  const takeNotes = await refuse(page, /\/api\/questions\/.*\/note$/, 'Tu plan no incluye esta nota.');
  await page.goto('/study?tema=1');
  await expect(page.getByRole('article')).toHaveAccessibleName(/ 1 de /);
  await page.getByRole('list', { name: 'Alternativas' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Añadir una nota' }).click();
  await page.getByLabel('Tu nota (solo la ves tú)').fill(noteText);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Tu plan no incluye esta nota.')).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).click();

  // Still there after the pages that wrote it are gone.
  await page.goto('/campus-estudio/descargas');
  await expect(page.getByText('4 no se pudieron enviar.')).toBeVisible();
  await page.getByRole('button', { name: 'Ver qué es' }).click();
  const diary = list(page).getByRole('article', { name: /^Diario, / });
  const interview = list(page).getByRole('article', { name: 'Entrevista, pregunta 1' });
  const note = list(page).getByRole('article', { name: 'Nota de una pregunta' });
  await expect(list(page).getByRole('article')).toHaveCount(4);
  await expect(diary).toContainText('ánimo');
  await expect(note).toContainText('Tu plan no incluye esta nota.');
  await expect(list(page).getByRole('article', { name: 'Respuesta a una pregunta' })).toContainText(
    'Tu plan no incluye esta pregunta.',
  );
  await expectAccessible(page);
  expect(await copied(page, diary)).toBe(diaryText);
  expect(await copied(page, interview)).toBe(spoken);
  expect(await copied(page, note)).toBe(noteText);

  // Sent again once the reason is gone; what still stands is refused again and stays.
  await takeNotes();
  await note.getByRole('button', { name: 'Reintentar' }).click();
  await expect(note).toHaveCount(0);
  await page.request.put('/api/diary/consent', { data: { granted: true } });
  await diary.getByRole('button', { name: 'Reintentar' }).click();
  await expect(diary).toHaveCount(0);
  const { entries } = await (await page.request.get('/api/diary')).json();
  expect(entries).toMatchObject([{ text: diaryText, mood: 4 }]);
  await interview.getByRole('button', { name: 'Reintentar' }).click();
  await expect(interview.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
  await expect(interview).toContainText(spoken);
  await interview.getByRole('button', { name: 'Borrar' }).click();
  await page.getByRole('alertdialog', { name: '¿Borrarlo?' }).getByRole('button', { name: 'Borrar' }).click();
  await expect(interview).toHaveCount(0);
  await expect(list(page).getByRole('article')).toHaveCount(1);

  // Somebody else on this device sees nothing of it; its owner finds it again.
  await enterAsCandidate(page);
  await page.goto('/campus-estudio/descargas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Descargas');
  await expect(page.getByText(/no se pud/)).toHaveCount(0);
  await signIn(page, email);
  await page.goto('/campus-estudio/descargas');
  await expect(page.getByText('1 no se pudo enviar.')).toBeVisible();

  // A sign-out asks first, and what its owner gives up is gone.
  await page.getByRole('button', { name: 'Abrir el menú de tu cuenta' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  const question = page.getByRole('alertdialog', { name: 'Hay algo sin enviar' });
  await question.getByRole('button', { name: 'Cerrar sesión y perderlo' }).click();
  await expect(page).toHaveURL('/');
  await signIn(page, email);
  await page.goto('/campus-estudio/descargas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Descargas');
  await expect(page.getByText(/no se pud/)).toHaveCount(0);
});
