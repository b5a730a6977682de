import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { PHONE } from '../support/home';
import { arrange } from '../support/shell';

const open = async (page: Page, path: string) => {
  await arrange(page);
  await page.goto(path);
};

const step = (page: Page) => page.getByRole('region', { name: 'Paso actual' });
const title = (page: Page) => step(page).getByRole('heading', { level: 2 });

/** Presses each answer with the keyboard; `seguir` goes on from a step. */
async function walk(page: Page, ...answers: string[]) {
  for (const answer of answers) {
    const before = await title(page).textContent();
    const name = answer === 'seguir' ? 'Hecho, seguir' : new RegExp(`^${answer}`);
    await step(page).getByRole('button', { name }).press('Enter');
    await expect(title(page)).not.toHaveText(before ?? '');
  }
}

async function changeAnswer(page: Page, answer: string) {
  await step(page)
    .getByRole('button', { name: new RegExp(`^${answer}`) })
    .press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cambiar' }).press('Enter');
}

async function expectAccessibleInBothThemes(page: Page, expectAccessible: (page: Page) => Promise<void>) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page);
  }
}

test('the protocols have their addresses, an unknown one does not, and search engines see each once [2.1-9] [2.1-10] [2.1-11]', async ({
  request,
}) => {
  const addresses = ['/protocolos', '/protocolos-modern', '/protocolos/detencion', '/viogen', '/accidentes'];
  const read = async (path: string) => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['cache-control'], path).toContain('public');
    return response.text();
  };
  const [sitemap, unknown, pages] = await Promise.all([
    request.get('/sitemap.xml').then((response) => response.text()),
    request.get('/protocolos/zapatos'),
    Promise.all(addresses.map(read)),
  ]);
  expect(unknown.status()).toBe(404);
  const html = pages[addresses.indexOf('/viogen')];
  expect(html).toMatch(/rel="canonical" href="[^"]+\/protocolos\/viogen"/);
  expect(html).toContain('¿Pide orden de protección?');
  for (const path of ['/protocolos', '/protocolos/viogen', '/protocolos/documentos'])
    expect(sitemap).toContain(`${path}</loc>`);
  for (const path of ['/protocolos/accidentes', '/protocolos/viogen'])
    expect(sitemap.split(`${path.slice('/protocolos'.length)}</loc>`), path).toHaveLength(2);
  expect(sitemap).not.toContain('/protocolos-modern</loc>');
});

