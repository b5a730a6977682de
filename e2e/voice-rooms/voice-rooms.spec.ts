import type { Page } from '@playwright/test';
import { reasonTexts } from '../../core/forum/moderation';
import { enterAsAdmin } from '../support/admin';
import { enterAsCandidate } from '../support/candidate';
import { FAKE_MEDIA } from '../support/fake-media';
import { expect, test } from '../support/fixtures';
import { openOffice } from '../support/office';
import { openMediaPath } from './media-path';
import {
  enter,
  hearsPeople,
  iceNameOf,
  newGuest,
  openRoom,
  restartIce,
  watchPeers,
  watchWakeLock,
} from './support';

test.use({ launchOptions: FAKE_MEDIA });

test('three people hear each other, one comes back after a cut, and the removed one does not [2.1-25]', async ({
  page: host,
  browser,
  playwright,
  consoleErrors,
  expectAccessible,
}) => {
  const path = await openRoom(host, playwright, 'Repaso de extranjería');
  const [one, two] = await Promise.all([newGuest(browser), newGuest(browser)]);
  for (const page of [host, one, two]) await watchPeers(page);
  // The socket of the second guest goes through the test, which can cut it.
  const sockets: { close(): Promise<void> }[] = [];
  await two.routeWebSocket(/socket\.io/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await enter(host, path);
  await enter(one, path);
  await enter(two, path);
  for (const page of [host, one, two]) await hearsPeople(page, 2);
  const tiles = host.getByRole('list', { name: 'Participantes' }).getByRole('listitem');
  await expect(tiles).toHaveCount(4);
  // The fake device beeps: somebody is seen to speak, in words too.
  await expect(host.getByText('Habla', { exact: true }).first()).toBeVisible();
  await expectAccessible(host);

  // Both ends look for a new way at once: the offers collide, and one side gives way.
  await Promise.all([restartIce(host), restartIce(one)]);
  for (const page of [host, one]) await hearsPeople(page, 2);

  // A cut: the page enters again by itself, with new connections.
  await sockets.at(-1)?.close();
  await expect.poll(() => two.evaluate(() => window.peers?.length ?? 0)).toBe(4);
  for (const page of [host, one, two]) await hearsPeople(page, 2);

  // Hand, microphone and chat.
  await two.getByRole('button', { name: 'Mano' }).click();
  await expect(host.getByText('Mano levantada')).toBeVisible();
  await two.getByRole('button', { name: 'Micrófono abierto' }).click();
  await one.getByLabel('Mensaje').fill('Artículo 31');
  await one.getByLabel('Mensaje').press('Enter');
  await expect(host.getByRole('log', { name: 'Mensajes' })).toContainText('Artículo 31');

  // The host silences by keyboard and removes.
  const actions = host.getByRole('button', { name: /^Acciones sobre/ }).last();
  await actions.focus();
  await host.keyboard.press('Enter');
  await host.getByRole('menuitem', { name: 'Silenciar' }).press('Enter');
  await expect(two.getByRole('button', { name: 'Micrófono abierto' })).toBeDisabled();
  await actions.click();
  await host.getByRole('menuitem', { name: 'Sacar de la sala' }).click();
  await host.getByRole('button', { name: 'Sacar de la sala' }).click();
  await expect(two.getByRole('heading', { name: 'Te han sacado de la sala' })).toBeVisible();
  await two.reload();
  await expect(two.getByRole('heading', { name: 'No puedes volver a esta sala' })).toBeVisible();
  const again = await two.request.post(`/api/voice-rooms/${path.split('/').at(-1)}/join`);
  expect((await again.json()).code).toBe('voice-rooms.removed');
  await hearsPeople(one, 1);

  await one.getByRole('button', { name: 'Salir', exact: true }).click();
  await expect(one.getByRole('heading', { name: 'Has salido de la sala' })).toBeVisible();
  await expect(tiles).toHaveCount(2);
  expect(consoleErrors).toEqual([]);
  await host.request.post(`/api/voice-rooms/${path.split('/').at(-1)}/close`);
  for (const page of [one, two]) await page.context().close();
});

test('a ban ends the call at once: who is banned reads why, and the others go on', async ({
  page: host,
  browser,
  playwright,
  expectAccessible,
}) => {
  const path = await openRoom(host, playwright, 'Repaso con moderación');
  const guest = await newGuest(browser);
  await guest.setViewportSize({ width: 390, height: 844 });
  await enter(host, path);
  await enter(guest, path);
  const tiles = host.getByRole('list', { name: 'Participantes' }).getByRole('listitem');
  await expect(tiles).toHaveCount(3);
  const roomId = path.split('/').at(-1);
  const { username } = await (await guest.request.get('/api/auth/me')).json();
  await host.getByRole('button', { name: `Acciones sobre ${username}` }).click();
  await host.getByRole('menuitem', { name: 'Avisar a moderación' }).click();
  await host.getByRole('radio', { name: reasonTexts.insultos.label }).check();
  await host.getByRole('button', { name: 'Enviar aviso' }).click();
  await expect(host.getByText('Gracias por avisar').first()).toBeVisible();

  // One moderator proposes, another one confirms.
  const office = await browser.newPage();
  await enterAsAdmin(office, playwright);
  const cases = '/api/admin/forum-cases';
  const { items } = await (await office.request.get(`${cases}?q=${username}&kind=voice-room`)).json();
  const reasons = { reason: 'insultos', statement: 'Insulta a otras personas en las salas de voz.' };
  const proposal = await office.request.post(`${cases}/${items[0].id}/ban`, {
    data: { length: '7', ...reasons },
  });
  expect(proposal.ok(), await proposal.text()).toBe(true);
  const { id, etag } = await proposal.json();
  const other = await openOffice(playwright);
  const data = { etag, decision: 'remove', ...reasons };
  const decided = await other.put(`${cases}/${id}/decision`, { data });
  expect(decided.ok(), await decided.text()).toBe(true);

  await expect(guest.getByRole('heading', { name: 'No puedes seguir en esta sala' })).toBeVisible();
  await expect(guest.getByText('El motivo, el plazo y cómo recurrir están en tus avisos.')).toBeVisible();
  await expect(tiles).toHaveCount(2);
  for (const colorScheme of ['light', 'dark'] as const) {
    await guest.emulateMedia({ colorScheme });
    await expectAccessible(guest);
  }
  await guest.goto(path);
  await guest.getByRole('button', { name: 'Entrar solo a escuchar' }).click();
  await expect(guest.getByRole('heading', { name: 'No puedes seguir en esta sala' })).toBeVisible();
  await host.request.post(`/api/voice-rooms/${roomId}/close`);
  await other.dispose();
  await office.close();
  await guest.context().close();
});

test('voices whose way is cut find it again by themselves, and a key held opens the microphone', async ({
  page: host,
  browser,
  playwright,
}) => {
  const path = await openRoom(host, playwright, 'Con cortes');
  const guest = await newGuest(browser);
  const way = openMediaPath();
  for (const page of [host, guest]) {
    await watchPeers(page);
    await way.watch(page);
  }
  await watchWakeLock(guest);
  await enter(host, path);
  await enter(guest, path);
  for (const page of [host, guest]) await hearsPeople(page, 1);
  expect(way.passed()).toBeGreaterThan(50);

  const before = await iceNameOf(guest);
  way.setCut(true);
  await expect(guest.getByText('Conectando…')).toBeVisible();
  // Still cut, the pages look for a new way.
  await expect.poll(() => iceNameOf(guest)).not.toBe(before);
  way.setCut(false);
  for (const page of [host, guest]) await hearsPeople(page, 1);
  await expect(guest.getByText('Conectando…')).toHaveCount(0);
  // The same connection: nobody entered again.
  expect(await guest.evaluate(() => window.peers?.length)).toBe(1);

  // Push to talk, with the key and not while something is written.
  const isOpen = () => guest.evaluate(() => window.peers?.at(-1)?.getSenders()[0]?.track?.enabled ?? false);
  await guest.getByRole('button', { name: 'Pulsar para hablar' }).click();
  await expect.poll(isOpen).toBe(false);
  await guest.keyboard.down('v');
  await expect.poll(isOpen).toBe(true);
  await guest.keyboard.up('v');
  await expect.poll(isOpen).toBe(false);
  await guest.getByLabel('Mensaje').pressSequentially('vv');
  expect(await isOpen()).toBe(false);

  // The screen stays on during the call, and no longer.
  expect(await guest.evaluate(() => window.wakeLocks)).toEqual({ asked: 1, released: 0 });
  await guest.getByRole('button', { name: 'Salir', exact: true }).click();
  await expect.poll(() => guest.evaluate(() => window.wakeLocks?.released)).toBe(1);
  await host.request.post(`/api/voice-rooms/${path.split('/').at(-1)}/close`);
  await guest.context().close();
  await way.close();
});

test('the host puts a question to the room, everybody answers and the solution is shown', async ({
  page: host,
  browser,
  playwright,
  expectAccessible,
}) => {
  // As long as a topic may be, without a place to break it: nothing in the room makes a phone's page wider.
  const path = await openRoom(host, playwright, 'Extraterritorialidad'.repeat(4));
  const guest = await newGuest(browser);
  await guest.setViewportSize({ width: 390, height: 844 });
  await enter(host, path);
  await enter(guest, path);
  await host.getByRole('button', { name: 'Preguntas' }).click();
  await host.getByRole('button', { name: 'Lanzar una pregunta' }).click();
  const panel = (page: Page) => page.getByRole('region', { name: /^\d+ ?Pregunta 1/ });
  // It comes forward on the page of the guest too.
  await expect(panel(guest).getByText('Te toca responder.')).toBeVisible();
  await panel(guest).getByRole('button', { name: /^A/ }).press('Enter');
  await expect(panel(guest).getByText(/^Falta /)).toBeVisible();
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(guest);
  await panel(host).getByRole('button', { name: /^B/ }).click();
  for (const page of [host, guest]) await expect(panel(page).getByText(/^Era la [ABC]\./)).toBeVisible();
  await expectAccessible(host);
  await host.request.post(`/api/voice-rooms/${path.split('/').at(-1)}/close`);
  await guest.context().close();
});

test('without permission or microphone one is told so and may listen; a plan without rooms sees what they are', async ({
  page,
  browser,
  playwright,
  expectAccessible,
}) => {
  const path = await openRoom(page, playwright, 'Solo escuchar');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    const names = ['NotAllowedError', 'NotFoundError'];
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', names.shift() ?? 'NotFoundError'));
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Probar el micrófono' }).click();
  await expect(page.getByText('El navegador no tiene permiso')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Volver a probar' }).click();
  await expect(page.getByText('No encontramos ningún micrófono')).toBeVisible();
  await page.getByRole('button', { name: 'Entrar solo a escuchar' }).click();
  await expect(page.getByRole('button', { name: 'Activar micro' })).toBeVisible();
  await expectAccessible(page);
  await page.request.post(`/api/voice-rooms/${path.split('/').at(-1)}/close`);
  await expect(page.getByRole('heading', { name: 'La sala se ha cerrado' })).toBeVisible();

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await enterAsCandidate(phone, 'policia_local');
  await phone.goto('/campus-estudio/salas-voz');
  await expect(phone.getByText('Entrar en las salas es parte de los planes Plus y Elite')).toBeVisible();
  await expectAccessible(phone);
  await phone.context().close();
});
