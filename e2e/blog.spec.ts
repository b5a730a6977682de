import type { Page } from '@playwright/test';
import { enterAsAdmin, enterAsStudent } from './support/admin';
import { expect, test } from './support/fixtures';
import { reachSection, sectionHydrated } from './support/home';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Categorías' });
const visibleTabs = async (page: Page) =>
  tabs(page).getByRole('link').filter({ visible: true }).allInnerTexts();
const cards = (page: Page) => page.getByRole('region', { name: 'Artículos' }).getByRole('article');
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Más del blog' });
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await sectionHydrated(page, 'lista');
};

test('has everything that a reader looks for, and 3, 4 or 6 tabs with the rest behind one button [2.13-2] [2.13-3] [2.13-4] [2.13-5] [2.13-6] [2.13-7] [2.13-8] [2.13-9] [2.13-11] [2.13-12] [2.13-13] [2.13-14] [2.13-15] [2.13-16] [9.display-10] [9.display-11] [9.display-12] [9.display-13] [9.display-14] [9.display-24] [9.display-30] [7-62]', async ({
  page,
  consoleErrors,
  expectAccessible,
}) => {
  await open(page, '/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(page.getByText('más de 5.000 aspirantes')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Buscar en el blog' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Etiquetas' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Orden' }).getByRole('link')).toHaveText([
    'Recientes',
    'Populares',
    'Tendencia',
  ]);
  await expect(page.getByRole('navigation', { name: 'Vista' }).getByRole('link')).toHaveCount(2);
  const featured = page.getByRole('article', { name: 'Artículo destacado' });
  await expect(featured.getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\/blog\/\d+$/);
  for (const card of await cards(page).all())
    expect(await card.getByRole('link', { name: /con la etiqueta/ }).count()).toBeLessThanOrEqual(2);
  await expect(sidebar(page).getByRole('link', { name: 'Irene Soto' })).toBeVisible();
  await expect(
    sidebar(page).getByRole('region', { name: 'De qué se habla' }).getByRole('listitem'),
  ).toHaveCount(6);
  await expect(sidebar(page).getByRole('link', { name: 'Test de nivel en 20 preguntas' })).toBeVisible();
  await expect(sidebar(page).getByRole('button', { name: 'Suscribirme' })).toBeVisible();
  await expect(page.getByText('La acerté sin pensar')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver los recursos' })).toHaveAttribute('href', '/esquemas');
  await expect(page.getByRole('link', { name: 'Proponer un artículo' })).toHaveAttribute(
    'href',
    /^\/contacto/,
  );
  await expectAccessible(page);

  // 3, 4 or 6 tabs, depending on the width; the rest are behind one button.
  const widths = [
    [639, 3],
    [640, 4],
    [767, 4],
    [768, 6],
    [1440, 6],
  ] as const;
  for (const [width, count] of widths) {
    await page.setViewportSize({ width, height: 900 });
    const shown = await visibleTabs(page);
    expect(shown).toHaveLength(count);
    await page.getByText('Más categorías').click();
    expect(await visibleTabs(page)).toHaveLength(13);
    const menu = tabs(page).locator('details > div');
    await expect(menu).toHaveCSS('max-height', '320px');
    await page.getByText('Más categorías').click();
    expect(await visibleTabs(page)).toEqual(shown);
  }
  await page.getByText('Más categorías').click();
  await tabs(page).getByRole('link', { name: 'Seguridad Vial' }).click();
  await expect(page).toHaveURL('/blog?categoria=Seguridad+Vial');
  await expect(page.getByText(/^\d artículos de Seguridad Vial$/)).toBeVisible();
  await expect(tabs(page).getByRole('link', { name: 'Seguridad Vial' })).toBeHidden();
  expect(consoleErrors).toEqual([]);
});

