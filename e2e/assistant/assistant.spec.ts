import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { PHONE } from '../support/home';
import { arrange } from '../support/shell';

async function expectAccessibleInBothThemes(page: Page, expectAccessible: (page: Page) => Promise<void>) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page);
  }
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Tu pregunta' });
const answer = (page: Page) => page.getByRole('article', { name: 'Respuesta' });

test.describe('the police assistant', () => {
  test.use(PHONE);

  test('answers by keyboard with sources that open at the passage, and says when it has nothing [2.1-13, 2.1-14]', async ({
    page,
    expectAccessible,
  }) => {
    await arrange(page);
    await page.goto('/herramientas/asistente-policial');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asistente policial');
    await page.goto('/asistente-policial');
    await page.waitForLoadState('networkidle');
    await field(page).focus();
    await page.keyboard.type('¿cuántas horas dura el traslado para identificar?');
    await page.keyboard.press('Enter');
    await expect(answer(page)).toContainText('seis horas');
    const source = answer(page)
      .getByRole('link', { name: /identificación/i })
      .first();
    await expect(source).toHaveAttribute('href', /^\/protocolos\/.+#paso-/);
    await expectAccessibleInBothThemes(page, expectAccessible);
    await source.click();
    await expect(page.locator(':target')).toBeInViewport();

    await page.goto('/asistente-policial');
    await page.waitForLoadState('networkidle');
    await field(page).fill('receta de tortilla de patatas con cebolla');
    await page.keyboard.press('Enter');
    await expect(answer(page)).toContainText('No lo tengo.');
    await expect(answer(page).getByRole('heading', { name: 'Fuentes' })).toHaveCount(0);

    const long = 'a'.repeat(20_000);
    await field(page).fill(long);
    await page.getByRole('button', { name: 'Preguntar' }).click();
    await expect(page.getByText('20.000 caracteres')).toBeVisible();
    await expect(field(page)).toHaveValue(long);
  });

  test('keeps the question without network', async ({ page, context }) => {
    await arrange(page);
    await page.goto('/asistente-policial');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await field(page).fill('¿qué es la detención?');
    await page.getByRole('button', { name: 'Preguntar' }).click();
    await expect(page.getByText('No hay conexión')).toBeVisible();
    await expect(field(page)).toHaveValue('¿qué es la detención?');
  });
});

test('no other assistant exists [2.1-15]', async ({ request }) => {
  expect((await request.get('/asistente-otro')).status()).toBe(404);
});

const classic = [
  ['/legacy/herramientas-grid', 'Todas las herramientas'],
  ['/legacy/herramientas', 'Herramientas'],
  ['/legacy/herramientas/alcoholimetro', 'Alcoholímetro'],
  ['/legacy/asistente-policial', 'Asistente policial'],
  ['/legacy/asistente-vega', 'Vega'],
  ['/legacy/test', 'Test del día'],
  ['/legacy/foro', 'Foro'],
  ['/legacy/foro/nuevo', 'Haz tu pregunta'],
  ['/legacy/protocolos', 'Protocolos'],
] as const;

test.describe('the classic area without JavaScript', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('refuses every page without the flag, and opens with it [2.1-9, 2.1-38, 2.1-40, 2.1-41]', async ({
    page,
  }) => {
    for (const path of ['/legacy/foro/tema/1', ...classic.map(([one]) => one)]) {
      await page.goto(path);
      await expect(page).toHaveURL(`/legacy?desde=${encodeURIComponent(path)}`);
    }
    await page.getByRole('button', { name: 'Entrar en el área clásica' }).click();
    await expect(page).toHaveURL('/legacy/protocolos');
    for (const [path, title] of classic) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('script[src], script[type=module]')).toHaveCount(0);
    }

    await page.goto('/legacy/herramientas/alcoholimetro');
    await page.getByLabel('Primera prueba').fill('0,80');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(page.getByText('Delito por la tasa')).toBeVisible();

    await page.goto('/legacy/asistente-policial');
    await field(page).fill('¿cuántas horas dura el traslado para identificar?');
    await page.getByRole('button', { name: 'Preguntar' }).click();
    await expect(page.getByRole('heading', { name: 'Fuentes' })).toBeVisible();

    await page.goto('/legacy/test');
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Corregir' }).click();
    await expect(page.getByText(/^Nota .* 9 en blanco/)).toBeVisible();

    await page.getByRole('button', { name: 'Salir del área clásica' }).click();
    await page.goto('/legacy/test');
    await expect(page).toHaveURL(/\/legacy\?desde=/);
  });
});

test('the classic pages are accessible in both themes', async ({ page, expectAccessible }) => {
  await page.goto('/legacy');
  await page.getByRole('button', { name: 'Entrar en el área clásica' }).click();
  await expect(page.getByRole('status')).toHaveText('Estás en el área clásica.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of [
      '/legacy/herramientas/alcoholimetro',
      '/legacy/test',
      '/legacy/protocolos?protocolo=viogen',
    ]) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectAccessible(page);
    }
  }
});
