import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /productos?/ });
/** The filters and the session are loaded. */
const ready = async (page: Page) => {
  await expect(page.getByRole('slider', { name: 'Precio mínimo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
};

test.describe('the store', () => {
  // [2.7-1, 2.7-2, 2.7-11, 2.7-12, 2.7-13, 2.7-14, 2.7-15, 2.7-17, 2.7-18, 2.7-19, 2.7-20, 2.7-21, 2.7-22]
  // [9.store-22, 9.store-23]
  test('has its banner, three sections and whole cards, and is accessible', async ({
    page,
    expectAccessible,
    consoleErrors,
  }) => {
    await page.goto('/tienda');
    await expect(page.getByRole('heading', { level: 1, name: 'Compra solo lo que te falta' })).toBeVisible();
    for (const [name, lead] of [
      ['Cursos', 'Acceso premium, pago mensual, cancela cuando quieras'],
      ['Packs de contenido', 'Pago único, acceso de por vida'],
      ['Contenido suelto', 'Compra individual'],
    ] as const)
      await expect(section(page, name).getByText(lead)).toBeVisible();
    const card = section(page, 'Cursos').getByRole('listitem').filter({ hasText: 'Dirección General' });
    await expect(card.getByRole('link')).toHaveAttribute('href', '/producto/curso-tema-8');
    await expect(card.getByText('9,95\u00a0€')).toBeVisible();
    await expect(card.getByText('/mes')).toBeVisible();
    await expect(card.getByText('0 alumnos')).toBeVisible();
    await expect(card.getByText('Sin opiniones')).toBeVisible();
    await ready(page);
    await expect(card.getByRole('button', { name: /^Añadir al carrito/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const picture = card.getByRole('presentation').first();
    await expect(picture).toHaveAttribute('src', /curso-tema-8\.1\.svg/);
    await card.hover();
    await card.getByRole('button', { name: /^Imagen siguiente/ }).click();
    await expect(picture).toHaveAttribute('src', /curso-tema-8\.2\.svg/);
    // The flash offer of the demo.
    const offer = section(page, 'Packs de contenido')
      .getByRole('listitem')
      .filter({ hasText: '45 esquemas interactivos' });
    await expect(offer.getByText('−25\u00a0%')).toBeVisible();
    await expect(offer.getByText('29,99\u00a0€')).toBeVisible();
    await expectAccessible(page);
    expect(consoleErrors).toEqual([]);
  });

  // [2.7-3, 2.7-4, 2.7-5, 2.7-6, 2.7-7, 2.7-8, 2.7-9, 2.7-10, 2.7-24, 2.7-25, 4.store-1, 4.store-2, 4.store-3]
  // [4.store-5, 8.empty-3]
  test('is filtered, sorted and viewed by its address', async ({ page }) => {
    await page.goto('/tienda');
    await ready(page);
    await expect(page.getByRole('link', { name: 'Borrar filtros' })).toHaveCount(0);

    await page.getByLabel('Buscar', { exact: true }).fill('EXTRANJERÍA');
    await expect(page).toHaveURL(/q=EXTRANJER/);
    await expect(page.getByRole('link', { name: 'Pack de Extranjería' })).toBeVisible();
    await page.getByLabel('Buscar', { exact: true }).fill('zzzz');
    await expect(page.getByRole('heading', { name: 'No encontramos productos' })).toBeVisible();
    await page.getByRole('link', { name: 'Borrar filtros' }).last().click();
    await expect(page).toHaveURL(/\/tienda$/);

    await page.getByLabel('Categoría').selectOption({ label: 'Ciencias Jurídicas' });
    await expect(count(page)).toContainText('en Ciencias Jurídicas');
    const types = page.getByRole('group', { name: 'Tipo de producto' });
    await expect(types.getByRole('radio')).toHaveCount(4);
    // The choice follows the URL, so it changes after the navigation.
    await types.getByRole('radio', { name: 'Esquemas' }).click();
    await expect(page).toHaveURL(/categoria=ciencias-juridicas&tipo=schema/);
    await expect(section(page, 'Cursos')).toHaveCount(0);

    const slider = page.getByRole('slider', { name: 'Precio máximo' });
    await slider.focus();
    await page.keyboard.press('PageDown');
    await expect(page).toHaveURL(/precio=0-190/);
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/precio=0-189/);
    await expect(slider).toBeFocused();
    await page.goBack();
    await expect(slider).toHaveValue('190');
    await page.goBack();
    await expect(page).not.toHaveURL(/precio/);

    await page.getByLabel('Ordenar por').selectOption('price-high');
    await expect(page).toHaveURL(/orden=price-high/);
    await page.getByRole('radio', { name: 'Lista' }).click({ force: true });
    await expect(page).toHaveURL(/orden=price-high&vista=list/);
    await page.getByRole('link', { name: 'Ocultar' }).click();
    await expect(page.getByRole('complementary', { name: 'Filtros' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('link', { name: /Mostrar filtros \(2\)/ })).toBeVisible();
    await expect(page.getByLabel('Ordenar por')).toHaveValue('price-high');
    await page.getByRole('link', { name: 'Borrar filtros' }).click();
    await expect(page).toHaveURL(/\/tienda\?orden=price-high/);
    await expect(page.getByRole('link', { name: 'Borrar filtros' })).toHaveCount(0);
  });

  test('has a price range that is dragged by its thumbs and by its track', async ({ page }) => {
    await page.goto('/tienda');
    await ready(page);
    const most = page.getByRole('slider', { name: 'Precio máximo' });
    const box = await most.boundingBox();
    if (!box) throw new Error('the slider has no box');
    const y = box.y + box.height / 2;
    const x = (euros: number) => box.x + 13 + (euros / 200) * (box.width - 26);
    await page.mouse.move(x(200), y);
    await page.mouse.down();
    await page.mouse.move(x(100), y, { steps: 4 });
    await page.mouse.up();
    await expect(page).toHaveURL(/precio=0-(9\d|10\d)/);
    await page.mouse.click(x(40), y);
    await expect(page).toHaveURL(/precio=(3\d|4\d)-(9\d|10\d)/);
    await expect(page.getByRole('slider', { name: 'Precio mínimo' })).toBeFocused();
  });

  test('shows sixteen samples for an empty answer, with the mark in place of pictures [7-33, 7-34, 9.store-24]', async ({
    page,
  }) => {
    await page.route('**/api/store/products', (route) => route.fulfill({ json: [] }));
    await page.goto('/tienda?todo=loose,packs,courses');
    await expect(count(page)).toHaveText('16 productos');
    await expect(page.getByText('149,99\u00a0€')).toBeVisible();
    await expect(page.locator('[data-placeholder]')).toHaveCount(16);
    const wide = await page.locator('[data-placeholder]').first().boundingBox();
    expect(wide?.width).toBeGreaterThan(200);
    await page.setViewportSize({ width: 640, height: 800 });
    const narrow = await page.locator('[data-placeholder]').first().boundingBox();
    expect(narrow?.width).toBeGreaterThan(200);
  });

  test('shows eight skeletons while it loads, and a way to try again [2.7-23]', async ({ page }) => {
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    let lost = true;
    await page.route('**/api/store/products', async (route) => {
      await held;
      return lost ? route.fulfill({ status: 500, json: {} }) : route.continue();
    });
    await page.goto('/contacto');
    await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Tienda' }).click();
    await expect(page.locator('[data-skeleton]')).toHaveCount(8);
    fail();
    await expect(page.getByRole('heading', { name: 'No hemos podido leer la tienda' })).toBeVisible();
    lost = false;
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('link', { name: 'Curso completo, Escala Básica' })).toBeVisible();
  });

  test('fits a phone, where the filters wait until asked for', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/tienda');
    const filters = page.getByRole('complementary', { name: 'Filtros' });
    await expect(page.getByRole('link', { name: 'Curso completo, Escala Básica' })).toBeVisible();
    await expect(filters).toBeHidden();
    await page.getByRole('button', { name: 'Filtros' }).click();
    await expect(filters).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.goto('/tienda?tipo=schema');
    await expect(filters).toBeHidden();
    await page.getByRole('link', { name: 'Borrar filtros' }).click();
    await expect(page).toHaveURL(/\/tienda$/);
  });
});

test.describe('a product', () => {
  test('shows what is inside, a sample that can be tried, and others like it', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/producto/pack-penal');
    await expect(page.getByRole('heading', { level: 1, name: 'Pack de Derecho Penal' })).toBeVisible();
    await expect(page.getByText('5 temas completos')).toBeVisible();
    await expect(page.getByText(/^\d+ preguntas de test$/)).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => JSON.parse(text)['@type'])).toContain('Product');
    await page
      .getByRole('button', { name: /^Imagen siguiente/ })
      .first()
      .click();
    await expect(page.getByRole('img', { name: 'Pack de Derecho Penal, imagen 2' })).toBeVisible();

    const sample = section(page, /^Una muestra/);
    await sample.scrollIntoViewIfNeeded();
    await sample.getByRole('button', { name: /^A / }).click();
    await expect(sample.getByText('Correcta')).toBeVisible();
    await expect(section(page, 'También te puede servir').getByRole('listitem')).toHaveCount(4);
    await expectAccessible(page);
  });

  test('that does not exist says so and offers others', async ({ page }) => {
    const answer = await page.goto('/producto/nunca-estuvo');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Este producto no existe' })).toBeVisible();
    await page.getByRole('link', { name: 'Curso completo, Escala Básica' }).click();
    await expect(page).toHaveURL(/\/producto\/curso-completo/);
  });

  test('is read by its buyers alone: others are shown what it is', async ({ page }) => {
    await page.goto('/producto/guia-entrevista/leer');
    await expect(page).toHaveURL(/\/login\?volver=%2Fproducto%2Fguia-entrevista%2Fleer/);
  });
});
