import type { BrowserContextOptions, Page, WebSocket } from '@playwright/test';
import { enterAsAdmin, newcomer, signIn } from './support/admin';
import { begin, newCandidate, openExam, test20 } from './support/exams';
import { expect, test } from './support/fixtures';
import { startOwnServer } from './support/own-server';

const STORM = '[data-effect="thunder-storm"]';
const BOOST = '[data-effect="motivation-boost"]';

/** Resolves when the page's socket has connected, so that no event is missed. */
const listening = (page: Page) =>
  new Promise<WebSocket>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('40')) resolve(socket);
      }),
    );
  });

test('an admin shows the storm and the boost to everyone, but for whoever is in an exam [1-27] [6.admin-7] [2.11-2] [2.11-4] [2.11-10] [4.overlay-2] [4.overlay-4] [4.overlay-6] [4.overlay-7] [9.display-5] [9.display-6]', async ({
  browser,
  expectAccessible,
}) => {
  // Everyone on the server sees the effect, so this test starts its own server.
  const server = await startOwnServer();
  const visit = async (given: BrowserContextOptions = {}) =>
    (await browser.newContext({ baseURL: server.url, ...given })).newPage();
  const [page, guest, student] = [
    await visit(),
    await visit({ reducedMotion: 'no-preference' }),
    await visit(),
  ];
  await page.request.post('/api/auth/test-login', { data: { email: 'admin@atalaya.example' } });
  await page.request.put('/api/consent', { data: { analytics: false, fingerprint: false } });
  await newCandidate(student);
  const exam = await begin(student.request, test20());
  const ready = [listening(guest), listening(student)] as const;
  await Promise.all([guest.goto('/contacto'), openExam(student, exam)]);
  const [, examSocket] = await Promise.all(ready);

  await page.goto('/admin');
  const storm = page.getByRole('region', { name: 'Tormenta administrativa' });
  await expect(storm.getByRole('button', { name: 'Lanzar' })).toBeDisabled();
  await storm.getByLabel('Mensaje de la tormenta').fill('Simulacro a las 18:00');
  await expectAccessible(page);
  await storm.getByRole('button', { name: 'Vista previa' }).click();
  await expect(page.locator(STORM)).toContainText('Simulacro a las 18:00');
  // With reduced motion the picture is shown without animation.
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator(STORM)).toHaveCount(0);
  expect(await guest.locator(STORM).count()).toBe(0);

  // They last three and five seconds, so waiting starts before they are launched.
  const stormSeen = Promise.all([
    expect(guest.locator(STORM)).toContainText('TORMENTA ADMINISTRATIVA'),
    expect(guest.locator(`${STORM} [data-piece="flash"]`)).toHaveCount(1),
    expect(guest.locator(`${STORM} [data-piece="bolt"]`)).toHaveCount(8),
    expect(guest.getByRole('listitem').filter({ hasText: 'Simulacro a las 18:00' })).toBeVisible(),
  ]);
  const inExam = examSocket.waitForEvent('framereceived', ({ payload }) =>
    String(payload).includes('thunder'),
  );
  await storm.getByRole('button', { name: 'Lanzar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lanzar ahora' }).click();
  await Promise.all([stormSeen, inExam]);
  expect(await student.locator('[data-effect]').count()).toBe(0);
  await expect(student.getByText('Simulacro a las 18:00')).toHaveCount(0);
  await expect(storm.getByRole('button', { name: /Disponible en/ })).toBeDisabled();
  await expect(guest.locator(STORM)).toHaveCount(0);

  const boostSeen = Promise.all([
    expect(guest.locator(BOOST)).toContainText('¡SIGUE ADELANTE, FUTURO AGENTE!'),
    expect(guest.locator(`${BOOST} [data-piece="confetti"]`)).toHaveCount(50),
    expect(guest.locator(`${BOOST} [data-piece="star"]`)).toHaveCount(15),
    expect(guest.locator(`${BOOST} [data-piece="sparkle"]`)).toHaveCount(8),
  ]);
  const boost = page.getByRole('region', { name: 'Impulso de motivación' });
  await boost.getByRole('button', { name: 'Lanzar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lanzar ahora' }).click();
  await boostSeen;
  await expect(guest.locator(BOOST)).toHaveCount(0);
  for (const one of [page, guest, student]) await one.context().close();
  await server.stop();
});

