import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';

test('a breathing session by keyboard is guided, ends and counts [2.1-25]', async ({
  page,
  expectAccessible,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAsCandidate(page);
  await page.clock.install();
  await page.goto('/campus-estudio/mindfulness');
  await expect(page.getByRole('heading', { level: 1, name: 'Mindfulness' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Empezar: Respiración en caja' }).press('Enter');
  const session = page.getByRole('region', { name: 'Respiración en caja' });
  await expect(session).toBeFocused();
  await session.getByRole('slider', { name: 'Minutos' }).press('Home');
  await expect(session.getByRole('timer')).toHaveText('0:00 / 1:04');
  await session.focus();
  await page.keyboard.press('Space');
  await expect(session.locator('p[role=status]')).toHaveText(/Inspira/);
  await page.clock.runFor(5_000);
  await expect(session.locator('p[role=status]')).toHaveText(/Mantén/);
  await page.keyboard.press('Space');
  await expect(session.getByRole('button', { name: /Seguir/ })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await page.clock.runFor(62_000);
  await expect(page.getByText('Hecho. Quédate un momento como estás.')).toBeVisible();
  await expect(page.getByText('1 sesión, 1 min en total.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(session).toBeHidden();

  await page.getByRole('button', { name: 'Empezar: Respiración coherente' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Respiración coherente' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.clock.runFor(60_000);
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 sesiones, 2 min en total.')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('a diary entry is written without network, sent later, found and erased [2.1-25]', async ({
  page,
  context,
  expectAccessible,
}) => {
  await enterAsCandidate(page);
  await page.goto('/campus-estudio/diario-guiado');
  await expect(page.getByRole('heading', { level: 1, name: 'Diario guiado' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('group', { name: 'Ánimo' })).toBeHidden();
  // It turns once the server has stored the consent.
  await page.getByRole('switch', { name: /Guardar también ánimo/ }).click();
  await expect(page.getByRole('group', { name: 'Ánimo' })).toBeVisible();

  const text = page.getByLabel('Lo que quieras escribir');
  await text.fill('no quiero vivir así');
  await expect(page.getByRole('link', { name: '024' })).toBeVisible();
  await text.fill('Hoy me ha salido el artículo 17 sin mirar');
  await expect(page.getByRole('link', { name: '024' })).toBeHidden();
  await page.getByRole('radio', { name: '4, bien' }).check();
  await page.getByRole('link', { name: 'Mindfulness' }).first().click();
  const leaving = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await leaving.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(text).toHaveValue('Hoy me ha salido el artículo 17 sin mirar');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardado en este dispositivo')).toBeVisible();
  await expect(page.getByText('Hoy me ha salido el artículo 17 sin mirar')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect
    .poll(async () => (await (await page.request.get('/api/diary?search=articulo')).json()).entries.length)
    .toBe(1);

  await page.goto('/campus-estudio/diario-guiado?buscar=ARTICULO');
  await expect(page.getByText('1 anotación con «ARTICULO».')).toBeVisible();
  await expect(page.getByText('Ánimo 4 de 5')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Borrar todo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
  await expect(page.getByText('Hoy me ha salido')).toBeHidden();
});
