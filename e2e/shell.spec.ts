import { expect, test } from './support/fixtures';
import { arrange, header, LONG_PAGE, lengthen, lucia, nav, PAGE } from './support/shell';

test.describe('the header', () => {
  // [2.2-1, 2.2-2, 2.2-3, 2.2-4, 2.2-8, 2.2-18, 6.anon-3]
  test('of a guest has the logo, the main links in their order from 1280 px up, an empty cart and the way in', async ({
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
    await expect(header(page).getByRole('button', { name: 'Carrito vacío' })).toHaveText('');
    await expect(header(page).getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      '/login',
    );
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(nav(page)).toBeVisible();
    await page.setViewportSize({ width: 1279, height: 800 });
    await expect(nav(page)).toBeHidden();
  });

  test('of a user has the campus and an initial that opens the menu, without moving a link [2.2-5, 2.2-6, 2.2-16, 2.2-17]', async ({
    page,
  }) => {
    await arrange(page, { user: lucia });
    let known = () => {};
    const asked = new Promise<void>((resolve) => {
      known = resolve;
    });
    await page.route('**/api/auth/me', async (route) => {
      await asked;
      await route.fallback();
    });
    await page.goto(PAGE);
    const contact = nav(page).getByRole('link', { name: 'Contacto' });
    const search = header(page).getByRole('button', { name: 'Buscar en Atalaya' });
    const before = [await contact.boundingBox(), await search.boundingBox()];
    known();
    const campus = nav(page).getByRole('link', { name: 'Campus' });
    await expect(campus).toHaveAttribute('href', '/campus-estudio');
    await expect(campus).toBeVisible();
    expect([await contact.boundingBox(), await search.boundingBox()]).toEqual(before);
    const avatar = header(page).getByRole('button', { name: 'Abrir el menú de Lucía Romero' });
    await expect(avatar).toHaveText('L');
    await avatar.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(campus).toHaveCount(0);
  });

  test('counts the cart on its icon: 1, 9, and 9+ from ten up [2.2-7, 2.2-9, 2.2-10, 9.display-9]', async ({
    page,
  }) => {
    for (const [units, badge] of [
      [1, '1'],
      [9, '9'],
      [10, '9+'],
    ] as const) {
      await arrange(page, { units });
      await page.goto(PAGE);
      const label = units === 1 ? 'Carrito, 1 producto' : `Carrito, ${units} productos`;
      await expect(header(page).getByRole('button', { name: label })).toHaveText(badge);
    }
  });

  test('shows a user by the picture, by the letter when it does not load, and by the username without a name [2.2-15, 2.2-16]', async ({
    page,
  }) => {
    await arrange(page, { user: { ...lucia, avatar: '/favicon.svg' } });
    await page.goto(PAGE);
    const avatar = header(page).getByRole('button', { name: /Lucía Romero/ });
    await expect(avatar.locator('img')).toHaveAttribute('src', '/favicon.svg');
    await arrange(page, { user: { ...lucia, avatar: '/no-hay.png' } });
    await page.reload();
    await expect(avatar).toHaveText('L');
    await arrange(page, { user: { ...lucia, displayName: null, username: 'marta' } });
    await page.reload();
    await expect(header(page).getByRole('button', { name: 'Abrir el menú de marta' })).toHaveText('M');
  });

  test('of the home page is fixed, follows the sections that are scrolled by and changes its look; elsewhere it goes [2.2-19, 2.2-20, 2.2-22, 4.home-3]', async ({
    page,
  }) => {
    await arrange(page);
    await page.goto('/');
    await expect(header(page)).toHaveCSS('position', 'fixed');
    await lengthen(page);
    const night = await header(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect(header(page)).toHaveAttribute('data-scrolled', '');
    await expect(header(page)).not.toHaveCSS('background-color', night);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(header(page)).toHaveCSS('background-color', night);
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
    await page.goto(LONG_PAGE);
    await expect(header(page)).not.toHaveCSS('position', 'fixed');
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(header(page)).not.toBeInViewport();
  });

  // Core tests check which path belongs to which entry; this checks the server's HTML.
  test.describe('before any script', () => {
    test.use({ javaScriptEnabled: false });

    test('highlights the entry of the page, and the way in on the pages of the account [2.2-21, 2.1-43]', async ({
      page,
    }) => {
      for (const [path, label] of [
        ['/', 'Inicio'],
        ['/planes', 'Planes'],
        ['/blog/12', 'Blog'],
        ['/quiz', 'Test Nivel'],
        ['/register', 'Iniciar sesión'],
      ] as const) {
        await page.goto(path);
        const current = header(page).locator('[aria-current]');
        await expect(current).toHaveCount(1);
        await expect(current).toHaveAccessibleName(label);
      }
    });
  });
});