test('keeps what is filtered in the address, back and forth [4.blog-1] [4.blog-2] [4.blog-3] [4.blog-4] [4.blog-5] [4.blog-6] [4.blog-16] [4.blog-17] [4.blog-18] [5.blog-7]', async ({
  page,
}) => {
  await open(page, '/blog');
  await expect(tabs(page).getByRole('link', { name: 'Todas', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const panel = page.getByRole('link', { name: 'Etiquetas' });
  await expect(panel).toHaveAttribute('aria-expanded', 'false');
  await cards(page).getByRole('link', { name: 'Ver artículos con la etiqueta tráfico' }).first().click();
  await expect(page).toHaveURL('/blog?etiqueta=tr%C3%A1fico&filtros=si');
  await expect(panel).toHaveAttribute('aria-expanded', 'true');
  const tags = page.getByRole('group', { name: 'Filtrar por etiquetas' });
  await expect(tags.getByRole('link', { name: 'tráfico' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: 'Artículos' }).getByRole('status')).toHaveText('3 artículos');
  await tags.getByRole('link', { name: 'memoria', exact: true }).click();
  await expect(page).toHaveURL(/etiqueta=tr%C3%A1fico&etiqueta=memoria/);
  await cards(page).getByRole('link', { name: 'Ver artículos con la etiqueta tráfico' }).first().click();
  await expect(page).toHaveURL('/blog?etiqueta=tr%C3%A1fico&filtros=si');
  await tags.getByRole('link', { name: 'Quitar filtros' }).click();
  await expect(page).toHaveURL('/blog?filtros=si');
  await panel.click();
  await expect(page).toHaveURL('/blog');

  await page.getByRole('searchbox').pressSequentially('detencion');
  await expect(page).toHaveURL('/blog?q=detencion');
  await page.getByRole('navigation', { name: 'Orden' }).getByRole('link', { name: 'Populares' }).click();
  await page.getByRole('navigation', { name: 'Vista' }).getByRole('link', { name: 'Lista' }).click();
  await expect(page).toHaveURL('/blog?q=detencion&orden=populares&vista=lista');
  const found = await cards(page).getByRole('heading').allInnerTexts();
  await page.reload();
  await expect(cards(page).getByRole('heading')).toHaveText(found);
  await expect(page.getByRole('searchbox')).toHaveValue('detencion');
  await page.goBack();
  await expect(page).toHaveURL('/blog?q=detencion&orden=populares');
  await open(page, '/blog?q=nadaenabsoluto');
  await expect(page.getByText('Ningún artículo con estos filtros')).toBeVisible();
  await page.getByRole('link', { name: 'Ver todos los artículos' }).click();
  await expect(page).toHaveURL('/blog');
});

test('closes the banner, and on a phone opens the menu [2.13-1] [4.blog-7] [4.blog-8] [4.blog-9]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/blog');
  const banner = page.getByRole('complementary', { name: 'Boletín' });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Cerrar el aviso del boletín' }).click();
  await expect(banner).toBeHidden();
  const menu = page.getByRole('button', { name: /abrir.*menú/i });
  await menu.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Blog' })).toBeVisible();
});

test('remembers likes and the reading list [4.blog-10] [4.blog-11] [4.blog-12] [4.blog-13] [4.blog-14] [4.blog-15] [2.13-10]', async ({
  page,
}) => {
  await open(page, '/blog?q=habeas');
  const card = cards(page).first();
  const title = await card.getByRole('heading').innerText();
  const like = card.getByRole('button', { name: /^Me gusta/ });
  const save = card.getByRole('button', { name: 'Guardar en tu lista de lectura' });
  const list = page.getByRole('region', { name: 'Tu lista de lectura' });
  await expect(list).toBeHidden();
  const before = Number(await like.innerText());
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText(String(before + 1));
  await save.click();
  await expect(list.getByRole('link', { name: title })).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get('/api/blog/marks')).json()).saved.length)
    .toBe(1);
  await open(page, '/blog?q=habeas');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText(String(before + 1));
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(like).toHaveText(String(before));
  await list.getByRole('button', { name: /^Quitar/ }).click();
  await expect(list).toBeHidden();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});

test('has its ten own posts and its empty states when the server has nothing [3.blog-13] [8.empty-1] [8.empty-2]', async ({
  page,
}) => {
  await page.route('**/api/blog/posts-with-categories', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/blog/top-authors', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/blog/trending-topics', (route) => route.fulfill({ json: { data: [] } }));
  await open(page, '/blog');
  await expect(cards(page)).toHaveCount(10);
  const links = cards(page).getByRole('heading').getByRole('link');
  const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(ids).toEqual(Array.from({ length: 10 }, (_, index) => `/blog/${99_001 + index}`));
  await expect(sidebar(page).getByText('No hay autores disponibles')).toBeVisible();
  await expect(sidebar(page).getByText('No hay temas en tendencia')).toBeVisible();
  await expect(
    sidebar(page).getByText('Los temas aparecerán cuando haya artículos publicados.'),
  ).toBeVisible();
});

