import { enterAsAdmin } from './support/admin';
import { enterAsCandidate } from './support/candidate';
import { expect, navigateInApp, test } from './support/fixtures';

const phone = { width: 390, height: 844 };

test('a guest is asked to sign in, and the way back is kept, also without a new document [2.1-23]', async ({
  page,
}) => {
  await page.goto('/campus-estudio/temario/tema-2/principios');
  await expect(page).toHaveURL(
    `/login?volver=${encodeURIComponent('/campus-estudio/temario/tema-2/principios')}`,
  );
  await navigateInApp(page, '/campus-estudio/temario?falta=tema');
  await expect(page).toHaveURL(`/login?volver=${encodeURIComponent('/campus-estudio/temario?falta=tema')}`);
});

test('every user gets the same document, whatever topic is read, and its data with one request each', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  const { email } = await enterAsCandidate(page);
  await enterAsCandidate(other);
  const mine = await page.request.get('/campus-estudio/temario/tema-2/principios');
  const theirs = await other.request.get('/campus-estudio/temario/tema-14');
  expect(await mine.text()).toBe(await theirs.text());
  expect(mine.headers().etag).toBe(theirs.headers().etag);
  for (const personal of [email, 'Lucía', 'tema-2', 'La Constitución'])
    expect(await mine.text()).not.toContain(personal);
  const known = { 'if-none-match': mine.headers().etag ?? '' };
  expect((await other.request.get('/campus-estudio/temario/tema-3', { headers: known })).status()).toBe(304);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/campus-estudio');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía');
  expect(asked.filter((path) => path === '/api/progress/today')).toHaveLength(1);
  await page.getByRole('navigation', { name: 'Campus' }).getByRole('link', { name: 'Temario' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Temario' })).toBeVisible();
  expect(asked.filter((path) => path.endsWith('.data'))).toEqual([]);
});

test('the site, the blog and the store are open to a visitor, the campus to a candidate, and the admin area to an admin [1-2] [1-3]', async ({
  page,
  playwright,
}) => {
  const open = ['/', '/blog', '/tienda', '/planes'];
  const statusOf = async (path: string) => (await page.request.get(path, { maxRedirects: 0 })).status();
  const found = async () => [
    ...(await Promise.all(open.map(statusOf))),
    await statusOf('/campus-estudio'),
    await statusOf('/api/admin/users'),
  ];
  expect(await found()).toEqual([200, 200, 200, 200, 302, 401]);
  await enterAsCandidate(page);
  expect(await found()).toEqual([200, 200, 200, 200, 200, 403]);
  await page.context().clearCookies();
  await enterAsAdmin(page, playwright);
  expect(await found()).toEqual([200, 200, 200, 200, 200, 200]);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/admin');
});

test('the syllabus lists the 45 topics by block, with what is read and what is closed [2.1-23]', async ({
  page,
  expectAccessible,
}) => {
  await enterAsCandidate(page, 'guardia_civil');
  await page.goto('/campus-estudio/temario');
  await expect(page.getByRole('heading', { level: 1, name: 'Temario' })).toBeVisible();
  const rail = page.getByRole('navigation', { name: 'Campus' });
  await expect(rail.getByRole('link', { name: 'Temario' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: /^Tema \d+:/ })).toHaveCount(45);
  const blocks = page.getByRole('region');
  await expect(
    blocks.filter({ hasText: 'Ciencias Jurídicas' }).getByRole('link', { name: /^Tema/ }),
  ).toHaveCount(26);
  await expect(page.getByRole('listitem').filter({ hasText: 'Tema 4:' })).toContainText('Básico');
  await expect(page.getByRole('listitem').filter({ hasText: 'Tema 3:' })).not.toContainText('Básico');
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the bar at the foot leads to every place, and «Más» to the account', async ({
    page,
    expectAccessible,
  }) => {
    await enterAsCandidate(page);
    await page.goto('/campus-estudio/temario');
    const bar = page.getByRole('navigation', { name: 'Campus, accesos rápidos' });
    await expect(bar.getByRole('link', { name: 'Temario' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('button', { name: 'Más' }).click();
    const menu = page.getByRole('dialog', { name: 'Campus' });
    await expect(menu.getByRole('link', { name: 'Tu cuenta' })).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the three panels are loaded beforehand for a user, and for no guest [2.15-2] [2.15-3] [2.15-4]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const panels = () =>
    ['today-page', 'syllabus-page', 'build-page'].filter((name) =>
      asked.some((path) => path.includes(`/${name}-`)),
    );
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(panels()).toEqual([]);
  await enterAsCandidate(page);
  await page.reload();
  await expect.poll(panels).toEqual(['today-page', 'syllabus-page', 'build-page']);
});

test('an address that names no topic leads to the syllabus, which says so; «/» opens the search, but not while writing; no page scrolls sideways at 320 px [2.1-23]', async ({
  page,
}) => {
  await enterAsCandidate(page);
  await test.step('an address under the syllabus that names no topic', async () => {
    for (const path of ['tema-99', 'no-existe', 'a/b/c/d']) {
      await page.goto(`/campus-estudio/temario/${path}`);
      await expect(page.getByText('En esa dirección no hay ningún tema.')).toBeVisible();
    }
    await page.goto('/campus-estudio/temario/03-constitucion-organos');
    await expect(page).toHaveURL('/campus-estudio/temario/tema-3');
  });
  await test.step('«/» opens the search', async () => {
    await page.goto('/campus-estudio/temario');
    const title = page.getByRole('heading', { level: 1 });
    await title.click();
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.type('/');
    await expect(page.getByRole('dialog').getByRole('combobox').or(page.getByRole('searchbox'))).toHaveValue(
      '/',
    );
  });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    '/campus-estudio/temario',
    '/campus-estudio/temario/tema-8',
    '/campus-estudio/temario/8/tablero',
    '/esquemas',
    '/prueba-esquemas',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ path, excess }).toEqual({ path, excess: 0 });
  }
});
