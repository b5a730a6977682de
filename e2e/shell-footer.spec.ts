import { expect, navigateInApp, test } from './support/fixtures';
import { arrange, footer, header, LONG_PAGE, lucia, openMenu, PAGE } from './support/shell';

const fallback = ['Aviso Legal', 'Privacidad', 'Cookies', 'Términos'];
const pages = ['aviso-legal', 'privacidad', 'cookies', 'terminos', 'devoluciones'].map((slug, index) => ({
  id: index + 1,
  slug,
  title: `Página ${slug}`,
}));

test.describe('the footer', () => {
  // [2.4-1, 2.4-2, 2.4-3, 2.4-4, 2.4-5, 2.4-9, 9.display-7, 7-38, 7-39, 7-41]
  test('has the social links, the badges, four legal pages asked for once, and the year of today even on a page kept since last year', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/legal-pages')) asked.push(request.method());
    });
    await arrange(page, { legal: pages });
    await page.goto(PAGE);
    for (const network of ['Instagram', 'X', 'TikTok', 'Facebook', 'WhatsApp', 'Telegram'])
      await expect(footer(page).getByRole('link', { name: network, exact: true })).toHaveAttribute(
        'href',
        /^https:/,
      );
    await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} Atalaya`);
    for (const text of [
      'Líder en Oposiciones',
      'Plataforma Segura y Certificada',
      'Datos Protegidos con SSL',
      'Uptime 99.9%',
    ])
      await expect(footer(page).getByText(text)).toBeVisible();

    await expect.poll(() => asked).toEqual(['GET']);
    await footer(page).scrollIntoViewIfNeeded();
    const links = footer(page).getByRole('link', { name: /^Página/ });
    await expect(links).toHaveText(pages.slice(0, 4).map((legal) => legal.title));
    await expect(links.first()).toHaveAttribute('href', '/legal/aviso-legal');
    await header(page).getByRole('link', { name: 'Planes' }).click();
    await expect(page).toHaveURL('/planes');
    expect(asked).toEqual(['GET']);

    await page.clock.setFixedTime(new Date('2031-02-03T10:00:00Z'));
    await page.goto(PAGE);
    await footer(page).scrollIntoViewIfNeeded();
    await expect(footer(page)).toContainText('© 2031 Atalaya');
  });

  test('names four legal pages that lead nowhere when the list is empty or cannot be read [2.4-6, 2.4-7, 2.4-8]', async ({
    page,
  }) => {
    for (const legal of [[], 500]) {
      await arrange(page, { legal });
      await page.goto(PAGE);
      await footer(page).scrollIntoViewIfNeeded();
      const inert = footer(page).locator('[role=link][aria-disabled=true]');
      await expect(inert).toHaveText(fallback);
      await inert.first().click({ force: true });
      await expect(page).toHaveURL(PAGE);
    }
  });
});

test('a page that does not exist is answered with 404 and titled so, inside the site, however it is reached; the code of a page comes with that page [2.1-1, 2.1-2]', async ({
  page,
  expectAccessible,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await arrange(page);
  const answer = await page.goto('/no-existe');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page Not Found');
  await expect(page.getByText('Page Not Found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desde aquí no se ve esa página');
  await expect(header(page)).toBeVisible();
  await expect(footer(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(scripts.some((url) => url.includes('/assets/'))).toBe(true);
  expect(scripts.filter((url) => /brand-page/.test(url))).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Buscar en Atalaya' }).click();
  await expect(page.getByPlaceholder('Buscar en Atalaya…')).toBeFocused();

  await page.goto(LONG_PAGE);
  await expect.poll(() => scripts.some((url) => /brand-page/.test(url))).toBe(true);
  await expect(header(page).getByRole('button', { name: 'Carrito vacío' })).toBeVisible();
  await navigateInApp(page, '/tampoco-existe');
  await expect(page).toHaveTitle('Page Not Found');
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in a ${colorScheme} system`, () => {
    test.use({ colorScheme });

    // [2.4-10, 2.4-11, 4.home-9, 4.home-10, 9.display-8]
    test('the longest page hydrates without a fault, and a button leads back to its top once 400 px are behind', async ({
      page,
      consoleErrors,
    }) => {
      await arrange(page, { legal: pages, units: 12 });
      await page.goto(LONG_PAGE);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expect(header(page).getByRole('button', { name: 'Carrito, 12 productos' })).toBeVisible();
      const up = page.getByRole('button', { name: 'Volver arriba' });
      await page.evaluate(() => window.scrollTo(0, 400));
      await expect(up).toHaveCount(0);
      await page.evaluate(() => window.scrollTo(0, 401));
      await expect(up).toBeVisible();
      await up.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(up).toHaveCount(0);
      await footer(page).scrollIntoViewIfNeeded();
      await expect(footer(page).getByRole('link', { name: 'Página cookies' })).toBeVisible();
      expect(consoleErrors).toEqual([]);
    });

    test('header, footer and menu can be used by everyone', async ({ page, expectAccessible }) => {
      await arrange(page, { user: lucia, units: 12 });
      await page.goto(PAGE);
      await footer(page).scrollIntoViewIfNeeded();
      await expect(header(page).getByRole('button', { name: 'Carrito, 12 productos' })).toBeVisible();
      await expectAccessible(page);
      await openMenu(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  });
