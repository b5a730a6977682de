import type { Page } from '@playwright/test';
import { enterAsAdmin } from '../support/admin';
import { enterWithElite } from '../support/elite';
import { FAKE_MEDIA } from '../support/fake-media';
import { expect, test } from '../support/fixtures';

const HUB = '/campus-estudio/entrevista';

test.use({ launchOptions: FAKE_MEDIA });

/** Rates every dimension with its highest level, by keyboard. */
async function rateAll(page: Page) {
  const radios = page.getByRole('radio', { name: /^Se ve/ });
  await expect(radios.first()).toBeVisible();
  for (const radio of await radios.all()) {
    await radio.focus();
    await page.keyboard.press('Space');
    await expect(radio).toBeChecked();
  }
}

test('an interview is recorded, replayed, rated, sent and reviewed by an admin', async ({
  page,
  browser,
  playwright,
  expectAccessible,
}) => {
  await enterWithElite(page, playwright);
  await page.goto(HUB);
  await page
    .getByRole('radiogroup')
    .or(page.getByRole('group', { name: 'Preguntas' }))
    .first()
    .waitFor();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  for (const name of [/^Socialización/, /^Comunicación/, /^Características/, /^Competencias profesionales/])
    await page.getByRole('checkbox', { name }).uncheck();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Empezar, unos/ }).click();
  await expect(page.getByText('Solo sale si tú la envías a revisión')).toBeVisible();

  await page.getByRole('button', { name: 'Activar la cámara y el micrófono' }).click();
  await expect(page.getByLabel('Tu imagen')).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Nivel del micrófono' })).toBeAttached();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.getByRole('timer')).toHaveAccessibleName(/para pensar/);
  await page.getByRole('button', { name: 'Responder ya' }).click();
  await expect(page.getByText(/^Grabando, 0:0[2-9]/)).toBeVisible();
  await page.getByRole('button', { name: 'Terminar y valorar' }).click();

  await expect(page.getByRole('heading', { name: 'Valórate' })).toBeVisible();
  const own = page.getByLabel('Tu respuesta grabada');
  await page.getByRole('radio', { name: '1,5×' }).check();
  await own.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => own.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(await own.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5);
  await rateAll(page);
  await page.getByLabel('Qué cambiarás en el siguiente intento').fill('Empezar por el resultado.');
  await expectAccessible(page);

  // What is recorded survives a reload and has not left the device.
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const answerOf = async () =>
    (await (await page.request.get(`/api/interview/sessions/${id}`)).json()).answers[0];
  expect(await answerOf()).toMatchObject({ mode: null, recording: null });
  await page.reload();
  await expect(own).toBeVisible();
  await rateAll(page);
  await page.getByRole('checkbox', { name: /^Envío esta grabación/ }).check();
  await page.getByRole('button', { name: /^Enviar la grabación/ }).click();
  await expect(page.getByText('Enviada. Te avisaremos')).toBeVisible();
  expect(await answerOf()).toMatchObject({ mode: 'video', recording: { state: 'queued' } });
  const { question } = await answerOf();

  const office = await (await browser.newContext()).newPage();
  await enterAsAdmin(office, playwright);
  await office.goto('/admin/entrevistas');
  await office.getByRole('link', { name: question.question }).first().click();
  await office.getByRole('button', { name: 'Tomar para revisar' }).click();
  await expect(office.getByRole('heading', { name: 'Tu revisión' })).toBeVisible();
  const sent = office.getByLabel('Respuesta del alumno');
  await expect.poll(() => sent.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await rateAll(office);
  await office.getByLabel('Segundo').fill('0:01');
  await office.getByRole('textbox', { name: 'Comentario' }).fill('Aquí te aceleras.');
  await office.getByRole('button', { name: 'Añadir' }).click();
  await office.getByLabel('Qué mantener').fill('La calma.');
  await office.getByLabel('Qué cambiar').fill('El orden.');
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Enviar la revisión' }).click();
  await expect(office.getByRole('heading', { name: 'La revisión enviada' })).toBeVisible();

  const { items } = await (await page.request.get('/api/notifications')).json();
  await page.goto(items[0].url);
  await expect(page.getByText('Aquí te aceleras.')).toBeVisible();
  await page.getByRole('button', { name: 'Ir al 0:01' }).click();
  await expect
    .poll(() => own.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThanOrEqual(1);
  await page.getByRole('button', { name: 'Borrar la copia enviada' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
  await expect(page.getByText('La copia enviada ya está borrada del servidor.')).toBeVisible();
  await page.goto(`${HUB}/${id}/informe`);
  await expect(page.getByText('La calma.')).toBeVisible();
  await expectAccessible(page);
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`on a phone in a ${colorScheme} system`, () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme });

    test('a visitor without permission to record answers a sample in writing and rates it [2.1-17]', async ({
      page,
      expectAccessible,
    }) => {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
      });
      await page.request.put('/api/consent', { data: { analytics: false, fingerprint: false } });
      await page.goto('/simulador-entrevista');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simulador de entrevista');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Probar tres preguntas' }).click();
      await page.getByRole('button', { name: 'Activar la cámara y el micrófono' }).click();
      await expect(page.getByRole('heading', { name: 'No hay permiso para grabar' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Empezar' })).toBeDisabled();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Responder por escrito' }).click();
      await page.getByRole('button', { name: 'Empezar' }).click();
      await page.getByRole('button', { name: 'Responder ya' }).click();
      await page.getByLabel('Tu respuesta').fill('Soy Lucía y trabajo en un almacén.');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Terminar y valorar' }).click();
      await expect(page.getByLabel('Tu respuesta')).toHaveValue('Soy Lucía y trabajo en un almacén.');
      await rateAll(page);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.getByRole('button', { name: 'Siguiente pregunta' }).click();
      await expect(page.getByText('2/3')).toBeVisible();
    });
  });
