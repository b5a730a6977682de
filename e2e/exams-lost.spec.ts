import type { Page } from '@playwright/test';
import {
  answered,
  begin,
  choicesOf,
  inMap,
  mock,
  newCandidate,
  openExam,
  otherDevice,
  place,
  signIn,
  test20,
} from './support/exams';
import { expect, test } from './support/fixtures';

const WITHOUT_NETWORK =
  'Sin conexión. Sigue: tus respuestas se guardan en este dispositivo y se enviarán solas.';

test('a mock goes on without network and with its page killed, and is handed in and graded', async ({
  page,
  context,
}) => {
  await newCandidate(page);
  const id = await begin(page.request, mock);
  await openExam(page, id);
  for (const key of ['1', '2', '3']) {
    await page.keyboard.press(key);
    await page.keyboard.press('ArrowRight');
  }
  await expect.poll(() => answered(page.request, id)).toBe(3);

  await context.setOffline(true);
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await page.keyboard.press('m');
  await expect(page.getByText(WITHOUT_NETWORK)).toBeVisible();
  await expect(inMap(page, 'Pregunta 5, respondida, marcada')).toBeVisible();
  await page.close({ runBeforeUnload: false });

  await context.setOffline(false);
  const again = await context.newPage();
  await openExam(again, id);
  await place(again, 5, 100);
  await expect(inMap(again, 'Pregunta 4, respondida')).toBeVisible();
  await expect(inMap(again, 'Pregunta 5, respondida, marcada')).toBeVisible();
  await expect.poll(() => answered(again.request, id)).toBe(5);
  expect((await choicesOf(again.request, id)).slice(0, 6)).toEqual(['A', 'B', 'C', 'A', 'B', null]);

  await context.setOffline(true);
  await again.keyboard.press('ArrowRight');
  await again.keyboard.press('3');
  await expect(again.getByText(WITHOUT_NETWORK)).toBeVisible();
  await again.getByRole('button', { name: 'Terminar', exact: true }).click();
  await again.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(again.getByRole('heading', { level: 1 })).toHaveText(/entregado en este dispositivo$/);

  await context.setOffline(false);
  await expect(again).toHaveURL(/\/resultado$/);
  const result = await (await again.request.get(`/api/exams/${id}/result`)).json();
  expect([result.hits + result.errors, result.blanks, result.doubts.total]).toEqual([6, 94, 1]);
});

test('keys that come while the device still reads what it has answer the question in sight', async ({
  page,
  context,
}) => {
  await newCandidate(page);
  const id = await begin(page.request, test20());
  const release = await holdDeviceWork(await context.newPage());
  await openExam(page, id);
  for (const key of ['1', '2', '3']) {
    await page.keyboard.press(key);
    await page.keyboard.press('ArrowRight');
  }
  await place(page, 4);
  await release();
  await expect.poll(() => answered(page.request, id)).toBe(3);
  expect((await choicesOf(page.request, id)).slice(0, 4)).toEqual(['A', 'B', 'C', null]);
  await place(page, 4);
});

test('answers that the device had no time to store survive a reload', async ({ page, context }) => {
  await newCandidate(page);
  const id = await begin(page.request, test20());
  await openExam(page, id);
  await page.keyboard.press('1');
  await expect.poll(() => answered(page.request, id)).toBe(1);

  const release = await holdDeviceWork(await context.newPage());
  for (const key of ['ArrowRight', '2', 'm', 'ArrowRight', '3', 'ArrowRight']) await page.keyboard.press(key);
  await place(page, 4);
  await page.reload();
  await release();
  await expect(inMap(page, 'Pregunta 2, respondida, marcada')).toBeVisible();
  await expect(inMap(page, 'Pregunta 3, respondida')).toBeVisible();
  await expect.poll(() => answered(page.request, id)).toBe(3);
  expect((await choicesOf(page.request, id)).slice(0, 4)).toEqual(['A', 'B', 'C', null]);

  // Once stored, they are not repeated over a later answer.
  await page.keyboard.press('2');
  await expect.poll(() => choicesOf(page.request, id)).toMatchObject({ 0: 'B' });
  await page.reload();
  await expect(inMap(page, 'Pregunta 3, respondida')).toBeVisible();
  expect((await choicesOf(page.request, id)).slice(0, 4)).toEqual(['B', 'B', 'C', null]);
});

test('on a device whose disk is full each answer is sent once, as it was given', async ({ page }) => {
  await newCandidate(page);
  const id = await begin(page.request, test20());
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
  });
  await openExam(page, id);
  for (const key of ['1', 'ArrowRight', '2', 'ArrowRight', '2', '2']) await page.keyboard.press(key);
  await expect.poll(async () => (await choicesOf(page.request, id)).slice(0, 3)).toEqual(['A', 'B', null]);
  await expect(inMap(page, 'Pregunta 2, respondida')).toBeVisible();
});

