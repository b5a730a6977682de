import { expect, test } from './support/fixtures';
import { open, PHONE, reachSection, section } from './support/home';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page can be read whole, and its lines still open [1-18] [1-19]', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const card = page.getByRole('article', { name: 'Sobrecarga cognitiva' });
    await expect(card.getByText('Releer da sensación de avance')).toBeVisible();
    await expect(card.getByText('Buena señal: eliges qué estudiar')).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
    for (const text of ['Un minuto de recuerdo activo', 'Cuánto recuerdas', 'Una micropausa de 40 segundos'])
      await expect(section(page, 'metodo').getByText(text)).toBeVisible();
    await section(page, 'oposiciones').getByRole('heading', { name: 'Temario completo' }).click();
    await expect(page.getByText('con la norma citada artículo a artículo')).toBeVisible();
    await expect(section(page, 'ruleta').getByText('se gira con JavaScript')).toBeVisible();
    await expect(section(page, 'contacto').getByRole('button')).toHaveCount(0);
  });
});

test('by keyboard alone a challenge is answered and its button reached, and the lines of the directory open and close [2.5-8] [2.5-14]', async ({
  page,
}) => {
  await open(page);
  await reachSection(page, 'quiz');
  const card = page.getByRole('article', { name: 'Fatiga neurológica' });
  await card.getByRole('button', { name: 'Sí' }).focus();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByText('Respuesta registrada')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link', { name: 'Quiero rendir hasta el final' })).toBeFocused();

  const line = section(page, 'oposiciones').locator('summary').first();
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('con la norma citada artículo a artículo')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('con la norma citada artículo a artículo')).toBeHidden();
});

// Each size in one theme, before and after interaction; every part is checked in both themes.
for (const [size, colorScheme, options] of [
  ['390', 'light', PHONE],
  ['1440', 'dark', {}],
] as const)
  test.describe(`at ${size} px, ${colorScheme}`, () => {
    test.use({ ...options, colorScheme });

    test('everyone can use the page, also after answering, spinning and being asked', async ({
      page,
      expectAccessible,
      consoleErrors,
    }) => {
      test.slow();
      await open(page);
      for (const id of ['quiz', 'metodo', 'ruleta', 'contacto']) await reachSection(page, id);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(Number(size));
      await page
        .getByRole('article', { name: 'Sobrecarga cognitiva' })
        .getByRole('button', { name: 'Sí' })
        .click();
      await page.getByRole('tab', { name: /^Recuerdo activo/ }).click();
      await page.getByRole('button', { name: 'Empezar el minuto' }).click();
      await page.getByRole('button', { name: '24 horas' }).click();
      const wheel = section(page, 'ruleta');
      await wheel.getByRole('button', { name: 'Girar la ruleta' }).click();
      await expect(wheel.getByRole('status')).toContainText('Mañana tienes otra tirada');
      await expectAccessible(page);
      expect(consoleErrors).toEqual([]);
    });
  });

test('the smallest phone shows the whole page and every button of the header, without sideways scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const menu = page.getByRole('button', { name: 'Abrir el menú' });
  await expect(menu).toBeInViewport({ ratio: 1 });
});
