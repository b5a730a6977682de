import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { CALM, MOVING, open, PHONE, section, strongMachine } from './support/home';
import { footer, header, nav } from './support/shell';

/** Resolves after two animation frames, when the change has been painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test.describe('the home page', () => {
  test('has the slogan, the claims, the price, all its parts and the support address [1-1] [1-4] [1-5] [1-6] [1-7] [1-8] [1-9] [1-10] [1-11] [1-12] [1-13] [1-14] [1-16] [1-17] [1-18] [1-19] [1-20] [1-21] [1-22] [1-23] [1-24] [1-25] [1-26] [3.home-5] [9.store-26]', async ({
    page,
  }) => {
    await open(page);
    await test.step('opens with the slogan, the claims and the price', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu plaza empieza aquí');
      const hero = section(page, 'inicio');
      await expect(hero).toContainText('45');
      await expect(hero).toContainText('15.000+');
      await expect(hero).toContainText(/9,95\s€\/mes/);
      await expect(hero).toContainText('Sin permanencia');
      await expect(hero).toContainText('cancela cuando quieras');
      await expect(hero.getByRole('link', { name: 'Haz el test de nivel gratis' })).toHaveAttribute(
        'href',
        '/prueba-nivel-gratis',
      );
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    });
    await test.step('has all its parts and the support address', async () => {
      for (const name of [
        'Tu plaza empieza aquí',
        'Suspendimos dos veces. Aprobamos en 2019.',
        '¿Qué te está frenando? Cuatro preguntas, un minuto.',
        'Todo lo que entra en el examen, en un solo sitio',
        'Método Atalaya',
        'Lo que cuentan quienes ya estudian así',
        'Del blog',
        'Una tirada al día, siempre toca algo',
        '¿Una duda antes de empezar?',
      ])
        await expect(page.getByRole('region', { name })).toHaveCount(1);
      await expect(page.getByRole('group', { name: 'Mensajes' })).toBeVisible();
      await expect(
        section(page, 'contacto').getByRole('link', { name: 'soporte@atalaya.example' }),
      ).toBeVisible();
      await expect(footer(page)).toBeVisible();
    });
    await test.step('makes six claims and names the rest of the offer', async () => {
      const part = section(page, 'oposiciones');
      await expect(part).toContainText('45 temas completos del programa oficial, actualizado a 2025');
      await expect(part).toContainText('Más de 15.000 preguntas de test de exámenes reales');
      await expect(part).toContainText('Crucigramas, ahorcado, tarjetas y arrastrar y soltar');
      await expect(part).toContainText('predicción de preparación');
      await expect(part).toContainText('Recuerdo activo, repetición espaciada y micropausas');
      await expect(part.getByRole('list').last()).toContainText('Simulador de entrevista');
    });
    await test.step('lets five-star candidates speak', async () => {
      const part = section(page, 'opiniones');
      await expect(part.getByRole('figure')).toHaveCount(3);
      await expect(part.getByRole('img', { name: '5 de 5 estrellas' })).toHaveCount(3);
    });
  });

  test('lights up the header entry of the section that is read, and can be left and come back to before it has been read [2.2-22]', async ({
    page,
    consoleErrors,
  }) => {
    await open(page);
    await header(page).getByRole('link', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(section(page, 'quiz')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu plaza empieza aquí');
    await expect(section(page, 'contacto')).toHaveCount(1);
    for (const [id, entry] of [
      ['quiz', 'Test Nivel'],
      ['oposiciones', 'Oposiciones'],
      ['foro', 'Blog'],
      ['contacto', 'Contacto'],
      ['inicio', 'Inicio'],
    ] as const) {
      await page.evaluate((part) => document.getElementById(part)?.scrollIntoView(), id);
      await expect(nav(page).locator('[aria-current]')).toHaveText(entry);
    }
    expect(consoleErrors).toEqual([]);
  });

  test.describe('before any script', () => {
    test.use({ javaScriptEnabled: false });

    test('presents itself to search engines and when it is shared', async ({ page, baseURL }) => {
      await page.goto('/');
      await expect(page).toHaveTitle('Tu plaza empieza aquí | Atalaya');
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /45 temas/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/`);
      const image = await page.locator('meta[property="og:image"]').getAttribute('content');
      expect((await page.request.get(image ?? '')).headers()['content-type']).toBe('image/png');
      const data = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
      );
      expect(data).toMatchObject({
        '@type': 'EducationalOrganization',
        name: 'Atalaya',
        email: 'soporte@atalaya.example',
      });
      await test.step('has a second variant of the same parts, not indexed', async () => {
        await page.goto('/home-pruebas');
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu plaza empieza aquí');
        const ids = await page.locator('main section').evaluateAll((parts) => parts.map((part) => part.id));
        expect(ids.slice(0, 3)).toEqual(['inicio', 'quiz', 'metodo']);
        expect(ids).toHaveLength(9);
      });
    });
  });

  test('is one HTML for everyone, and light [1-16]', async ({ request, baseURL }) => {
    const asked = (headers: Record<string, string>) =>
      request.get('/', { headers }).then((answer) => answer.text());
    const html = await asked({});
    expect(await asked({ cookie: 'atalaya_session=x', 'accept-language': 'en' })).toBe(html);
    const scripts = [...html.matchAll(/rel="modulepreload" fetchpriority="low" href="([^"]+)"/g)].map(
      ([, path]) => path ?? '',
    );
    expect(scripts.length).toBeGreaterThan(3);
    let bytes = 0;
    for (const path of new Set(scripts)) {
      const answer = await request.fetch(`${baseURL}${path}`, {
        method: 'GET',
        headers: { 'accept-encoding': 'br' },
      });
      bytes += Number(answer.headers()['content-length']);
    }
    expect(bytes).toBeLessThanOrEqual(130_000);
  });

  test('does not move while it loads and is read', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 700) {
      await page.mouse.wheel(0, 700);
      await painted(page);
    }
    const shifted = await page.evaluate(() => {
      const found: unknown = Reflect.get(window, 'shifts');
      return Array.isArray(found) ? found.reduce((sum: number, value: number) => sum + value, 0) : -1;
    });
    expect(shifted).toBeLessThanOrEqual(0.01);
    expect(shifted).toBeGreaterThanOrEqual(0);
  });
});

test.describe("the hero's film", () => {
  test.use(MOVING);
  const film = (page: Page) => section(page, 'inicio').locator('video');

  test('plays over its poster, stops on request and rests while nobody can see it [1-16] [4.power-11]', async ({
    page,
  }) => {
    await strongMachine(page);
    await open(page);
    await expect(film(page)).toHaveJSProperty('paused', false);
    await expect(film(page)).toHaveJSProperty('muted', true);
    await page.getByRole('button', { name: 'Pausar el vídeo de fondo' }).click();
    await expect(film(page)).toHaveJSProperty('paused', true);
    await page.getByRole('button', { name: 'Reproducir el vídeo de fondo' }).click();
    await expect(film(page)).toHaveJSProperty('paused', false);
    const show = (state: string) =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    await expect(film(page)).toHaveJSProperty('paused', true);
    await show('visible');
    await expect(film(page)).toHaveJSProperty('paused', false);
    await section(page, 'foro').scrollIntoViewIfNeeded();
    await expect(film(page)).toHaveJSProperty('paused', true);
  });

  test('does not begin in a tab that is hidden from the start [4.power-11]', async ({ page }) => {
    await strongMachine(page);
    await page.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    });
    await open(page);
    await expect(film(page)).toHaveCount(1);
    await painted(page);
    await expect(film(page)).toHaveJSProperty('paused', true);
  });

  for (const [where, options] of [
    ['on a phone [4.power-10]', { ...PHONE, ...MOVING }],
    ['in low-power mode [4.power-7] [4.power-8]', CALM],
  ] as const)
    test.describe(where, () => {
      test.use(options);
      test(`is not even fetched ${where}`, async ({ page }) => {
        const fetched: string[] = [];
        page.on('request', (request) => fetched.push(request.url()));
        await strongMachine(page);
        await open(page);
        await page.waitForLoadState('networkidle');
        expect(fetched.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);
        await expect(film(page)).toHaveCount(0);
      });
    });
});
