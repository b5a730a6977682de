import { newCandidate } from '../support/exams';
import { expect, test } from '../support/fixtures';
import { answered } from '../support/study';

test.use({ viewport: { width: 390, height: 844 } });

test('a pill is chosen from the gallery and its question answered with the keyboard, into the review log [2.1-31]', async ({
  page,
  expectAccessible,
}) => {
  await newCandidate(page);
  await page.goto('/pildora');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cuántos años de residencia para ser español' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cuántos años de residencia para ser español',
  );
  await page.getByRole('list', { name: 'Alternativas' }).getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Por qué' })).toBeVisible();
  await expect(page.getByText('Queda en tus repasos: volverá cuando toque.')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => answered(page)).toBe(1);
});

test('a visitor reads a pill, answers and is told what an account adds; an unknown one is not found', async ({
  page,
}) => {
  await page.goto('/pildora/seis-horas-para-identificar');
  await page.getByRole('list', { name: 'Alternativas' }).getByRole('button').first().click();
  await expect(page.getByRole('link', { name: 'Crea una cuenta' })).toBeVisible();
  expect((await page.goto('/pildora/no-existe'))?.status()).toBe(404);
});
