import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { PHONE } from './support/home';
import { arrange } from './support/shell';

const open = async (page: Page) => {
  await arrange(page);
  await page.goto('/planes');
};

const plan = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const period = (page: Page, name: string) => page.getByRole('radio', { name });

test.describe('the plans page', () => {
  test('has its figures, the prices of every period, the comparison, the guarantees and what comes when the reader is near [2.8-2] [2.8-3] [2.8-5] [4.plans-2] [9.store-15] [9.store-16] [9.store-17] [9.store-18] [9.store-19] [9.store-3] [9.store-5] [9.store-6] [9.store-7] [9.store-12] [2.8-6] [2.8-7] [2.8-8] [2.8-9] [2.8-10] [2.8-14] [9.store-11] [9.store-13] [2.8-4] [4.plans-1] [9.store-1] [9.store-2] [9.store-4] [9.store-8] [9.store-9] [9.store-10] [9.store-14] [2.8-11]', async ({
    page,
    expectAccessible,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page);
    await expect(page.getByRole('timer')).not.toHaveText('23:59:59');
    const brought = (part: string) => asked.some((url) => url.includes(part));
    expect(brought('/analysis-') || brought('/coaching-')).toBe(false);
    await test.step('opens with its figures, the demo and the prices of each month', async () => {
      const hero = page.getByRole('region', { name: 'Elige cuánto quieres apretar' });
      for (const [figure, of] of [
        ['12.847', 'aspirantes activos'],
        ['45', 'temas'],
        ['500+', 'horas de contenido'],
        ['98\u00a0%', 'de aprobados'],
        ['4,9', 'de valoración'],
      ] as const) {
        const claim = hero.locator('dl > div').filter({ has: page.getByText(of, { exact: true }) });
        await expect(claim.getByRole('definition')).toHaveText(figure);
      }
      await expect(hero.getByRole('figure')).toContainText('3:42');
      await expect(period(page, 'Mensual')).toBeChecked();
      await expect(plan(page, 'Básico')).toContainText('7,99\u00a0€');
      await expect(plan(page, 'Plus')).toContainText('39,99\u00a0€');
      await expect(plan(page, 'Elite')).toContainText('99,99\u00a0€');
      await expectAccessible(page);
    });
    await test.step('tells savings and places where a plan has them', async () => {
      await expect(plan(page, 'Plus')).toContainText('17\u00a0%');
      await expect(plan(page, 'Elite')).toContainText('17\u00a0%');
      await expect(plan(page, 'Elite')).toContainText('5 plazas');
      await expect(plan(page, 'Elite')).toContainText('reembolso si no apruebas en 12 meses');
      await expect(plan(page, 'Básico')).not.toContainText(/17|plazas/);
    });
    await test.step('presents itself to search engines', async () => {
      await expect(page).toHaveTitle('Planes y precios | Atalaya');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/planes$/);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      const kinds = data.map((text) => JSON.parse(text)['@type']);
      expect(kinds).toEqual(['Product', 'FAQPage', 'BreadcrumbList']);
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
      expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
    });
    await test.step('brings the analysis and the coaching when the reader comes near', async () => {
      await page.getByRole('region', { name: /frente a otras formas/ }).scrollIntoViewIfNeeded();
      await expect.poll(() => brought('/analysis-')).toBe(true);
      const coaching = page.getByRole('region', { name: 'Acompañamiento individual' });
      await coaching.scrollIntoViewIfNeeded();
      await expect.poll(() => brought('/coaching-')).toBe(true);
      await expect(coaching.getByRole('link', { name: 'Elegir Elite' })).toBeVisible();
    });
    await test.step('compares the plans in detail, on request', async () => {
      const table = page.getByRole('table', { name: 'Comparación de los planes' });
      const fold = page.getByText('Comparar los tres en detalle');
      await expect(table).toBeHidden();
      await fold.click();
      await expect(table.getByRole('row', { name: /^Psicotécnicos/ }).getByRole('img')).toHaveCount(3);
      await expect(
        table
          .getByRole('row', { name: /^Psicotécnicos/ })
          .getByRole('img')
          .first(),
      ).toHaveAccessibleName('No incluido');
      await expect(table.getByRole('row', { name: /^Pago anual/ })).toContainText('383,90');
      await fold.click();
      await expect(table).toBeHidden();
    });
    await test.step('has guarantees, three voices, four questions and a way to ask', async () => {
      const guarantees = page.getByRole('region', { name: 'Si sale mal, no lo pagas tú' });
      await expect(guarantees).toContainText('30 días');
      await expect(guarantees).toContainText('Sin permanencia');
      await expect(guarantees).toContainText('IVA incluido');
      const voices = page.getByRole('region', { name: 'Tres personas, tres planes' });
      await expect(voices.getByRole('figure')).toHaveCount(3);
      const questions = page.getByRole('region', { name: 'Antes de decidir' });
      await expect(questions.getByRole('heading', { level: 3 })).toHaveCount(4);
      await questions.getByRole('heading', { name: '¿Cómo pido el reembolso?' }).click();
      await expect(questions.getByText('en los 30 días siguientes')).toBeVisible();
      const closing = page.getByRole('region', { name: '¿Aún no sabes de dónde partes?' });
      await expect(closing.getByRole('link', { name: 'Habla con nosotros' })).toHaveAttribute(
        'href',
        '/contacto',
      );
      await expect(closing.getByRole('link', { name: /test de nivel/ })).toBeVisible();
    });
    await test.step('says the prices of every period and what they are per month', async () => {
      await expect(page.getByText('-10%', { exact: true })).toBeVisible();
      await expect(page.getByText('-20%', { exact: true })).toBeVisible();
      await period(page, 'Trimestral').check();
      for (const [name, price, month] of [
        ['Básico', '21,57', '7,19'],
        ['Plus', '107,97', '35,99'],
        ['Elite', '269,97', '89,99'],
      ] as const) {
        await expect(plan(page, name)).toContainText(`${price}\u00a0€`);
        await expect(plan(page, name)).toContainText(`Equivale a ${month}\u00a0€ al mes, IVA incluido`);
      }
      await period(page, 'Anual').check();
      for (const [name, price, month] of [
        ['Básico', '76,70', '6,39'],
        ['Plus', '383,90', '31,99'],
        ['Elite', '959,90', '79,99'],
      ] as const) {
        await expect(plan(page, name)).toContainText(`${price}\u00a0€`);
        await expect(plan(page, name)).toContainText(`Equivale a ${month}\u00a0€ al mes`);
      }
    });
  });

  test('choosing a plan says so and goes to the checkout with the period in force [2.8-12] [2.8-13]', async ({
    page,
  }) => {
    for (const [name, id] of [
      ['Básico', 'basico'],
      ['Plus', 'plus'],
      ['Elite', 'elite'],
    ] as const) {
      await open(page);
      await period(page, 'Anual').check();
      const link = plan(page, name).getByRole('link', { name: `Elegir ${name}` });
      await expect(link).toHaveAttribute('href', `/checkout?plan=${id}&billing=annual`);
      await link.click();
      // A guest signs in first and then returns.
      await page.waitForURL((url) =>
        decodeURIComponent(url.href).includes(`/checkout?plan=${id}&billing=annual`),
      );
      await expect(page.getByText(`Has elegido el plan ${name}`, { exact: true })).toBeVisible();
    }
  });

  test('holds its prices for a day, counts down by the second and stops at zero [4.plans-3] [4.plans-4] [4.plans-5] [4.plans-6]', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    const timer = page.getByRole('timer');
    await expect(timer).toHaveText(/23:59:5\d/);
    const before = await timer.textContent();
    await page.clock.runFor(3000);
    await expect(timer).not.toHaveText(before ?? '');
    await page.clock.fastForward('24:00:00');
    await page.clock.runFor(2000);
    await expect(timer).toHaveText('00:00:00');
    await page.clock.runFor(5000);
    await expect(timer).toHaveText('00:00:00');
    await expect(page.getByText('Recarga para ver los precios de hoy')).toBeVisible();
    await page.reload();
    await expect(timer).toHaveText(/23:59:5\d/);
  });

  test('shows the demo for the time it says, and lets one pause and jump [9.store-20]', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.getByRole('button', { name: 'Ver la demo' }).click();
    const demo = page.getByRole('dialog', { name: 'Un martes cualquiera dentro del campus' });
    await expect(demo.getByRole('heading', { name: /Abres el campus/ })).toBeVisible();
    await expect(demo.getByText(/\/ 3:42$/)).toBeVisible();
    await page.clock.runFor(26_000);
    await expect(demo.getByRole('heading', { name: /Repasas lo justo/ })).toBeVisible();
    await demo.getByRole('button', { name: 'Escena 8: La nota, como en el tribunal' }).click();
    await expect(demo.getByText('Las preguntas en blanco no restan', { exact: false })).toBeVisible();
    await demo.getByRole('button', { name: 'Pausar la demo' }).click();
    await page.clock.runFor(60_000);
    await expect(demo.getByRole('heading', { name: /La nota/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(demo).toBeHidden();
  });
});

test.describe('the plans page on a phone', () => {
  test.use(PHONE);
  test('puts Plus first and never scrolls sideways', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page);
    const top = async (name: string) => (await plan(page, name).boundingBox())?.y ?? 0;
    expect(await top('Plus')).toBeLessThan(await top('Básico'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('search engines are told which pages there are, and which are not theirs', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const path of ['/', '/planes', '/oposiciones', '/oposiciones2', '/enlaces', '/showcase', '/legal/'])
    expect(sitemap).toMatch(new RegExp(`<loc>http://[^/<]+${path}`));
  expect(sitemap).not.toMatch(
    /<loc>http:\/\/[^/<]+\/(home-pruebas|campus-estudio|admin|login|regist|legacy)/,
  );
  expect(await (await page.request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});