test('an admin writes a push, makes a key for the API and ends it [2.1-35]', async ({
  page,
  playwright,
  expectAccessible,
}) => {
  await enterAsAdmin(page, playwright);
  await page.goto('/admin/push-notifications');
  await expect(page.getByText('Llegará a')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Obligatorio').first()).toBeVisible();
  const title = `Simulacro ${Date.now().toString(36)}`;
  await page.getByLabel('Para quién').selectOption('admins');
  await page.getByLabel('Título').fill(title);
  await page.getByRole('textbox', { name: 'Texto' }).fill('El viernes a las seis.');
  await expect(page.getByRole('figure')).toContainText(title);
  await expectAccessible(page);
  await page.getByLabel('Cuándo').fill('2040-01-10T09:30');
  await page.getByRole('button', { name: 'Programar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Programar' }).click();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Programado');
  await row.getByRole('button', { name: `Anular ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Anular el aviso' }).click();
  await expect(row).toContainText('Anulado');

  const name = `Portal ${Date.now().toString(36)}`;
  // The empty state, independent of API keys made by other tests.
  let isEmpty = true;
  await page.route('**/api/admin/api-keys?*', (route) =>
    isEmpty ? route.fulfill({ json: { items: [], total: 0, page: 1, pageSize: 20 } }) : route.continue(),
  );
  await page.goto('/admin/apis');
  await expect(page.getByText('otro programa lee la API pública')).toBeVisible();
  await page.getByRole('button', { name: 'Crear la primera clave' }).click();
  isEmpty = false;
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Nombre').fill(name);
  await drawer.getByRole('button', { name: 'Crear la clave' }).click();
  await expect(drawer.getByText('Elige al menos un permiso.')).toBeVisible();
  await drawer.getByLabel('Blog: entradas, autores y temas').check();
  await drawer.getByRole('button', { name: 'Crear la clave' }).click();
  const key = await drawer.getByLabel('Clave', { exact: true }).inputValue();
  const ask = () =>
    page.request.get('/api/blog/trending-topics', { headers: { authorization: `Bearer ${key}` } });
  expect((await ask()).status()).toBe(200);
  // The key is not lost by closing too soon.
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Volver' }).click();
  await expect(drawer.getByLabel('Clave', { exact: true })).toHaveValue(key);
  await drawer.getByRole('button', { name: 'Ya la he guardado' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Anular ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Anular la clave' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Anulada');
  expect((await ask()).status()).toBe(401);
});

test('a student sees the bell, chooses quiet hours and is told what the browser cannot do [4.push-3]', async ({
  page,
  expectAccessible,
}) => {
  const { email } = await newcomer(page, 'Opositora');
  await signIn(page, email);
  const isNotifications = (address: string) => new URL(address).pathname === '/api/notifications';
  const alive = [listening(page), page.waitForResponse((response) => isNotifications(response.url()))];
  await page.goto('/campus-estudio');
  await Promise.all(alive);
  // After a reconnect, missed notifications are fetched.
  const [readAnew] = await Promise.all([
    page.waitForRequest((request) => isNotifications(request.url())),
    page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide'));
      dispatchEvent(new PageTransitionEvent('pageshow'));
    }),
  ]);
  expect(readAnew.method()).toBe('GET');

  // On phones of all sizes, outside the campus too.
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/contacto');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Avisos' })).toBeInViewport();
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Abrir el menú', exact: true }),
    ).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/campus-estudio');
  await page.getByRole('button', { name: 'Avisos' }).click();
  // Another test may have scheduled a mock for everyone.
  await expect(page.getByRole('dialog')).toContainText(/Aún no tienes avisos|Nuevo simulacro oficial/);
  await page.getByRole('dialog').getByRole('link', { name: 'Elegir mis avisos' }).click();
  await expect(page.getByRole('heading', { name: 'Avisos en el navegador' })).toBeVisible();
  await expect(page.getByText('Aún no recibes avisos en ningún navegador.')).toBeVisible();
  const saved = page.waitForResponse(
    (one) => one.url().endsWith('/quiet-hours') && one.request().method() === 'PUT',
  );
  await page.getByLabel('Desde', { exact: true }).fill('23:30');
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(page.getByLabel('Desde', { exact: true })).toHaveValue('23:30');
  await expectAccessible(page);
});
