import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newCandidate } from '../support/exams';
import { expect, test } from '../support/fixtures';
import { hasLongStudied } from '../support/past';

const SHOP = '/campus-estudio/juegos/tienda';
const CHESTS = '/campus-estudio/juegos/cofres';
const DAY_MS = 86_400_000;

/** Answers as a device that was offline sends them: two weeks of study, with seven reviews that pay. */
async function study(page: Page): Promise<void> {
  await hasLongStudied(page);
  const answers = Array.from({ length: 14 }, (_, ago) =>
    Array.from({ length: ago < 7 ? 20 : 5 }, (_, index) => ({
      id: randomUUID(),
      kind: 'flashcard',
      itemId: 't03-f001',
      choice: null,
      grade: 'good',
      at: new Date(Date.now() - ago * DAY_MS - index * 1_000).toISOString(),
      durationMs: 4_000,
    })),
  ).flat();
  expect((await page.request.post('/api/study/answers', { data: { answers } })).ok()).toBe(true);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('coins earned by study buy a frame, undone once and then worn, by keyboard [2.1-26]', async ({
    page,
    expectAccessible,
    consoleErrors,
  }) => {
    await newCandidate(page);
    await page.goto(SHOP);
    await expect(page.getByRole('heading', { level: 1, name: 'Tienda de monedas' })).toBeVisible();
    const frame = page.getByRole('group', { name: 'Marco de aro' });
    await expect(frame.getByRole('link', { name: 'Te faltan 60 monedas' })).toBeVisible();

    await study(page);
    await page.reload();
    await expect(page.getByText('Repaso del día completo').first()).toBeVisible();
    await frame.getByRole('button', { name: 'Comprar Marco de aro por 60 monedas' }).press('Enter');
    await expect(frame.getByText('Tuyo')).toBeVisible();
    await frame.getByRole('button', { name: 'Deshacer la compra: Marco de aro' }).press('Enter');
    await expect(page.getByText('Compra deshecha').first()).toBeVisible();
    await expect(page.getByText('Devolución: Marco de aro')).toBeVisible();

    await frame.getByRole('button', { name: 'Comprar Marco de aro por 60 monedas' }).press('Enter');
    await frame.getByRole('button', { name: 'Usar Marco de aro' }).press('Enter');
    await expect(frame.getByText('En uso')).toBeVisible();
    await expect(frame.getByRole('button', { name: /Deshacer/ })).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectAccessible(page);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(consoleErrors).toEqual([]);
  });
});

test('the colour of the campus is there before the first paint and only in the campus', async ({
  page,
  expectAccessible,
}) => {
  await newCandidate(page);
  await study(page);
  await page.goto(SHOP);
  const color = page.getByRole('group', { name: 'Color granate' });
  await color.getByRole('button', { name: 'Comprar Color granate por 150 monedas' }).click();
  await color.getByRole('button', { name: 'Usar Color granate' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-accent', 'granate');
  const navy = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--navy').trim());
  expect(await navy()).toBe('#7a1f3d');
  await expectAccessible(page);
  await page.goto('/campus-estudio', { waitUntil: 'commit' });
  await page.locator('[data-campus]').waitFor({ state: 'attached' });
  expect(await navy()).toBe('#7a1f3d');
  await page.goto('/planes');
  expect(await navy()).toBe('#12336b');
});

test('a chest says its odds, and opened in two tabs at once gives the same prize once [2.1-26]', async ({
  page,
  expectAccessible,
}) => {
  await newCandidate(page);
  await study(page);
  const other = await page.context().newPage();
  for (const tab of [page, other]) await tab.goto(CHESTS);
  const odds = page.getByRole('table', { name: 'Qué puede salir y con qué probabilidad' });
  await expect(odds.getByRole('row', { name: /Marco para tu avatar.*40\s%/ })).toBeVisible();
  await expectAccessible(page);

  const name = /Abrir el cofre de la semana del/;
  const waiting = await page.getByRole('button', { name }).count();
  expect(waiting).toBeGreaterThan(0);
  const tabs = [page, other];
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name }).first().click()));
  const prizes = await Promise.all(
    tabs.map((tab) => tab.getByRole('heading', { name: /^Te ha tocado: / }).textContent()),
  );
  expect(prizes[0]).toBe(prizes[1]);
  await expect(page.getByRole('heading', { name: /^Te ha tocado: / })).toBeFocused();
  await expect(page.getByText(/^Abierto el /)).toHaveCount(1);
  await expect(page.getByRole('button', { name })).toHaveCount(waiting - 1);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});