test('VioGén is walked to three different ends and printed with its notes, times and articles', async ({
  page,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page, '/viogen');
  await walk(page, 'seguir', 'No', 'No');
  await expect(title(page)).toHaveText('No es violencia de género');

  await step(page).getByRole('button', { name: 'Atrás' }).press('Enter');
  await changeAnswer(page, 'Sí');
  await walk(page, 'seguir', 'Sí');
  await expect(title(page)).toHaveText('Denuncia y pruebas');
  await page.getByLabel('Inicio de la declaración', { exact: true }).fill('22:41');
  await page.getByRole('button', { name: 'Añadir nota' }).press('Enter');
  await page.getByLabel('Nota de este paso').fill('Aporta capturas de los mensajes');
  await walk(page, 'seguir');
  await expect(step(page).getByRole('button', { name: /^Extremo.*72 horas/ })).toBeVisible();
  await expectAccessibleInBothThemes(page, expectAccessible);
  await walk(page, 'Alto', 'seguir', 'seguir', 'No');
  await expect(title(page)).toHaveText('Sin orden: atestado y seguimiento');

  await page.reload();
  await expect(title(page)).toHaveText('Sin orden: atestado y seguimiento');
  await page.getByRole('button', { name: 'Imprimir' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  const record = page.getByRole('region', { name: 'Registro para imprimir' });
  for (const text of ['→ Alto', '22:41', 'Aporta capturas', 'art. 544 ter.2 LECrim', 'Sin orden'])
    await expect(record).toContainText(text);
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await step(page).getByRole('button', { name: 'Atrás' }).press('Enter');
  await changeAnswer(page, 'Sí');
  await walk(page, 'seguir', 'La concede');
  await expect(title(page)).toHaveText('Orden en vigor: control y VPER');
  await page.getByRole('button', { name: 'Ampliar' }).press('Enter');
  await page.getByRole('button', { name: 'Acercar' }).press('Enter');
  await expect(page.getByText('125 %')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Empezar de nuevo' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empezar de nuevo' }).press('Enter');
  await expect(title(page)).toHaveText('Llega la noticia');
});

test.describe('on a phone, by keyboard', () => {
  test.use({ ...PHONE });

  test('the catalogue is searched in both views', async ({ page, expectAccessible }) => {
    await open(page, '/protocolos');
    await page.getByRole('searchbox', { name: 'Buscar protocolo' }).fill('atropello');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      'Accidente de tráfico',
    ]);
    await page.getByRole('searchbox').fill('zapato');
    await expect(page.getByText('Ningún protocolo con esas palabras')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expectAccessibleInBothThemes(page, expectAccessible);
    await page.getByRole('link', { name: 'Mapa' }).press('Enter');
    await expect(page).toHaveURL('/protocolos-modern');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(12);
    await expectAccessibleInBothThemes(page, expectAccessible);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('the focus follows the walk, and a case is scored against the tree', async ({
    page,
    expectAccessible,
  }) => {
    await open(page, '/accidentes');
    await walk(page, 'seguir');
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toHaveText('Proteger');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Entrenar con un caso' }).press('Enter');
    await page.getByRole('button', { name: 'Un alcance en la rotonda' }).press('Enter');
    await walk(page, 'seguir', 'seguir', 'No', 'seguir', 'No', 'seguir', 'seguir', 'Sí', 'seguir', 'seguir');
    await expect(title(page)).toHaveText('¿Hay indicios de delito?');
    await walk(page, 'No');
    await step(page).getByRole('button', { name: /^No/ }).press('Enter');
    await expect(page.getByRole('heading', { name: /^Tu final: Parte amistoso/ })).toBeFocused();
    await expect(page.getByText('4 de 5 decisiones acertadas. Has llegado al final correcto.')).toBeVisible();
    await expect(page.getByText('Respondiste: Sí. Era: No.')).toBeVisible();
    await expectAccessibleInBothThemes(page, expectAccessible);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Respondiste: Sí. Era: No.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Otro caso' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Salir del entrenamiento' }).press('Enter');
    await expect(title(page)).toHaveText('Proteger');
  });
});

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow', ...PHONE });

  test('a guest who saw the catalogue walks the accident protocol', async ({ page, context }) => {
    await page.goto('/protocolos');
    const keptFiles = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return kept.flat().map(({ url }) => new URL(url).pathname);
      });
    for (const part of [
      '/protocolos/viogen',
      '/protocolos/accidentes',
      'protocol-data-accidentes',
      'map-dialog',
      'footer-',
    ])
      await expect.poll(async () => (await keptFiles()).some((path) => path.includes(part)), part).toBe(true);
    // The last file that the page of a protocol needs.
    const scripts = await page.evaluate(async () => {
      const html = (await (await caches.match('/protocolos/viogen'))?.text()) ?? '';
      return [...html.matchAll(/rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, path = '']) => path);
    });
    for (const path of new Set(scripts))
      await expect.poll(async () => (await keptFiles()).includes(path), path).toBe(true);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Accidente de tráfico' }).click();
    await walk(page, 'seguir', 'seguir', 'Sí', 'seguir');
    await expect(title(page)).toHaveText('Avisar');
    await page.goto('/protocolos/viogen');
    await walk(page, 'seguir', 'No', 'No');
    await expect(title(page)).toHaveText('No es violencia de género');
  });
});
