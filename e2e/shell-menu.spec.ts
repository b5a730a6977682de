import { expect, test } from './support/fixtures';
import { arrange, header, lucia, openMenu, PAGE } from './support/shell';

test.describe('the menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('of a guest slides in from the right, offers nothing that needs an account and changes the look for good [2.3-1, 2.3-11, 2.3-12, 4.home-1]', async ({
    page,
  }) => {
    await arrange(page);
    await page.goto(PAGE);
    const menu = page.getByRole('dialog');
    await expect(menu).toHaveCount(0);
    await openMenu(page);
    await test.step('80 % wide and 340 px at most', async () => {
      await expect.poll(async () => (await menu.boundingBox())?.x).toBe(78);
      expect((await menu.boundingBox())?.width).toBe(312);
      await page.setViewportSize({ width: 1000, height: 844 });
      await expect.poll(async () => (await menu.boundingBox())?.x).toBe(660);
      expect((await menu.boundingBox())?.width).toBe(340);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(header(page).getByRole('button', { name: 'Abrir el menú' })).toBeFocused();
    });
    await openMenu(page);
    const signIn = menu.getByRole('link', { name: /Iniciar Sesión\s*Accede a tu cuenta/ });
    await expect(signIn).toHaveAttribute('href', '/login');
    for (const text of ['Campus de Estudio', 'Mi Perfil', 'Panel Admin', 'Cerrar Sesión'])
      await expect(menu.getByText(text)).toHaveCount(0);
    await menu.getByRole('radio', { name: 'Oscuro' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await test.step('following a link closes it', async () => {
      await menu.getByRole('link', { name: 'Planes' }).click();
      await expect(page).toHaveURL('/planes');
      await expect(menu).toHaveCount(0);
    });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  // [2.3-2, 2.3-3, 2.3-4, 2.3-5, 2.3-6, 2.3-8, 2.3-9, 2.3-10, 2.3-13, 2.3-7, 6.admin-2, 4.auth-18, 2.15-1]
  test('greets a user with the name and the real month of joining, and signs them out', async ({
    page,
    expectAccessible,
  }) => {
    await arrange(page, { user: lucia });
    await page.goto(PAGE);
    await expect(header(page).getByRole('button', { name: /Lucía/ })).toBeVisible();
    await openMenu(page);
    const menu = page.getByRole('dialog');
    await expect(menu.getByText('Hola, lucia')).toBeVisible();
    await expect(menu.getByText('Miembro desde marzo de 2026')).toBeVisible();
    await expect(menu.getByRole('navigation', { name: 'Menú principal' }).getByRole('link')).toHaveText([
      'Inicio',
      'Oposiciones',
      'Tienda',
      'Planes',
      'Blog',
      'Contacto',
      'Test Nivel',
    ]);
    const campus = menu.getByRole('link', { name: /Campus de Estudio\s*Entrar ahora/ });
    await expect(campus).toHaveAttribute('href', '/campus-estudio');
    await expect(menu.getByRole('link', { name: 'Mi Perfil' })).toHaveAttribute('href', '/ajustes');
    await expect(menu.getByRole('link', { name: 'Panel Admin' })).toHaveCount(0);
    await expect(menu.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'soporte@atalaya.example' })).toBeVisible();
    await expect(menu.getByText('Lunes a viernes, 10:00 a 19:00')).toBeVisible();
    await expectAccessible(page);
    await test.step('the end of the session closes it and goes home', async () => {
      const told = page.waitForRequest('**/api/auth/logout');
      await menu.getByRole('button', { name: 'Cerrar Sesión' }).click();
      expect((await told).method()).toBe('POST');
      await expect(page).toHaveURL('/');
      await expect(menu).toHaveCount(0);
      await page.goto(PAGE);
      await expect(header(page).getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
    });
    await test.step('it takes an admin to the panel', async () => {
      await arrange(page, { user: { ...lucia, isAdmin: true } });
      await page.reload();
      await expect(header(page).getByRole('button', { name: /Lucía/ })).toBeVisible();
      await openMenu(page);
      await expect(page.getByRole('link', { name: 'Panel Admin' })).toHaveAttribute('href', '/admin');
    });
  });
});
