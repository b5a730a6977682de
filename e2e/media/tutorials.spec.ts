import type { Anchor } from '@atalaya/core/media/tutorials/tour';
import { tours } from '@atalaya/core/media/tutorials/tours';
import type { Page } from '@playwright/test';
import { newCandidate } from '../support/exams';
import { expect, test } from '../support/fixtures';

const anchored = (page: Page, { css, text }: Anchor) => {
  const all = page.locator('main').locator(css.replace(/^main /, ''));
  return (text ? all.filter({ hasText: text }) : all).locator('visible=true').first();
};

test('every step of every tour finds what it points at on the real page [2.1-25]', async ({ page }) => {
  const data = { email: 'elite@atalaya.example', password: 'atalaya-demo' };
  expect((await page.request.post('/api/auth/login', { data })).ok()).toBe(true);
  const steps = tours.flatMap((tour) => tour.steps.map((step) => ({ ...step, tour: tour.id })));
  for (const path of new Set(steps.map((step) => step.path))) {
    await page.goto(path);
    for (const step of steps.filter((one) => one.path === path))
      await expect(anchored(page, step.anchor), `${step.tour}: ${step.title} (${path})`).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a tour is walked by keyboard over two pages, left with Escape and gone on with where it was [2.1-25]', async ({
    page,
    expectAccessible,
  }) => {
    await newCandidate(page);
    await page.goto('/campus-estudio/tutoriales');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Empezar: Leer un tema' }).press('Enter');
    const callout = page.getByRole('dialog');
    await expect(callout).toContainText('1 de 4');
    await expect(page).toHaveURL(/\/campus-estudio\/temario$/);
    await expect(callout).toBeFocused();
    await expectAccessible(page);
    await callout.getByRole('button', { name: 'Siguiente' }).press('Enter');
    await expect(page).toHaveURL(/tema-1$/);
    await expect(callout).toContainText('2 de 4');
    await expect(callout).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(callout).toHaveCount(0);

    await page.goto('/campus-estudio/tutoriales');
    await page.getByRole('button', { name: 'Seguir: Leer un tema' }).press('Enter');
    await expect(callout).toContainText('2 de 4');
    await page.reload();
    await expect(callout).toContainText('2 de 4');
    for (const next of ['3 de 4', '4 de 4']) {
      await callout.getByRole('button', { name: 'Siguiente' }).click();
      await expect(callout).toContainText(next);
    }
    // The address follows the section in sight; the tour stays.
    await expect(page).toHaveURL(/\/tema-1\/./);
    await callout.getByRole('button', { name: 'Terminar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Repetir: Leer un tema' })).toBeVisible();
    await expect(page.getByText(`1 de ${tours.length}`)).toBeVisible();
  });
});
