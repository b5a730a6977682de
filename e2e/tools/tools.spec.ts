import type { Page } from '@playwright/test';
import { e2eServer } from '../support/environment';
import { expect, test } from '../support/fixtures';
import { PHONE } from '../support/home';
import { isScriptStored } from '../support/offline';
import { arrange } from '../support/shell';

const tools = [
  '/herramientas/alcoholimetro',
  '/herramientas/dni-nie',
  '/herramientas/documentoscopia',
  '/herramientas/localizador-vin',
  '/herramientas/verificador-itv',
  '/herramientas/limpieza-arma',
];

const open = async (page: Page, path: string) => {
  await arrange(page);
  await page.goto(path);
};

/** The whole page in both themes. */
async function expectAccessibleInBothThemes(page: Page, expectAccessible: (page: Page) => Promise<void>) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page);
  }
}

/** Types into the focused field and goes on with Tab. */
const typeOn = async (page: Page, ...texts: string[]) => {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
};

test('every route of the tools resolves, an unknown tool does not, and search engines see each once [2.1-12] [2.1-13]', async ({
  request,
}) => {
  const resolves = async (path: string) => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html, path).toMatch(/<title>[^<]+\| Atalaya<\/title>/);
    expect(html, path).toContain('name="description"');
    expect(response.headers()['cache-control'], path).toContain('public');
  };
  const [sitemap, unknown] = await Promise.all([
    request.get('/sitemap.xml').then((response) => response.text()),
    request.get('/herramientas/zapatos'),
    ...['/herramientas', '/herramientas-grid', ...tools, '/herramientas/itv'].map(resolves),
  ]);
  expect(unknown.status()).toBe(404);
  for (const path of ['/herramientas', ...tools]) expect(sitemap).toContain(`${path}</loc>`);
  for (const path of ['/herramientas-grid', '/herramientas/itv'])
    expect(sitemap).not.toContain(`${path}</loc>`);
});

