import type { PlaywrightWorkerArgs } from '@playwright/test';
import { makeMp3 } from '../../server/testing/silent-mp3';
import { enterAsCandidate, signIn } from '../support/candidate';
import { expect, test } from '../support/fixtures';
import { openOffice } from '../support/office';

const BODY = `## El techo {#techo}

La detención dura lo necesario. Nunca más de setenta y dos horas.

## El reloj {#reloj}

Se cuenta desde la privación de libertad. No desde la llegada a comisaría.`;

/** The demo's admin publishes a recorded episode of two minutes. */
async function publishEpisode(playwright: PlaywrightWorkerArgs['playwright']): Promise<string> {
  const office = await openOffice(playwright);
  const draft = {
    title: 'La detención en dos minutos',
    number: 1_000 + (Date.now() % 8_000),
    summary: 'De la privación de libertad al juez.',
    topics: [21],
    date: '2026-11-01',
    validOn: '2026-10-01',
    body: BODY,
    chapterTimes: ['0:00', '1:15'],
  };
  const { id } = await (await office.post('/api/admin/podcast-episodes', { data: draft })).json();
  const file = { name: 'episodio.mp3', mimeType: 'audio/mpeg', buffer: makeMp3(120) };
  const sent = await office.post(`/api/admin/podcast-episodes/${id}/audio`, { multipart: { file } });
  expect((await sent.json()).seconds).toBe(120);
  await office.dispose();
  return id;
}

test('an episode stopped on the computer goes on from there on the phone [2.1-25]', async ({
  page,
  browser,
  playwright,
  expectAccessible,
}) => {
  const id = await publishEpisode(playwright);
  const { email } = await enterAsCandidate(page);
  await page.goto(`/campus-estudio/podcast?episodio=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La detención en dos minutos');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Escuchar' }).click();
  await page.getByRole('button', { name: /El reloj/ }).click();
  await expect(page.getByRole('button', { name: /Se cuenta desde la privación/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const saved = page.waitForResponse((response) => response.url().endsWith('/position') && response.ok());
  await page.getByRole('button', { name: 'Pausar' }).click();
  await saved;

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const second = await phone.newPage();
  await signIn(second, email);
  await second.goto('/campus-estudio/podcast');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('La detención en dos minutos');
  await expect(second.getByRole('slider', { name: 'Momento del episodio' })).toHaveAttribute(
    'aria-valuetext',
    /^1:\d\d de 2:00, El reloj$/,
  );
  await expectAccessible(second);
  await phone.close();
});

test('an episode without a recording says who reads it, and its transcript opens whole by keyboard', async ({
  page,
  expectAccessible,
}) => {
  await enterAsCandidate(page);
  await page.goto('/campus-estudio/podcast?episodio=leer-una-pregunta');
  await expect(page.getByText('Este episodio aún no está grabado')).toBeVisible();
  await page.getByRole('button', { name: 'Ver la transcripción entera' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Y si no lo sé', level: 3 })).toBeVisible();
  await page.getByRole('button', { name: 'Tu enlace privado para otra aplicación' }).click();
  await page.getByRole('button', { name: 'Crear mi enlace' }).click();
  await expect(page.getByRole('textbox', { name: 'Dirección secreta' })).toHaveValue(
    /\/api\/podcast\/feeds\/.+\.xml$/,
  );
  await expectAccessible(page);
});
