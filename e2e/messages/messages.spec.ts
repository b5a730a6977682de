import { randomBytes } from 'node:crypto';
import { uuid7 } from '@atalaya/core/platform/random/uuid7';
import type { Page } from '@playwright/test';
import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';

const usernameOf = ({ email }: { email: string }) => email.split('@')[0] ?? '';
const write = async (page: Page, text: string) => {
  const field = page.getByLabel('Mensaje', { exact: true });
  await field.fill(text);
  await field.press('Enter');
};
const bubbles = (page: Page) => page.getByRole('region', { name: 'Mensajes' }).getByRole('listitem');
/** The texts of the conversation, without hour and marks. */
const texts = (page: Page) =>
  bubbles(page)
    .filter({ hasText: ': ' })
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        const said = /: (.*?)(\d\d:\d\d|Sin enviar|$)/.exec(row.textContent ?? '')?.[1];
        return said ? [said.trim()] : [];
      }),
    );

test('two people write to each other, one of them without network for a while, and nothing is lost or doubled [2.1-25]', async ({
  page: ana,
  browser,
  consoleErrors,
  expectAccessible,
}) => {
  const anaName = usernameOf(await enterAsCandidate(ana));
  const luis = await (await browser.newContext()).newPage();
  const luisName = usernameOf(await enterAsCandidate(luis));
  await luis.goto('/campus-estudio');

  // A stranger's first message is a request, alone, and shows up in the menu of the other at once.
  await ana.goto(`/campus-estudio/mensajes/nuevo?para=${luisName}`);
  await write(ana, '¿Estudiamos juntos el tema 12?');
  await expect(ana).toHaveURL(/\/mensajes\/[0-9a-f-]{36}$/);
  await expect(ana.getByText('Tu primer mensaje está enviado.')).toBeVisible();
  await expect(ana.getByLabel('Mensaje', { exact: true })).toHaveCount(0);
  await luis.getByRole('link', { name: /^Mensajes.*1 mensaje sin leer/ }).click();
  await luis.getByRole('link', { name: 'Solicitudes (1)' }).click();
  await luis.getByRole('link', { name: new RegExp(anaName) }).click();
  await expectAccessible(luis);
  const accept = luis.getByRole('button', { name: 'Aceptar' });
  await accept.focus();
  await luis.keyboard.press('Enter');

  // From then on both write, live.
  await write(ana, 'Tengo las tardes libres');
  await expect(luis.getByText('Tengo las tardes libres').first()).toBeVisible();
  await expect(bubbles(ana).filter({ hasText: 'Tengo las tardes' })).toContainText('entregado');
  await write(luis, 'Yo también');
  await expect(ana.getByRole('region', { name: 'Mensajes' })).toContainText('Yo también');

  // Without network the messages wait on the device, and then go once and in order.
  await ana.context().setOffline(true);
  for (const text of ['Sin red, uno', 'Sin red, dos', 'Sin red, tres']) await write(ana, text);
  await expect(ana.getByText('Sin enviar: se enviará solo')).toHaveCount(3);
  await write(luis, 'Aquí sigo');
  await expect(bubbles(luis).filter({ hasText: 'Aquí sigo' })).toContainText(/enviado|entregado/);
  await ana.context().setOffline(false);
  const all = [
    '¿Estudiamos juntos el tema 12?',
    'Tengo las tardes libres',
    'Yo también',
    'Aquí sigo',
    'Sin red, uno',
    'Sin red, dos',
    'Sin red, tres',
  ];
  await expect.poll(() => texts(luis)).toEqual(all);
  await expect.poll(() => texts(ana)).toEqual(all);

  // They wait through a reload too.
  await ana.route('**/api/messages/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await write(ana, 'Antes de recargar');
  await ana.reload();
  await expect(ana.getByText('Sin enviar: se enviará solo')).toHaveCount(1);
  await ana.unroute('**/api/messages/*');
  await ana.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => texts(luis)).toEqual([...all, 'Antes de recargar']);

  await luis.getByLabel('Buscar en tus mensajes').fill('tardes');
  await luis.getByRole('link', { name: /Tengo las tardes libres/ }).click();
  await expect(luis).toHaveURL(/mensaje=2/);
  for (const colorScheme of ['dark', 'light'] as const) {
    await ana.emulateMedia({ colorScheme });
    await expectAccessible(ana);
  }
  await ana.setViewportSize({ width: 390, height: 844 });
  expect(await ana.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(ana);

  // A block is silent: a neutral sentence, and what was typed is kept.
  await luis.getByRole('button', { name: 'Acciones de la conversación' }).click();
  await luis.getByRole('menuitem', { name: `Bloquear a ${anaName}` }).click();
  await luis.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expect(luis.getByText(`Has bloqueado a ${anaName}: no os podéis escribir.`)).toBeVisible();
  await write(ana, 'Mañana a las cinco');
  await expect(ana.getByRole('alert')).toContainText('Ahora no se puede escribir a esta persona.');
  await expect(ana.getByRole('alert')).not.toContainText('bloque');
  expect((await texts(ana)).at(-1)).toContain('Mañana a las cinco');
  expect(
    consoleErrors.filter((text) => !/Failed to load resource|Failed to fetch|ERR_|403/.test(text)),
  ).toEqual([]);
});

test('a long conversation is read upwards without jumps', async ({ page, browser }) => {
  await enterAsCandidate(page);
  const other = await (await browser.newContext()).newPage();
  const otherName = usernameOf(await enterAsCandidate(other));
  const ids = Array.from({ length: 26 }, (_, at) => uuid7(Date.now() + at, randomBytes(10)));
  const send = (from: Page, at: number, to: object) =>
    from.request.put(`/api/messages/${ids[at]}`, {
      data: { to, text: `Mensaje número ${at}\n\n\nfin ${at}` },
    });
  const { threadId } = await (await send(page, 0, { username: otherName })).json();
  for (let at = 1; at < 26; at += 1)
    expect((await send(at % 2 ? other : page, at, { threadId })).ok()).toBe(true);
  // Pages of ten, so that few messages make several; the older ones come when the test lets them.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/threads/*/messages*', async (route) => {
    const address = new URL(route.request().url());
    address.searchParams.set('limit', '10');
    if (address.searchParams.has('before')) await released;
    await route.fallback({ url: address.href });
  });
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(`/campus-estudio/mensajes/${threadId}`);
  const list = page.getByRole('region', { name: 'Mensajes' });
  await expect(list.getByText('fin 25')).toBeInViewport();
  await list.focus();
  await page.keyboard.press('Home');
  const first = list.getByRole('listitem').filter({ hasText: 'Mensaje número 16' });
  await expect(first).toBeInViewport();
  await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBe(0);
  const placeOf = async () => Math.round((await first.boundingBox())?.y ?? Number.NaN);
  const before = await placeOf();
  release();
  await expect(list.getByText('Mensaje número 6')).toBeAttached();
  // The row moves by the height of the button above it at most, not by the height of ten messages.
  expect(Math.abs((await placeOf()) - before)).toBeLessThan(60);
  await page.keyboard.press('Home');
  await expect(list.getByText('Mensaje número 0')).toBeAttached();
  await other.context().close();
});
