import { expect, test } from './fixtures';
import { arrange, header, lucia, openMenu, PAGE } from './shell-visit';

test.describe('the menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('slides in from the right, 80 % wide and 340 px at most [2.3-1, 4.home-1]', async ({ page }) => {
    await arrange(page);
    await page.goto(PAGE);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openMenu(page);
    const menu = page.getByRole('dialog');
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(78);
    expect((await menu.boundingBox())?.width).toBe(312);
    await page.setViewportSize({ width: 1000, height: 844 });
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(660);
    expect((await menu.boundingBox())?.width).toBe(340);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(header(page).getByRole('button', { name: 'Abrir el menú' })).toBeFocused();
  });

  test('greets a user with the name and the real month of joining [2.3-2, 2.3-3, 2.3-4, 2.3-5, 2.3-6, 2.3-8, 2.3-9, 2.3-13]', async ({
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
  });

  test('takes an admin to the panel [2.3-7, 6.admin-2]', async ({ page }) => {
    await arrange(page, { user: { ...lucia, isAdmin: true } });
    await page.goto(PAGE);
    await expect(header(page).getByRole('button', { name: /Lucía/ })).toBeVisible();
    await openMenu(page);
    await expect(page.getByRole('link', { name: 'Panel Admin' })).toHaveAttribute('href', '/admin');
  });

  test('lets a guest in and offers nothing that needs an account [2.3-11, 2.3-12]', async ({ page }) => {
    await arrange(page);
    await page.goto(PAGE);
    await openMenu(page);
    const menu = page.getByRole('dialog');
    const signIn = menu.getByRole('link', { name: /Iniciar Sesión\s*Accede a tu cuenta/ });
    await expect(signIn).toHaveAttribute('href', '/login');
    for (const text of ['Campus de Estudio', 'Mi Perfil', 'Panel Admin', 'Cerrar Sesión'])
      await expect(menu.getByText(text)).toHaveCount(0);
  });

  test('signs the user out, closes and goes home [2.3-10, 4.auth-18, 2.15-1]', async ({ page }) => {
    await arrange(page, { user: lucia });
    await page.goto(PAGE);
    await expect(header(page).getByRole('button', { name: /Lucía/ })).toBeVisible();
    await openMenu(page);
    const told = page.waitForRequest('**/api/auth/logout');
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    expect((await told).method()).toBe('POST');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(PAGE);
    await expect(header(page).getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  });

  test('is closed by following a link', async ({ page }) => {
    await arrange(page);
    await page.goto(PAGE);
    await openMenu(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Planes' }).click();
    await expect(page).toHaveURL('/planes');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('changes the look of the pages for good', async ({ page }) => {
    await arrange(page);
    await page.goto(PAGE);
    await openMenu(page);
    await page.getByRole('dialog').getByRole('radio', { name: 'Oscuro' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
