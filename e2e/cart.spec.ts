import type { Page } from '@playwright/test';
import { enterAsCandidate, signIn } from './support/candidate';
import { expect, test } from './support/fixtures';

const ONE = 'Esquema del tema 8';
const TWO = 'Tres simulacros oficiales';

const shop = async (page: Page, isGuest = false) => {
  await page.goto('/tienda?todo=loose,packs,courses');
  // The session is known only after hydration.
  if (isGuest) await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  else await expect(button(page, ONE)).not.toHaveAttribute('aria-disabled', 'true');
};
const button = (page: Page, name: string) => page.getByRole('button', { name: `Añadir al carrito: ${name}` });
const added = (page: Page) =>
  page.getByText('El producto se ha añadido correctamente al carrito', { exact: true }).first();
const add = async (page: Page, name: string) => {
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/api/store/cart') && response.request().method() === 'POST',
  );
  await button(page, name).click();
  return (await answer).request();
};
const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /carrito/i });
const cart = (page: Page) => page.getByRole('dialog', { name: 'Tu Carrito' });
const open = async (page: Page) => {
  await cartButton(page).click();
  await expect(cart(page)).toBeVisible();
};

// [4.store-9, 5.cart-2, 5.cart-3, 6.anon-2, 8.cart-3]
test('a guest is told to sign in, and nothing is added', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/store/')) posts.push(request.url());
  });
  await shop(page, true);
  await expect(button(page, ONE)).toHaveAttribute('aria-disabled', 'true');
  await button(page, ONE).click({ force: true });
  await expect(
    page.getByText('Debes iniciar sesión para añadir productos al carrito', { exact: true }).first(),
  ).toBeVisible();
  await expect(cartButton(page)).toHaveText('');
  expect(posts).toEqual([]);
});

// [2.9-1, 2.9-2, 2.9-8, 4.cart-1, 4.cart-2, 4.cart-4, 4.store-10, 6.user-4, 7-24, 7-25, 7-26, 8.cart-2]
test('a user fills, changes and empties the cart, and two tabs and two devices agree', async ({
  page,
  context,
  browser,
}) => {
  const { email } = await enterAsCandidate(page);
  await shop(page);
  const request = await add(page, ONE);
  expect(request.postDataJSON()).toEqual({ productId: 'esquema-tema-8', quantity: 1 });
  await expect(added(page)).toBeVisible();
  await expect(cartButton(page)).toHaveText('1');
  await add(page, TWO);
  await expect(cartButton(page)).toHaveText('2');

  // Another tab of the same browser, and another device.
  const tab = await context.newPage();
  await tab.goto('/contacto');
  await expect(cartButton(tab)).toHaveText('2');
  const device = await (await browser.newContext()).newPage();
  await signIn(device, email);
  await device.goto('/contacto');
  await expect(cartButton(device)).toHaveText('2');

  await open(page);
  const line = cart(page).getByRole('listitem').filter({ hasText: ONE });
  await expect(line.getByText('5,99\u00a0€')).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await line.getByRole('button', { name: 'Una unidad más' }).click();
  await expect(cart(page).getByText('3 productos', { exact: true })).toBeVisible();
  await expect(cart(page).getByText('18,97\u00a0€')).toBeVisible();
  expect((await saved).status()).toBe(204);
  await expect(cartButton(tab)).toHaveText('3');
  await device.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(cartButton(device)).toHaveText('3');

  // The other device removes a line; this one reloads the cart when it becomes visible.
  await open(device);
  const gone = device.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await cart(device)
    .getByRole('button', { name: `Quitar ${TWO}` })
    .click();
  await expect(cart(device).getByText('2 productos', { exact: true })).toBeVisible();
  expect((await gone).status()).toBe(204);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(cart(page).getByText('2 productos', { exact: true })).toBeVisible();
  await device.context().close();

  await page.reload();
  await expect(cartButton(page)).toHaveText('2');
});

// [4.cart-10, 4.cart-11, 4.cart-12, 8.cart-1, 8.cart-4, 8.cart-5]
test('what the server refuses is put back, and what became of a product is said', async ({
  page,
  expectAccessible,
}) => {
  await enterAsCandidate(page);
  await shop(page);
  await page.route('**/api/store/cart', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await add(page, ONE);
  await expect(
    page.getByText('No se pudo añadir el producto al carrito. Inténtalo de nuevo.', { exact: true }).first(),
  ).toBeVisible();
  await expect(cartButton(page)).toHaveText('');
  await page.unroute('**/api/store/cart');

  await add(page, ONE);
  await expect(cartButton(page)).toHaveText('1');
  await open(page);
  let refuse = () => {};
  const held = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/api/store/cart/*', async (route) => {
    if (route.request().method() === 'DELETE') await held;
    return route.fulfill({ status: 500, json: {} });
  });
  await cart(page).getByRole('button', { name: 'Una unidad más' }).click();
  await expect(cart(page).getByText('1 producto', { exact: true })).toBeVisible();
  await cart(page)
    .getByRole('button', { name: `Quitar ${ONE}` })
    .click();
  await expect(cart(page).getByText('Tu carrito está vacío')).toBeVisible();
  refuse();
  await expect(cart(page).getByText('1 producto', { exact: true })).toBeVisible();
  await page.unroute('**/api/store/cart/*');

  // A response with a higher price and a withdrawn product.
  await page.route('**/api/store/cart', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [item] = body.items;
    const dearer = { ...item, product: { ...item.product, currentPrice: 7.99 } };
    const gone = {
      ...item,
      id: '00000000-0000-7000-8000-000000000000',
      product: { ...item.product, id: 'retirado', name: 'Tema retirado', isAvailable: false },
    };
    return route.fulfill({ json: { items: [dearer, gone] } });
  });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(cart(page).getByText(/Ha subido de precio desde que lo añadiste: costaba 5,99/)).toBeVisible();
  await expect(cart(page).getByText('Ya no está a la venta: no se cobrará. Puedes quitarlo.')).toBeVisible();
  await expect(cart(page).getByText('7,99\u00a0€').last()).toBeVisible();
  await expectAccessible(page);
});
