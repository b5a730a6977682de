import { expect, test } from './fixtures';
import {
  arrange,
  header,
  LONG_PAGE,
  lengthen,
  lucia,
  nav,
  openHome,
  openMenu,
  openWhereBuilt,
  PAGE,
} from './shell-visit';

test.describe('the header', () => {
  test('shows the logo and the main links in their order, from 1280 px up [2.2-1, 2.2-2, 2.2-3, 2.2-4]', async ({
    page,
  }) => {
    await arrange(page);
    await page.goto(PAGE);
    await expect(header(page).getByRole('link', { name: 'Atalaya, inicio' })).toBeVisible();
    const paths = await nav(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths).toEqual([
      '/',
      '/oposiciones',
      '/tienda',
      '/planes',
      '/blog',
      '/contacto',
      '/prueba-nivel-gratis',
    ]);
    await expect(nav(page).getByRole('link', { name: 'Test Nivel' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(nav(page)).toBeVisible();
    await page.setViewportSize({ width: 1279, height: 800 });
    await expect(nav(page)).toBeHidden();
  });

  test('has the campus for a signed-in user and not for a guest [2.2-5, 2.2-6]', async ({ page }) => {
    await arrange(page, { user: lucia });
    await page.goto(PAGE);
    await expect(nav(page).getByRole('link', { name: 'Campus' })).toHaveAttribute('href', '/campus-estudio');
    await openMenu(page);
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(nav(page).getByRole('link', { name: 'Campus' })).toHaveCount(0);
  });

  test('does not move its links when the user is known', async ({ page }) => {
    await arrange(page, { user: lucia });
    let known = () => {};
    await page.route('**/api/auth/me', async (route) => {
      await new Promise<void>((resolve) => {
        known = resolve;
      });
      await route.fulfill({ json: lucia });
    });
    await page.goto(PAGE);
    const contact = nav(page).getByRole('link', { name: 'Contacto' });
    const search = header(page).getByRole('button', { name: 'Buscar en Atalaya' });
    const before = [await contact.boundingBox(), await search.boundingBox()];
    known();
    await expect(nav(page).getByRole('link', { name: 'Campus' })).toBeVisible();
    expect([await contact.boundingBox(), await search.boundingBox()]).toEqual(before);
  });

  for (const [units, badge, rows] of [
    [1, '1', '[2.2-7, 2.2-9]'],
    [9, '9', '[2.2-7, 2.2-9]'],
    [10, '9+', '[2.2-7, 2.2-10, 9.display-9]'],
  ] as const)
    test(`a cart of ${units} shows ${badge} on its icon ${rows}`, async ({ page }) => {
      await arrange(page, { units });
      await page.goto(PAGE);
      const label = units === 1 ? 'Carrito, 1 producto' : `Carrito, ${units} productos`;
      await expect(header(page).getByRole('button', { name: label })).toHaveText(badge);
    });

  test('an empty cart shows no number [2.2-8]', async ({ page }) => {
    await arrange(page);
    await page.goto(PAGE);
    await expect(header(page).getByRole('button', { name: 'Carrito vacío' })).toHaveText('');
  });

  test('a guest goes to the login from a user icon [2.2-18, 6.anon-3]', async ({ page }) => {
    await arrange(page);
    await page.goto(PAGE);
    await expect(header(page).getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      '/login',
    );
  });

  test('a user is shown by the first letter of the name, which opens the menu [2.2-16, 2.2-17]', async ({
    page,
  }) => {
    await arrange(page, { user: lucia });
    await page.goto(PAGE);
    const avatar = header(page).getByRole('button', { name: 'Abrir el menú de Lucía Romero' });
    await expect(avatar).toHaveText('L');
    await avatar.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a user without a display name is shown by the first letter of the username [2.2-16]', async ({
    page,
  }) => {
    await arrange(page, { user: { ...lucia, displayName: null, username: 'marta' } });
    await page.goto(PAGE);
    await expect(header(page).getByRole('button', { name: 'Abrir el menú de marta' })).toHaveText('M');
  });

  test('a user with a picture is shown by it, and by the letter when it does not load [2.2-15]', async ({
    page,
  }) => {
    await arrange(page, { user: { ...lucia, avatar: '/favicon.svg' } });
    await page.goto(PAGE);
    const avatar = header(page).getByRole('button', { name: /Lucía Romero/ });
    await expect(avatar.locator('img')).toHaveAttribute('src', '/favicon.svg');
    await page.route('**/api/auth/me', (route) =>
      route.fulfill({ json: { ...lucia, avatar: '/no-hay.png' } }),
    );
    await page.reload();
    await expect(avatar).toHaveText('L');
  });

  test('is fixed on the home page only [2.2-19, 2.2-20]', async ({ page }) => {
    await arrange(page);
    await openHome(page);
    await expect(header(page)).toHaveCSS('position', 'fixed');
    await page.goto(LONG_PAGE);
    await expect(header(page)).not.toHaveCSS('position', 'fixed');
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(header(page)).not.toBeInViewport();
  });

  test('takes on its scrolled look on the home page, and gives it back [4.home-3]', async ({ page }) => {
    await arrange(page);
    await openHome(page);
    await lengthen(page);
    const night = await header(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect(header(page)).toHaveAttribute('data-scrolled', '');
    await expect(header(page)).not.toHaveCSS('background-color', night);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(header(page)).toHaveCSS('background-color', night);
  });

  for (const [path, label] of [
    ['/', 'Inicio'],
    ['/planes', 'Planes'],
    ['/blog/12', 'Blog'],
    ['/quiz', 'Test Nivel'],
    ['/foro', 'Blog'],
    ['/herramientas', 'Oposiciones'],
    ['/recursos-juridicos', 'Oposiciones'],
    ['/codificado', 'Oposiciones'],
    ['/constitucion-espanola', 'Oposiciones'],
  ] as const)
    test(`highlights ${label} for a guest on ${path} [2.2-21, 2.1-43]`, async ({ page }) => {
      await arrange(page);
      await openWhereBuilt(page, path);
      await expect(header(page).locator('[aria-current]')).toHaveText([label]);
    });

  test('highlights the way in on the pages of the account [2.2-21, 2.1-43]', async ({ page }) => {
    await arrange(page);
    await openWhereBuilt(page, '/register');
    const current = header(page).locator('[aria-current]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAccessibleName('Iniciar sesión');
  });

  test('follows the sections of the home page as they are scrolled by [2.2-22]', async ({ page }) => {
    await arrange(page);
    await openHome(page);
    await lengthen(page);
    for (const [section, label] of [
      ['inicio', 'Inicio'],
      ['about', 'Inicio'],
      ['oposiciones', 'Oposiciones'],
      ['quiz', 'Test Nivel'],
      ['foro', 'Blog'],
      ['contacto', 'Contacto'],
    ]) {
      await page.evaluate((id) => document.getElementById(id ?? '')?.scrollIntoView(), section);
      await expect(header(page).locator('[aria-current]')).toHaveText([label ?? '']);
    }
  });
});