test('says so when the posts cannot be read, and reads them on request', async ({ page }) => {
  let isBroken = true;
  await page.route('**/api/blog/posts-with-categories', (route) =>
    isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await open(page, '/blog');
  const notice = page.getByText('No hemos podido leer los artículos más recientes.');
  await expect(notice).toBeVisible();
  // The server-rendered cards are still shown.
  await expect(cards(page)).toHaveCount(13);
  isBroken = false;
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  await expect(notice).toBeHidden();
  await expect(cards(page)).toHaveCount(13);
});

test('is walked with the keyboard alone, and shows more on request [7-60]', async ({ page }) => {
  const answered = page.waitForResponse('**/api/blog/posts-with-categories');
  await open(page, '/blog');
  await answered;
  await page.getByRole('link', { name: 'Ver más artículos' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog?pagina=2');
  await expect(cards(page)).toHaveCount(25);
  await page.getByText('Más categorías').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(tabs(page).locator('details a:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Más categorías')).toBeFocused();
});

test('an article has its contents, its data for search engines and its readings [2.13-16]', async ({
  page,
  expectAccessible,
}) => {
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/blog/posts/24/views'));
  await page.goto('/blog/24');
  expect((await (await counted).json()).viewCount).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/La orden de protección/);
  await expect(page).toHaveTitle('La orden de protección, de la solicitud a la resolución | Atalaya');
  await page
    .getByRole('navigation', { name: 'En este artículo' })
    .getByRole('link', { name: 'Para fijarlo' })
    .click();
  await expect(page).toHaveURL('/blog/24#para-fijarlo');
  await expect(page.getByRole('heading', { name: 'Para fijarlo' })).toBeInViewport();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(['Article', 'BreadcrumbList']);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(image ?? '')).headers()['content-type']).toBe('image/png');
  await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute(
    'href',
    /wa\.me.*blog%2F24/,
  );
  await expect(page.getByRole('region', { name: 'Sigue leyendo' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
});

test('an address without an article is not found and offers others; the feed lists them all', async ({
  page,
}) => {
  const missing = await page.goto('/blog/4242');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este artículo no existe');
  await page.getByRole('region', { name: 'Los más recientes' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/blog/24');
  const feed = await page.request.get('/blog/rss.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  expect((await feed.text()).match(/<item>/g)).toHaveLength(30);
});

test('a comment waits for an admin, who publishes it', async ({
  browser,
  page,
  playwright,
  expectAccessible,
}) => {
  const words = `¿Sirve para la Escala Ejecutiva? ${Date.now()}`;
  await page.goto('/blog/99008');
  await expect(page.getByText('Inicia sesión para comentar.')).toBeVisible();
  await enterAsStudent(page);
  await page.goto('/blog/99008');
  await reachSection(page, 'comentarios');
  await page.getByRole('button', { name: 'Comentar' }).click();
  await expect(page.getByText('Escribe tu comentario.')).toBeVisible();
  await page.getByLabel('Tu comentario').fill(words);
  await page.getByRole('button', { name: 'Comentar' }).click();
  await expect(
    page.getByRole('article').filter({ hasText: words }).getByText('Pendiente de revisión'),
  ).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await enterAsAdmin(office, playwright);
  await office.goto('/admin/comentarios');
  await office.getByRole('link', { name: words }).click();
  await office.getByRole('button', { name: 'Publicar' }).click();
  await expect(office.getByText('Comentario publicado').first()).toBeVisible();
  await expectAccessible(office);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/blog/99008');
  await expect(visitor.getByText(words)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the blog is read and filtered', async ({ page }) => {
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(13);
    await tabs(page).getByRole('link', { name: 'Normativa' }).click();
    await expect(page.getByText(/^\d artículos de Normativa$/)).toBeVisible();
    await page.getByRole('searchbox').fill('consolidada');
    await page.getByRole('searchbox').press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await cards(page).getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/consolidada/);
  });
});

/** A white pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test('an admin uploads an image with its description, puts it in a post, and readers see it', async ({
  page,
  playwright,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAsAdmin(page, playwright);
  const alt = `Una placa ${Date.now().toString(36)}`;
  const title = `Con foto ${Date.now().toString(36)}`;
  await page.goto('/admin/blog?ficha=nueva');
  const images = page.getByRole('region', { name: 'Imágenes' });
  await images
    .getByLabel('Imagen', { exact: true })
    .setInputFiles({ name: 'placa.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
  await images.getByRole('button', { name: 'Subir imagen' }).click();
  await expect(images.getByText('Describe la imagen para quien no la ve.')).toBeVisible();
  await images.getByLabel('Descripción').fill(alt);
  await images.getByRole('button', { name: 'Subir imagen' }).click();
  const uploaded = images.getByRole('listitem').filter({ hasText: alt });
  await uploaded.getByRole('button', { name: 'Copiar para el texto' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(alt);
  const line = await page.evaluate(() => navigator.clipboard.readText());

  const form = page.getByRole('dialog');
  await form.getByLabel('Título').fill(title);
  await form.getByLabel('Entradilla').fill('Una frase.');
  await form.getByLabel('Categoría').selectOption('Derecho');
  await form.getByLabel('Autor').selectOption({ label: 'Lucía Montero' });
  await form.getByLabel('Fecha').fill('2026-11-01');
  await form.getByRole('combobox', { name: 'Imagen' }).selectOption({ label: alt });
  await form.getByLabel('Etiquetas').fill('examen');
  await form.getByLabel('Texto', { exact: true }).fill(`Antes.\n\n${line}\n\nDespués.`);
  await form.getByRole('button', { name: 'Crear entrada' }).click();
  await expect(page.getByText('Entrada creada').first()).toBeVisible();

  const posts = await (await page.request.get('/api/blog/posts-with-categories')).json();
  const { id } = posts.find((post: { title: string }) => post.title === title);
  await page.goto(`/blog/${id}`);
  await expect(page.getByRole('img', { name: alt })).toHaveCount(2);
});
