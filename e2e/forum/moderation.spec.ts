import type { Page } from '@playwright/test';
import { enterAsAdmin } from '../support/admin';
import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';

const BODY = 'Vendo mis apuntes de academia, escribidme y os digo el precio.';

async function ask(page: Page, title: string) {
  await enterAsCandidate(page);
  const [category] = await (await page.request.get('/api/forum/categories')).json();
  const sent = await page.request.post('/api/forum/topics', {
    data: { title, body: BODY, categoryId: category.id },
  });
  return (await sent.json()).id as number;
}

test('a report becomes a decision with its reasons, an appeal and a second decision', async ({
  page: author,
  browser,
  playwright,
  expectAccessible,
}) => {
  const title = `Apuntes de la academia, baratos ${Date.now()}`;
  const topic = await ask(author, title);
  const reader = await browser.newPage();
  await enterAsCandidate(reader);
  await reader.goto(`/foro/tema/${topic}`);
  await reader.getByRole('button', { name: 'Más acciones' }).click();
  await reader.getByRole('menuitem', { name: 'Avisar a moderación' }).click();
  await reader.getByRole('radio', { name: 'Publicidad o spam' }).check();
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Enviar aviso' }).click();
  await expect(reader.getByText('Gracias por avisar').first()).toBeVisible();

  const office = await browser.newPage();
  await enterAsAdmin(office, playwright);
  const decide = async (statement: string, button: string) => {
    await office.goto(`/admin/foro/moderacion?q=${encodeURIComponent(title)}`);
    await office
      .getByRole('link', { name: BODY })
      .or(office.getByRole('button', { name: BODY }))
      .click();
    await office.getByLabel('Motivo, para el autor').fill(statement);
    // Taking the case keeps what is written.
    await office.getByRole('button', { name: 'Tomar el caso' }).click();
    await expect(office.getByText('El caso es tuyo').first()).toBeVisible();
    await office.getByRole('button', { name: button }).click();
  };
  await decide('Se vende material, y el foro no es para eso.', 'Retirar');
  await expect(office.getByText('Mensaje retirado').first()).toBeVisible();
  expect((await reader.request.get(`/api/forum/topics/${topic}`)).status()).toBe(404);

  // The author is told, and asks for a second look.
  const [notice] = (await (await author.request.get('/api/notifications')).json()).items;
  expect(notice.title).toBe('Hemos retirado un mensaje tuyo del foro');
  await author.goto(notice.url);
  await expect(author.getByText('Se vende material, y el foro no es para eso.')).toBeVisible();
  await author
    .getByLabel('Por qué crees que no es correcto')
    .fill('Los regalo: lo del precio era una broma.');
  await expectAccessible(author);
  await author.getByRole('button', { name: 'Enviar recurso' }).click();
  await expect(author.getByText('Tu recurso está en revisión.')).toBeVisible();

  await decide('Aclarado que no hay venta, el mensaje vuelve.', 'Volver a mostrarlo');
  await expect(office.getByText('El mensaje vuelve a verse').first()).toBeVisible();
  await author.reload();
  await expect(author.getByText('Aclarado que no hay venta, el mensaje vuelve.')).toBeVisible();
  expect((await reader.goto(`/foro/tema/${topic}`))?.status()).toBe(200);

  // Every act is in the audit log; moderators pin and close from the topic itself.
  await office.goto(`/foro/tema/${topic}`);
  await office.getByRole('button', { name: 'Cerrar el tema' }).click();
  await expect(office.getByText('Cerrado', { exact: true })).toBeVisible();
  const log = await (await office.request.get('/api/admin/audit?pageSize=50')).text();
  for (const action of ['forum.post-removed', 'forum.post-kept', 'forum.topic-moved'])
    expect(log).toContain(action);
  await reader.close();
  await office.close();
});

test('a visitor without an account notifies illegal content', async ({ page, browser, expectAccessible }) => {
  const writer = await browser.newPage();
  const topic = await ask(writer, 'Un tema que alguien denuncia desde fuera');
  await writer.close();
  await page.goto(`/foro/tema/${topic}`);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Denunciar contenido ilegal' }).click();
  await expect(page.getByLabel('Dirección del mensaje')).toHaveValue(`/foro/tema/${topic}`);
  await page.getByRole('button', { name: 'Enviar la denuncia' }).click();
  await expect(page.getByText('Explica por qué es ilegal, en al menos 30 caracteres.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Por qué crees que es ilegal').fill('Ofrece material con derechos de una editorial.');
  await page.getByLabel('Tu nombre').fill('Rosa Díaz');
  await page.getByLabel('Tu correo').fill('rosa@correo.example');
  await page.getByLabel('Creo de buena fe').check();
  await page.getByRole('button', { name: 'Enviar la denuncia' }).click();
  await expect(page.getByRole('heading', { name: 'Hemos recibido tu denuncia' })).toBeVisible();
});
