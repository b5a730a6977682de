import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

test.use({ viewport: { width: 390, height: 844 } });

const step = (page: Page, number: number, title: string) =>
  Promise.all([
    expect(page.getByText(`Paso ${number} de 6`)).toBeVisible(),
    expect(page.getByRole('img', { name: `Paso ${number}: ${title}` })).toBeVisible(),
  ]);
const authorX = (page: Page) =>
  page
    .locator('[data-actor="autor"]')
    .evaluate((actor) => Number(/translate\(([\d.]+)/.exec(actor.getAttribute('transform') ?? '')?.[1]));

test('an explanation is chosen from the gallery, stepped and played with the keyboard, and stops with a hidden tab [2.1-31]', async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/explicacion-animada');
  await expect(page.locator('svg use[href*="still.svg"]').first()).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'El camino del delito' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El camino del delito');
  await step(page, 1, 'Cuatro tramos');
  await expectAccessible(page);

  const player = page.getByRole('region', { name: 'Reproductor' });
  await player.focus();
  await page.keyboard.press('ArrowRight');
  await step(page, 2, 'La idea');
  await page.keyboard.press('End');
  await step(page, 6, 'O da la vuelta');
  await page.keyboard.press('Home');
  await step(page, 1, 'Cuatro tramos');
  await page.getByRole('slider', { name: 'Momento de la explicación' }).focus();
  await page.keyboard.press('End');
  await step(page, 6, 'O da la vuelta');

  await page.getByRole('button', { name: 'Los actos preparatorios' }).click();
  await expect(page.getByText('Paso 3 de 6')).toBeVisible();
  await page.getByLabel('Velocidad').selectOption('2');
  await player.focus();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pausa' })).toBeVisible();
  await expect.poll(() => authorX(page)).toBe(136);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByRole('button', { name: 'Reproducir' })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expectAccessible(page);
});

test('without motion each step is shown as it ends, and without scripts all steps are there to read', async ({
  browser,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/explicacion-animada/iter-criminis');
  await expect(page.getByRole('button', { name: 'Reproducir' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Paso siguiente' }).click();
  await page.getByRole('button', { name: 'Paso siguiente' }).click();
  expect(await authorX(page)).toBe(136);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/explicacion-animada/iter-criminis');
  await expect(plain.getByRole('img', { name: 'Paso 1: Cuatro tramos' })).toBeVisible();
  await expect(plain.getByRole('listitem').filter({ hasText: 'O da la vuelta' })).toContainText(
    'desistiendo',
  );
  await context.close();
  expect((await page.goto('/explicacion-animada/no-existe'))?.status()).toBe(404);
});
