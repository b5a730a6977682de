import { expect, type Page } from '@playwright/test';

/** Two public pages; the short one is quick to load and to check. */
export const LONG_PAGE = '/colores-marca';
export const PAGE = '/no-existe';

export const lucia = {
  id: 'u1',
  email: 'lucia@atalaya.example',
  displayName: 'Lucía Romero',
  username: 'lucia',
  avatar: null,
  isAdmin: false,
  oppositionType: 'policia_nacional',
  tier: 'plus',
  createdAt: '2026-03-04T10:00:00.000Z',
};

type Visit = { user?: object | null; units?: number; legal?: object[] | number };

/** Simulates the responses and the stored data that decide the state of the layout. */
export async function arrange(page: Page, { user = null, units = 0, legal = [] }: Visit = {}): Promise<void> {
  let present = user;
  // A page that has already loaded is changed before its next load.
  const isNew = page.url() === 'about:blank';
  if (!isNew) await page.unrouteAll();
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({ contentType: 'application/json', body: present ? JSON.stringify(present) : '' }),
  );
  await page.route('**/api/auth/logout', (route) => {
    present = null;
    return route.fulfill({ status: 204 });
  });
  await page.route('**/api/legal-pages', (route) =>
    typeof legal === 'number' ? route.fulfill({ status: legal }) : route.fulfill({ json: legal }),
  );
  const product = {
    id: 'p1',
    name: 'Esquema del tema 6',
    shortDescription: 'Los funcionarios',
    images: [],
    price: 5.99,
  };
  const items = [{ product, quantity: units, addedAt: '2026-03-04T10:00:00.000Z', priceAtTime: 5.99 }];
  const stored = units > 0 ? JSON.stringify({ items }) : '';
  if (isNew)
    await page.addInitScript((cart) => {
      if (cart && !sessionStorage.getItem('arranged')) localStorage.setItem('atalaya.cart', cart);
      sessionStorage.setItem('arranged', '1');
    }, stored);
  else await page.evaluate((cart) => localStorage.setItem('atalaya.cart', cart), stored);
}

export const header = (page: Page) => page.getByRole('banner');
export const nav = (page: Page) => page.getByRole('navigation', { name: 'Principal', exact: true });
export const footer = (page: Page) => page.getByRole('contentinfo');
export const openMenu = (page: Page) =>
  header(page)
    .getByRole('button', { name: /^Abrir el menú/ })
    .first()
    .click();

/** Adds the sections of the home page to a short page, so that it can scroll. */
export async function lengthen(page: Page): Promise<void> {
  await expect(header(page).getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  await page.evaluate(() => {
    const main = document.querySelector('main');
    for (const id of ['inicio', 'about', 'oposiciones', 'quiz', 'foro', 'contacto']) {
      if (document.getElementById(id)) continue;
      const section = document.createElement('section');
      section.id = id;
      section.style.height = '900px';
      main?.append(section);
    }
  });
}
