import type { Page } from '@playwright/test';
import { enterAsAdmin, newcomer, signIn } from '../support/admin';
import { expect, test } from '../support/fixtures';

const menuOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Administración' }).getByRole('list').getByRole('link');
const refusal = (page: Page) => page.getByRole('heading', { name: 'Esta página no es de tu papel' });

const parts = {
  editor: { own: 'Temario', foreign: '/admin/usuarios' },
  moderator: { own: 'Moderación', foreign: '/admin/ingles' },
  support: { own: 'Usuarios', foreign: '/admin/planes' },
};
const moderation = [
  'Panel',
  'Comentarios',
  'Categorías del foro',
  'Filtros del foro',
  'Moderación',
  'Muro de éxitos',
  'Salas de voz',
  'Opiniones',
];

test('each role opens its part of the administration, another part says so, and a changed role counts at once', async ({
  page: owner,
  playwright,
  browser,
  expectAccessible,
}) => {
  await enterAsAdmin(owner, playwright);
  const hire = async (role: keyof typeof parts) => {
    const page = await (await browser.newContext()).newPage();
    const { username, email } = await newcomer(page, `Papel ${role} ${Date.now()}`);
    const given = await owner.request.post('/api/admin/staff', { data: { username, roles: [role] } });
    expect(given.ok()).toBe(true);
    await signIn(page, email);
    await page.goto(parts[role].foreign);
    await expect(refusal(page)).toBeVisible();
    await expect(menuOf(page).filter({ hasText: parts[role].own })).toBeVisible();
    return { page, username };
  };
  const editor = await hire('editor');
  await expectAccessible(editor.page);
  for (const name of ['Usuarios', 'Moderación', 'Planes y precios', 'Equipo'])
    await expect(menuOf(editor.page).filter({ hasText: name })).toHaveCount(0);
  const moderator = await hire('moderator');
  await expect(menuOf(moderator.page)).toHaveText(moderation);
  const { page: support, username } = await hire('support');
  await expect(menuOf(support)).toHaveText(['Panel', 'Usuarios', 'Contacto', 'Pedidos', 'Suscripciones']);

  await support.goto(`/admin/usuarios?q=${username}`);
  await support
    .getByRole('link', { name: new RegExp(username) })
    .first()
    .click();
  const file = support.getByRole('dialog');
  await expect(file.getByRole('link', { name: 'Ver todo el historial' })).toBeVisible();
  // The list of all accounts is the owner's.
  await expect(support.getByRole('button', { name: 'Exportar', includeHidden: true })).toHaveCount(0);

  await owner.goto('/admin/equipo');
  await owner
    .getByRole('row')
    .filter({ hasText: `${username}@` })
    .getByRole('button', { name: /^Cambiar los papeles/ })
    .click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Atención').uncheck();
  await dialog.getByLabel('Moderación').check();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();

  expect((await support.request.get('/api/admin/users')).status()).toBe(403);
  expect((await support.request.get('/api/admin/product-reviews')).status()).toBe(200);
  await support.goto('/admin/usuarios');
  await expect(refusal(support)).toBeVisible();
  await expect(menuOf(support)).toHaveText(moderation);
});
