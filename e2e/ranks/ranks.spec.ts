import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enterAsAdmin } from '../support/admin';
import { enterAsCandidate, signIn } from '../support/candidate';
import { begin, mock, openExam } from '../support/exams';
import { expect, test } from '../support/fixtures';
import { hasLongStudied } from '../support/past';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Eight days of flashcards of topic 2, as a device that was offline sends them. */
async function study(page: Page) {
  await hasLongStudied(page);
  for (let ago = 8; ago >= 1; ago -= 1) {
    const start = Date.now() - ago * DAY_MS;
    const answers = Array.from({ length: 40 }, (_, index) => ({
      id: randomUUID(),
      kind: 'flashcard',
      itemId: `t02-f${String(index + 1).padStart(3, '0')}`,
      choice: null,
      grade: 'easy',
      at: new Date(start + index * MINUTE_MS).toISOString(),
      durationMs: 2 * MINUTE_MS,
    }));
    const saved = await page.request.post('/api/study/answers', { data: { answers } });
    expect(saved.ok()).toBe(true);
  }
}

const celebration = (page: Page) => page.getByRole('dialog', { name: 'Policía' });

test('a rank is reached by study and celebrated once, on one device', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const { email } = await enterAsCandidate(page);
  await study(page);
  await page.goto('/campus-estudio');
  await expect(celebration(page)).toContainText('Nuevo rango de estudio');
  await expect(celebration(page)).toContainText('7 días de racha');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  const told = page.waitForResponse((response) => response.url().endsWith('/celebrations/seen'));
  await page.keyboard.press('Escape');
  await expect(celebration(page)).toBeHidden();
  expect((await told).status()).toBe(204);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, email);
  const asked = other.waitForResponse((response) => response.url().endsWith('/api/ranks/celebrations'));
  await other.goto('/campus-estudio');
  expect((await (await asked).json()).items).toEqual([]);
  await expect(celebration(other)).toBeHidden();
  await other.context().close();
});

test('a rank is celebrated on the result of the mock that ends the study of the day', async ({ page }) => {
  await enterAsCandidate(page);
  await study(page);
  const id = await begin(page.request, mock);
  await openExam(page, id);
  await page.keyboard.press('1');
  await expect(celebration(page)).toBeHidden();
  await page.getByRole('button', { name: 'Terminar', exact: true }).click();
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(page).toHaveURL(/\/resultado$/);
  await expect(celebration(page)).toContainText('Nuevo rango de estudio');
  await celebration(page).getByRole('button', { name: 'Seguir' }).press('Enter');
  await expect(celebration(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an admin sees how many meet the criteria of a rank while changing them [2.1-35]', async ({
  page,
  browser,
  playwright,
  expectAccessible,
}) => {
  const student = await (await browser.newContext()).newPage();
  await enterAsCandidate(student);
  await study(student);
  await student.goto('/hoja-servicios');
  await expect(celebration(student)).toBeVisible();
  await student.context().close();

  await enterAsAdmin(page, playwright);
  await page.goto('/admin/rangos');
  await page.getByRole('link', { name: 'Comisario/a Principal', exact: true }).click();
  const hours = page.getByLabel('Horas de estudio');
  const before = await hours.inputValue();
  const preview = async () => {
    await page.getByRole('radio', { name: 'Vista previa' }).click();
    const text = (await page.getByText(/^Ahora lo cumplen/).textContent()) ?? '';
    await page.getByRole('radio', { name: 'Editar' }).click();
    return Number(/cumplen (\d+)/.exec(text)?.[1]);
  };
  expect(await preview()).toBe(0);
  for (const field of ['Acierto medio (%)', 'Temas dominados', 'Simulacros sobre el corte'])
    await page.getByLabel(field).fill('0');
  await hours.fill('5');
  expect(await preview()).toBeGreaterThan(0);
  await expectAccessible(page);

  await page.reload();
  const changed = before === '1000' ? '1001' : '1000';
  await hours.fill(changed);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Comisario/a Principal' })).toContainText(changed);
});

test('the service record is printed on two sheets at most, shared in parts and withdrawn [2.1-19]', async ({
  page,
  browser,
  expectAccessible,
}) => {
  await enterAsCandidate(page);
  await study(page);
  await page.goto('/hoja-servicios');
  await celebration(page).getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoja de servicios' })).toBeVisible();
  const sheet = page.getByRole('article', { name: 'Hoja de servicios' });
  await expect(sheet.getByRole('heading', { name: 'Policía', exact: true })).toBeVisible();
  await expect(sheet).toContainText('Para Oficial te faltan');
  await expect(sheet).toContainText('no equivale a ninguna categoría de la Policía Nacional');
  await expect(sheet).toContainText('Primera guardia');
  await expectAccessible(page);

  await page.getByLabel('Cómo te nombramos').selectOption('Inspectora');
  await expect(sheet.getByText('Subinspectora')).toBeVisible();

  await page.getByRole('button', { name: 'Crear un enlace' }).press('Enter');
  const link = await page.getByLabel('Enlace secreto').inputValue();
  expect(link).toMatch(/\/h\/([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
  await page.getByRole('switch', { name: 'Horas y racha' }).click();
  await expect(page.getByRole('switch', { name: 'Horas y racha' })).not.toBeChecked();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Paper is light, also from a dark screen.
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(sheet.getByRole('heading', { name: 'Policía', exact: true })).toBeVisible();
  for (const text of ['Primera guardia', 'no equivale a ninguna categoría de la Policía Nacional'])
    await expect(sheet.getByText(text).first()).toBeVisible();
  await expect(page.getByLabel('Enlace secreto')).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await page.emulateMedia({ media: null, colorScheme: 'light' });
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);

  const reader = await (await browser.newContext()).newPage();
  const opened = await reader.goto(link);
  expect(opened?.headers()['cache-control']).toContain('no-store');
  expect(opened?.headers()['x-robots-tag']).toContain('noindex');
  await expect(reader.getByRole('heading', { name: 'Policía', exact: true })).toBeVisible();
  await expect(reader.getByText('Servicios prestados')).toBeHidden();
  await expectAccessible(reader);

  await page.getByRole('button', { name: 'Retirar el enlace' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByRole('button', { name: 'Crear un enlace' })).toBeVisible();
  expect((await reader.goto(link))?.status()).toBe(404);
  await expect(reader.getByRole('heading', { name: 'Esta hoja ya no se comparte' })).toBeVisible();
  await reader.context().close();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

test('a visitor sees a sample record and the gallery of celebrations [2.1-19] [2.1-31]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/hoja-servicios');
  await expect(page).toHaveURL(/\/hoja-servicios\/ejemplo$/);
  await expect(page.getByText('Es un ejemplo con datos inventados')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Hoja de servicios' })).toContainText(
    'Para Subinspectora te',
  );
  await expectAccessible(page);

  await page.goto('/celebraciones');
  const replay = page.getByRole('button', { name: 'Ver la celebración: 30 días de racha' });
  await expect(async () => {
    await replay.press('Enter');
    await expect(page.getByRole('dialog', { name: '30 días de racha' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(running).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(replay).toBeFocused();
  await page.getByRole('button', { name: 'Ver la celebración: Primera guardia' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Medalla nueva' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Medalla nueva')).toBeHidden();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});
