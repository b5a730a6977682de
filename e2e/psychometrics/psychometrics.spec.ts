import { enterAsAdmin } from '../support/admin';
import { newCandidate } from '../support/exams';
import { expect, test } from '../support/fixtures';

const HUB = '/campus-estudio/psicotecnicos';

test('a battery goes on without network, its section is closed, and it is handed in later', async ({
  page,
  context,
  expectAccessible,
}) => {
  await newCandidate(page);
  await page.goto(HUB);
  await page.getByText('28 minutos').click();
  await page.getByRole('button', { name: 'Empezar la batería' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  const id = page.url().split('/').at(-1);
  const answered = async () => {
    const { questions } = await (await page.request.get(`/api/psychometrics/batteries/${id}`)).json();
    return questions.filter(({ choice }: { choice: string | null }) => choice !== null).length;
  };
  await expectAccessible(page);
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await expect.poll(answered).toBe(2);

  await context.setOffline(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('3');
  await expect(page.getByText('Sin conexión. Sigue:')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar la sección' }).click();
  await page.getByRole('button', { name: 'Cerrar y seguir' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/11 de 40/);
  await page.keyboard.press('1');
  for (const family of ['Numérica', 'Abstracta y espacial']) {
    await expect(page.getByRole('timer')).toHaveAccessibleName(new RegExp(`en ${family}$`));
    await page.getByRole('button', { name: 'Cerrar la sección' }).click();
    await page.getByRole('button', { name: 'Cerrar y seguir' }).click();
  }
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/entregado en este dispositivo$/);

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/resultado$/);
  const result = await (await page.request.get(`/api/psychometrics/batteries/${id}/result`)).json();
  expect([result.hits + result.errors, result.blanks]).toEqual([4, 36]);
  await expect(page.getByRole('heading', { name: 'Repasa los ítems' })).toBeVisible();
  await expectAccessible(page);
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`on a phone in a ${colorScheme} system`, () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme });

    test('practice by keyboard explains each answer and goes on', async ({ page, expectAccessible }) => {
      await newCandidate(page);
      await page.goto(HUB);
      await expectAccessible(page);
      await page.getByRole('link', { name: /^Matrices/ }).click();
      await expect(page.getByRole('heading', { name: '¿Qué figura completa el cuadro?' })).toBeVisible();
      await page.keyboard.press('2');
      await expect(page.getByRole('heading', { name: /^Bien$|^La correcta es la/ })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: /^Bien$|^La correcta es la/ })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: '¿Qué figura completa el cuadro?' })).toBeVisible();
      await page.keyboard.press('b');
      await expect(page.getByText(/de 2 bien/)).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    });
  });

test('a reported item reaches the admin with its seed; the personality sample gives no score', async ({
  page,
  browser,
  playwright,
  expectAccessible,
}) => {
  await newCandidate(page);
  await page.goto(`${HUB}/practica/figure-series`);
  await page.getByRole('button', { name: 'Avisar de un error' }).click();
  const reason = `Hay dos buenas ${Date.now()}`;
  await page.getByLabel('Qué le pasa').fill(reason);
  await page.getByRole('button', { name: 'Enviar aviso' }).click();
  await expect(page.getByText('Aviso enviado', { exact: true })).toBeVisible();

  await page.goto(`${HUB}/personalidad`);
  const groups = page.getByRole('region', { name: 'Una muestra que no puntúa' }).getByRole('group');
  await expect(groups.first()).toBeVisible();
  for (const group of await groups.all()) await group.getByRole('radio').nth(2).click();
  await page.getByRole('button', { name: 'Ver cómo he respondido' }).click();
  await expect(page.getByText('No hay nota ni perfil')).toBeVisible();
  await expectAccessible(page);

  const office = await (await browser.newContext()).newPage();
  await enterAsAdmin(office, playwright);
  await office.goto('/admin/psicotecnicos?parte=avisos');
  await office.getByRole('link', { name: reason }).click();
  await expect(office.getByRole('heading', { name: '¿Qué figura continúa la serie?' })).toBeVisible();
  await expectAccessible(office);
  await office.goto('/admin/psicotecnicos?parte=tipos');
  await expect(office.getByRole('link', { name: /Series de figuras/ })).toBeVisible();
  await expectAccessible(office);
});