test('an exam that was handed in without network is sent from another page of the campus', async ({
  page,
  context,
}) => {
  await newCandidate(page);
  const id = await begin(page.request, test20({ count: 5 }));
  await openExam(page, id);
  await context.setOffline(true);
  await page.keyboard.press('2');
  await expect(inMap(page, 'Pregunta 1, respondida')).toBeVisible();
  await page.getByRole('button', { name: 'Terminar', exact: true }).click();
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Enviar ahora' })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/campus-estudio/simulacros');
  await expect.poll(async () => (await elsewhere.request.get(`/api/exams/${id}/result`)).status()).toBe(200);
  const result = await (await elsewhere.request.get(`/api/exams/${id}/result`)).json();
  expect(result.blanks).toBe(4);
});

test('answers that were given with an ended session go once one has signed in again', async ({ page }) => {
  const who = await newCandidate(page);
  const id = await begin(page.request, test20());
  await openExam(page, id);
  await page.request.post('/api/auth/logout');
  await page.keyboard.press('1');
  await expect(
    page.getByText('Tu sesión ha caducado. Tus respuestas están a salvo en este dispositivo.'),
  ).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await expect(inMap(page, 'Pregunta 2, respondida')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a entrar' }).click();
  // Filled in after hydration.
  await page.waitForURL(/\/login/);
  await page.getByLabel('Correo electrónico', { exact: true }).fill(who.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(`/test/${id}`);
  await expect(inMap(page, 'Pregunta 2, respondida')).toBeVisible();
  await expect.poll(async () => (await choicesOf(page.request, id)).slice(0, 3)).toEqual(['A', 'B', null]);
});

test('two tabs show the same exam, and one device tells another what it has changed', async ({
  page,
  context,
  browser,
}) => {
  const who = await newCandidate(page);
  const id = await begin(page.request, test20());
  await openExam(page, id);
  const tab = await context.newPage();
  await openExam(tab, id);
  await page.keyboard.press('1');
  await expect(inMap(tab, 'Pregunta 1, respondida')).toBeVisible();
  await expect.poll(() => answered(page.request, id)).toBe(1);
  await tab.close();

  const phone = await otherDevice(browser, who);
  await openExam(phone, id);
  await expect(inMap(phone, 'Pregunta 1, respondida')).toBeVisible();
  await inMap(phone, 'Pregunta 1, respondida').click();
  await phone.keyboard.press('3');
  await expect.poll(async () => (await choicesOf(page.request, id))[0]).toBe('C');

  // This page has the old version: its change is rejected with a message.
  await page.keyboard.press('2');
  await expect(
    page.getByText('Has cambiado esta pregunta en otra pestaña o dispositivo.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^C / })).toHaveAttribute('aria-pressed', 'true');
  expect((await choicesOf(page.request, id))[0]).toBe('C');

  // After the hand-in on the other device the exam is finished here too, and later changes are rejected.
  await phone.getByRole('button', { name: 'Terminar', exact: true }).click();
  await phone.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(phone).toHaveURL(/\/resultado$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('1');
  await expect(page).toHaveURL(/\/resultado$/);
  await phone.context().close();
});

test('whoever goes back in the browser finds the exam that is running, not a second one', async ({
  page,
}) => {
  await newCandidate(page);
  await page.goto('/campus-estudio/simulacros');
  await page.getByRole('button', { name: 'Hacer un simulacro' }).click();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.locator('html[data-in-exam]')).toBeAttached();
  await page.keyboard.press('1');
  await expect(inMap(page, 'Pregunta 1, respondida')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Seguir con el que empezaste' })).toBeVisible();
  await page.getByRole('link', { name: 'Seguir con el que empezaste' }).click();
  await expect(inMap(page, 'Pregunta 1, respondida')).toBeVisible();
});

test('somebody else on the same browser neither sees nor sends the answers that wait there', async ({
  page,
  context,
}) => {
  await newCandidate(page);
  const id = await begin(page.request, test20());
  await openExam(page, id);
  await context.setOffline(true);
  await page.keyboard.press('1');
  await expect(inMap(page, 'Pregunta 1, respondida')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const other = await context.newPage();
  await other.request.post('/api/auth/logout');
  const stranger = await newCandidate(other);
  await other.goto(`/test/${id}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Desde aquí no se ve esa página');
  await other.goto('/campus-estudio/simulacros');
  await expect(other.getByRole('heading', { level: 1, name: 'Simulacros' })).toBeVisible();
  await signIn(other.request, stranger);
  expect((await other.request.get(`/api/exams/${id}`)).status()).toBe(404);
});

/** Simulates a slow disk: while another page keeps a transaction open, the stored answers cannot be read or written. */
async function holdDeviceWork(page: Page): Promise<() => Promise<void>> {
  await page.goto('/enlaces');
  await page.evaluate(
    () =>
      new Promise<void>((held) => {
        const opening = indexedDB.open('atalaya-exam-work');
        opening.onupgradeneeded = () => opening.result.createObjectStore('exams');
        opening.onsuccess = () => {
          const store = opening.result.transaction('exams', 'readwrite').objectStore('exams');
          const hold = () => {
            held();
            if (!('released' in window)) store.get('nothing').onsuccess = hold;
          };
          hold();
        };
      }),
  );
  return () => page.evaluate(() => void Object.assign(window, { released: true }));
}