test.describe('the tools on a phone, by keyboard', () => {
  test.use({ ...PHONE });

  test('the catalogue: two views, search, favourites and what was used, on this device', async ({
    page,
    expectAccessible,
  }) => {
    await open(page, '/herramientas-grid');
    await page.getByRole('searchbox', { name: 'Buscar herramienta' }).fill('etilometro');
    const cards = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(cards).toHaveText(['Alcoholímetro']);
    await page.getByRole('button', { name: 'Favorita: Alcoholímetro' }).press('Enter');
    await page.getByRole('link', { name: 'Alcoholímetro' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alcoholímetro');
    await page.getByRole('link', { name: 'Herramientas', exact: true }).press('Enter');
    await expect(page).toHaveURL('/herramientas');
    await expect(cards).toHaveCount(7);
    await page.getByRole('button', { name: 'Favoritas' }).press('Enter');
    await expect(cards).toHaveText(['Alcoholímetro']);
    await page.reload();
    await page.getByRole('button', { name: 'Usadas hace poco' }).press('Enter');
    await expect(page.getByText('Usada hoy')).toBeVisible();
    await page.getByRole('searchbox').fill('zapato');
    await expect(page.getByText('Ninguna herramienta con esas palabras')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: 'Usadas hace poco' }).press('Enter');
    await expectAccessibleInBothThemes(page, expectAccessible);
    await page.getByRole('link', { name: 'Rejilla' }).press('Enter');
    await expect(page).toHaveURL('/herramientas-grid');
    await expectAccessible(page);
  });

  test('the breathalyser: margin, outcome and articles, and a link that opens with the same data', async ({
    page,
    expectAccessible,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await open(page, '/herramientas/alcoholimetro');
    const outcome = page.getByRole('main').getByRole('status').first();
    await page.getByLabel('Primera prueba', { exact: true }).focus();
    await page.keyboard.type('abc');
    await expect(page.getByText('Escribe un número, con coma si lleva decimales.')).toBeVisible();
    await page.getByLabel('Primera prueba', { exact: true }).fill('0,66');
    await page.getByLabel('Segunda prueba', { exact: true }).fill('0,64');
    await expect(outcome).toContainText('Infracción muy grave');
    await expect(outcome).toContainText('queda en 0,59');
    await expect(outcome).toContainText('supera 0,25 y no 0,60. No hay delito por la tasa.');
    await expect(outcome).toContainText('1.000 €');
    await expect(outcome).toContainText('6 puntos');
    const law = page.getByRole('list', { name: 'Base legal' });
    await expect(law.getByRole('link', { name: /^80\.2\.a/ })).toHaveAttribute(
      'href',
      /BOE-A-2015-11722#a80$/,
    );
    await expect(law).toContainText('379.2');
    await page.getByLabel('Hora', { exact: true }).first().fill('2:14');
    await page.getByLabel('Hora', { exact: true }).last().fill('2:22');
    await expect(page.getByText(/no han pasado los 10 minutos/)).toBeVisible();
    await page.getByLabel('Hora', { exact: true }).last().fill('2:26');
    await expect(page.getByText('12 minutos entre pruebas; el mínimo son 10')).toBeVisible();
    await expect(page).toHaveURL(/#.*primera=0%2C66/);
    await expectAccessibleInBothThemes(page, expectAccessible);
    await page.reload();
    await expect(outcome).toContainText('queda en 0,59');
    await expect(outcome).toContainText('supera 0,25 y no 0,60. No hay delito por la tasa.');
    await page.getByLabel('Segunda prueba', { exact: true }).fill('0,70');
    await expect(outcome).toContainText('Delito por la tasa');
    await page.getByRole('radio', { name: /Bicicleta/ }).press('Space');
    await expect(outcome).toContainText('Sin puntos');
    await page.getByRole('switch', { name: 'Se niega a la prueba' }).press('Space');
    await expect(outcome).toContainText('1.000 €');
    // The estimate: what is said of it comes before any figure, and a weight that nobody has gets a sentence.
    const estimate = page.getByRole('group').filter({ hasText: 'Estimar por lo que se bebió' });
    await page.getByText('Estimar por lo que se bebió').press('Enter');
    await expect(estimate).toContainText('La única tasa segura es 0,0.');
    const drunk = {
      'Peso, kg': '70',
      'Bebida, ml': '500',
      'Graduación, %': '5',
      'Horas desde entonces': '1',
    };
    for (const [label, value] of Object.entries(drunk)) await estimate.getByLabel(label).fill(value);
    await expect(estimate.getByRole('status')).toHaveText(/Entre 0,\d\d y 0,\d\d mg\/l de aire/);
    await estimate.getByLabel('Peso, kg').fill('7000');
    await expect(estimate.getByLabel('Peso, kg')).toHaveAccessibleDescription(/kilos|kg|entre/i);
    await expect(estimate.getByRole('status')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // What was typed stays on the device: not even the reload sends it.
    expect(sent.filter((one) => /0(,|%2C)6/.test(one.split('#')[0] ?? ''))).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(outcome).toBeVisible();
    await expect(law.first()).toBeVisible();
    await expect(page.getByRole('form', { name: 'Datos de la prueba' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
  });

  test('DNI and NIE: the letter, where the slip may be, and a list with its file', async ({
    page,
    expectAccessible,
  }) => {
    await open(page, '/herramientas/dni-nie');
    const outcome = page.getByRole('main').getByRole('status').first();
    const field = page.getByLabel('DNI, NIE o NIF');
    await field.focus();
    await page.keyboard.type('12.345.678-z');
    await expect(outcome).toContainText('Letra correcta');
    await field.fill('12354678Z');
    await expect(outcome).toContainText('La letra debería ser');
    await expectAccessibleInBothThemes(page, expectAccessible);
    await page.getByRole('button', { name: /^12345678Z/ }).press('Enter');
    await expect(outcome).toContainText('Letra correcta');
    await field.fill('Ñ2345678Z');
    await expect(outcome).toContainText('Formato no válido');
    await expect(page.getByRole('list', { name: 'Base legal' })).toContainText('Real Decreto del DNI');

    const list = page.getByLabel('Lista de números');
    await list.fill('12345678Z\nX1234567L\n12345678z\nnada');
    await expect(page.getByText('3 de 4 correctos, 1 repetidos')).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar CSV' }).press('Enter'),
    ]);
    expect(file.suggestedFilename()).toBe('dni-nie.csv');
    const tooMany = { name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from('1\n'.repeat(100_000)) };
    await page.getByLabel('Abrir un archivo CSV o de texto').setInputFiles(tooMany);
    await expect(page.getByText(/Hay 100\.000 líneas y caben 10\.000/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Lista de 100.000 líneas' })).toBeVisible();
    expect(page.url()).not.toContain('1%0A1');
  });

  test('documents: the guided inspection and the MRZ with its failing digit', async ({
    page,
    expectAccessible,
  }) => {
    await open(page, '/herramientas/documentoscopia');
    await page.getByRole('button', { name: 'Acercar' }).press('Enter');
    const drawing = page.getByRole('region', { name: 'Dibujo del documento' });
    expect(await drawing.evaluate((one) => one.scrollWidth / one.clientWidth)).toBeCloseTo(1.5, 1);
    await page.getByRole('radio', { name: 'Ultravioleta' }).press('Space');
    await page.getByRole('button', { name: /Tintas y fibrillas/ }).press('Enter');
    await page.getByRole('radio', { name: 'Pasaporte' }).press('Space');
    await expect(page.getByText('Hilo de cosido y páginas')).toBeVisible();
    const outcome = page.getByRole('region', { name: 'Comprobador de la MRZ' }).getByRole('status');
    const field = page.getByLabel('MRZ, línea a línea');
    const names = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';
    await field.fill(`${names}\nL898902C36UTO7408122F1204159ZE184226B<<<<<10`);
    await expect(outcome).toContainText('Todos los dígitos encajan');
    await field.fill(`${names}\nL898902C36UTO7408132F1204159ZE184226B<<<<<10`);
    await expect(outcome).toContainText('Fecha de nacimiento: hay 2 y tendría que haber 3.');
    await expect(page.locator('mark')).toHaveText(['2', '0']);
    await expect(page.getByRole('list', { name: 'Base legal de la MRZ' })).toContainText('Código Penal');
    await expectAccessibleInBothThemes(page, expectAccessible);
    await field.fill('P<ESP');
    await expect(page.getByText(/3 líneas de 30 caracteres/)).toBeVisible();
    await expect(field).toHaveValue('P<ESP');
  });

  test('the VIN: maker, year, check digit and where to look', async ({ page, expectAccessible }) => {
    await open(page, '/herramientas/localizador-vin');
    const outcome = page.getByRole('main').getByRole('status').first();
    await page.getByRole('textbox', { name: 'Bastidor (VIN)' }).focus();
    await typeOn(page, 'vss zzz-6jz 9r000001');
    await expect(outcome).toContainText('SEAT, Cupra');
    await expect(page.getByText('España (Europa)')).toBeVisible();
    await page.getByRole('textbox', { name: 'Bastidor (VIN)' }).fill('1M8GDM9AXKPO42788');
    await expect(page.getByText('Un bastidor no lleva O: mira la posición 12.')).toBeVisible();
    await page.getByRole('button', { name: /1M8GDM9AXKP042788/ }).press('Enter');
    await expect(outcome).toContainText('El dígito de control encaja');
    await page.getByLabel('Clase de vehículo').selectOption('moto');
    await expect(page.getByText('Pipa de dirección, a la derecha')).toBeVisible();
    const signs = page.getByRole('heading', { name: 'Señales de manipulación' }).locator('..');
    expect(await signs.getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
    await expect(signs).toContainText('lo hace Policía Científica: no rasques ni lijes nunca');
    await expectAccessibleInBothThemes(page, expectAccessible);
  });

  test('the ITV under both addresses: the next date, the fine and a reminder', async ({
    page,
    expectAccessible,
  }) => {
    await open(page, '/herramientas/verificador-itv');
    const outcome = page.getByRole('main').getByRole('status').first();
    await page.getByLabel('Primera matriculación').focus();
    await typeOn(page, '31/02/2022');
    await expect(page.getByText('El 31 de febrero de 2022 no existe.')).toBeVisible();
    await page.getByLabel('Primera matriculación').fill('15/03/2022');
    await page.getByLabel('Caduca la última ITV').fill('15/03/2026');
    await page.getByLabel('Fecha de la inspección').fill('13/02/2026');
    await expect(outcome).toContainText('15 de marzo de 2028');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Recordatorio para el calendario' }).press('Enter'),
    ]);
    expect(file.suggestedFilename()).toBe('itv-2028-03-15.ics');
    await expectAccessibleInBothThemes(page, expectAccessible);
    await page.goto('/herramientas/itv#matriculacion=01%2F07%2F2014&caduca=01%2F07%2F2025');
    await expect(outcome).toContainText('1 de julio de 2025');
    await expect(outcome).toContainText('200 €');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/herramientas\/verificador-itv$/,
    );
  });

  test('cleaning the weapon: nothing before the four rules, one step after another, and the chamber again', async ({
    page,
    expectAccessible,
  }) => {
    await page.clock.install();
    await open(page, '/herramientas/limpieza-arma#arma=otra');
    await expect(page.getByRole('radio', { name: 'Otra pistola, con su manual' })).toBeChecked();
    await page.getByRole('radio', { name: 'HK USP Compact' }).press('Space');
    const done = page.getByRole('button', { name: 'Hecho' });
    const rules = page.getByRole('region', { name: 'Cuatro reglas, antes de nada' }).getByRole('checkbox');
    for (const at of [0, 1, 2]) await rules.nth(at).press('Space');
    await expect(done).toHaveCount(0);
    await rules.nth(3).press('Space');
    const timer = page.getByRole('timer');
    await expect(timer).toHaveCount(0);
    await done.press('Enter');
    await page.clock.fastForward('01:05');
    await expect(timer).toHaveText(/^1:(0[5-9]|[1-5]\d)$/);
    // The focus follows the steps.
    for (let step = 2; step <= 4; step += 1) {
      await expect(page.getByText(`${step - 1} hechos de 23`)).toBeVisible();
      await expect(done).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Parar: he visto un cartucho' }).press('Enter');
    await expect(page.getByText('2 hechos de 23')).toBeVisible();
    for (let step = 3; step <= 7; step += 1) {
      await expect(page.getByText(`${step - 1} hechos de 23`)).toBeVisible();
      await done.press('Enter');
    }
    await expectAccessibleInBothThemes(page, expectAccessible);
    await page.reload();
    await expect(page.getByText('Has vuelto después de una pausa.')).toBeVisible();
    await expect(done).toHaveCount(0);
    await page.getByRole('button', { name: 'Está vacía' }).press('Enter');
    await page.getByRole('button', { name: 'Parar: hace falta fuerza' }).press('Enter');
    await expect(page.getByText('Para: al armero')).toBeVisible();
    await page.getByRole('button', { name: 'Empezar de nuevo' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Empezar de nuevo' }).press('Enter');
    await expect(rules.first()).not.toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, ...PHONE });

  test('a form is posted, answered and never cached', async ({ page }) => {
    await page.goto('/herramientas/alcoholimetro');
    await page.getByLabel('Primera prueba', { exact: true }).fill('0,66');
    await page.getByLabel('Segunda prueba', { exact: true }).fill('0,66');
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'POST'),
      page.getByRole('button', { name: 'Comprobar' }).click(),
    ]);
    expect(response.headers()['cache-control']).toContain('no-store');
    await expect(page.getByRole('status').getByText('Delito por la tasa')).toBeVisible();
    await expect(page.getByLabel('Primera prueba', { exact: true })).toHaveValue('0,66');
    await page.goto('/herramientas/dni-nie');
    await page.getByLabel('DNI, NIE o NIF').fill('12345678A');
    await page.getByRole('button', { name: 'Comprobar' }).click();
    await expect(page.getByText('La letra debería ser Z')).toBeVisible();
    const posted = async (path: string, form: Record<string, string>) =>
      (await page.request.post(`/herramientas/${path}`, { form })).text();
    const mrz = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10';
    expect(await posted('localizador-vin', { bastidor: 'VSSZZZ6JZ9R000001' })).toContain('SEAT, Cupra');
    expect(await posted('verificador-itv', { matriculacion: '15/03/2022' })).toContain('15 de marzo de 2026');
    expect(await posted('documentoscopia', { mrz })).toContain('Todos los dígitos encajan');
  });

  test('a form is answered under every loopback name of the demo', async ({ request }) => {
    const origin = e2eServer.url.replace('127.0.0.1', 'localhost');
    const response = await request.post(`${origin}/herramientas/dni-nie`, {
      headers: { origin },
      form: { numero: '12345678A' },
    });
    expect(await response.text()).toContain('La letra debería ser Z');
  });
});

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow', ...PHONE });

  test('a guest who saw the catalogue opens any tool', async ({ page, context }) => {
    await page.goto('/herramientas');
    const isKept = (path: string) =>
      page.evaluate(async (wanted) => Boolean(await caches.match(wanted)), path);
    for (const path of tools) await expect.poll(() => isKept(path), path).toBe(true);
    // The files of the tools are stored after the pages.
    const scripts = await page.evaluate(async () => {
      const html = (await (await caches.match('/herramientas/localizador-vin'))?.text()) ?? '';
      return [...html.matchAll(/rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, path = '']) => path);
    });
    for (const path of new Set(scripts)) await expect.poll(() => isKept(path), path).toBe(true);
    for (const late of ['footer', 'mrz-section']) await isScriptStored(page, late);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'DNI y NIE' }).click();
    await page.getByLabel('DNI, NIE o NIF').fill('12345678');
    await expect(page.getByText('Falta la letra: Z')).toBeVisible();
    await page.goto('/herramientas/localizador-vin#bastidor=VSSZZZ6JZ9R000001');
    await expect(page.getByText('SEAT, Cupra').first()).toBeVisible();
  });
});
