import type { Page } from '@playwright/test';
import { enterAsCandidate } from './support/candidate';
import { expect, test } from './support/fixtures';
import { CALM, MOVING, open, reachSection, section, strongMachine } from './support/home';
import { arrange } from './support/shell';

test.describe('the method widget', () => {
  test('shows what is left of a reading on a day, then gives a live minute of active recall by keyboard alone and a micro-break [1-20]', async ({
    page,
  }) => {
    await open(page);
    await reachSection(page, 'metodo');
    const day = page.getByRole('slider', { name: /^Día/ });
    const part = section(page, 'metodo');
    await expect(part).toContainText(/87\s% con repasos, 18\s% sin ellos/);
    await day.fill('3');
    await expect(part).toContainText('Día 3 desde que lo estudiaste');
    await expect(part).toContainText(/84\s% con repasos, 48\s% sin ellos/);

    await part.getByRole('tab', { name: /^Repetición espaciada/ }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(part.getByRole('tab', { name: /^Recuerdo activo/ })).toBeFocused();
    await part.getByRole('button', { name: 'Empezar el minuto' }).focus();
    await page.keyboard.press('Enter');
    await expect(part.getByRole('timer')).toHaveText(/1:00|0:5\d/);
    await page.keyboard.press('3');
    await expect(part.getByRole('status').first()).toContainText('Correcto.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('1');
    await expect(part.getByRole('status').first()).toContainText('No era esa.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await expect(part.getByText(/^2 de 3/)).toBeVisible();
    await part.getByRole('button', { name: 'Hacer una micropausa' }).click();
    await expect(part.getByRole('tab', { name: /^Micropausas/ })).toHaveAttribute('aria-selected', 'true');
    await part.getByRole('button', { name: 'Empezar la pausa' }).click();
    await expect(part.getByText('Inspira', { exact: true })).toBeVisible();
    await part.getByRole('button', { name: 'Dejarlo' }).click();
    await expect(part.getByRole('button', { name: 'Empezar la pausa' })).toBeVisible();
  });

  test('ends the minute when the time is over', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await reachSection(page, 'metodo');
    const part = section(page, 'metodo');
    await part.getByRole('tab', { name: /^Recuerdo activo/ }).click();
    await part.getByRole('button', { name: 'Empezar el minuto' }).click();
    await page.clock.runFor(61_000);
    await expect(part.getByText('El tiempo se ha ido sin respuestas')).toBeVisible();
  });
});

test.describe('the fortune wheel', () => {
  const wheel = (page: Page) => section(page, 'ruleta');

  test('shows its odds, turns once a day and keeps a guest\u2019s prize for their account [1-23]', async ({
    page,
  }) => {
    await open(page);
    await reachSection(page, 'ruleta');
    await expect(wheel(page)).toContainText('3 de 8');
    await wheel(page).getByRole('button', { name: 'Girar la ruleta' }).click();
    const result = wheel(page).getByRole('status');
    await expect(result).toContainText('Crea tu cuenta gratis');
    await expect(result.getByRole('link', { name: 'Guardar mi premio' })).toHaveAttribute(
      'href',
      '/register?volver=/',
    );
    const prize = await result.textContent();
    await page.reload();
    await reachSection(page, 'ruleta');
    await expect(result).toHaveText(prize ?? '');
    await expect(wheel(page).getByRole('button', { name: 'Girar la ruleta' })).toHaveCount(0);
  });

  test('gives a signed-in user the code', async ({ page }) => {
    await page.route('**/api/legal-pages', (route) => route.fulfill({ json: [] }));
    await enterAsCandidate(page);
    await page.goto('/');
    await reachSection(page, 'ruleta');
    await wheel(page).getByRole('button', { name: 'Girar la ruleta' }).click();
    await expect(wheel(page).getByRole('status')).toContainText(/TORRE-[2-9A-Z]{8}/);
  });

  test('says so when it could not turn, and can be tried again', async ({ page }) => {
    await arrange(page);
    await page.route('**/api/home/spin', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/');
    await reachSection(page, 'ruleta');
    await wheel(page).getByRole('button', { name: 'Girar la ruleta' }).click();
    await expect(wheel(page).getByRole('alert')).toContainText('No se ha podido girar');
    await page.unroute('**/api/home/spin');
    await wheel(page).getByRole('button', { name: 'Girar la ruleta' }).click();
    await expect(wheel(page).getByRole('status')).toContainText('Mañana tienes otra tirada');
    await expect(wheel(page).getByRole('alert')).toHaveCount(0);
  });
});

test.describe('the message slider', () => {
  test.use(MOVING);
  const slides = (page: Page) => page.getByRole('group', { name: 'Mensajes' });

  test('goes on by itself, stops on request and can be turned by hand [1-24]', async ({ page }) => {
    await strongMachine(page);
    await page.clock.install();
    await open(page);
    await reachSection(page, 'contacto');
    await expect(slides(page)).toContainText('1 / 6');
    await page.clock.runFor(7100);
    await expect(slides(page)).toContainText('2 / 6');
    await slides(page).getByRole('button', { name: 'Detener los mensajes' }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(30_000);
    await expect(slides(page)).toContainText('2 / 6');
    await slides(page).getByRole('button', { name: 'Mensaje siguiente' }).click();
    await expect(slides(page)).toContainText('3 / 6');
    await slides(page).getByRole('button', { name: 'Mensaje anterior' }).click();
    await expect(slides(page)).toContainText('2 / 6');
  });

  test.describe('with reduced motion', () => {
    test.use(CALM);
    test('stands still [4.power-7]', async ({ page }) => {
      await strongMachine(page);
      await page.clock.install();
      await open(page);
      await reachSection(page, 'contacto');
      await page.clock.runFor(30_000);
      await expect(slides(page)).toContainText('1 / 6');
      await expect(slides(page).getByRole('button', { name: 'Pasar los mensajes solos' })).toBeVisible();
    });
  });
});
