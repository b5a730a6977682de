import type { Page } from '@playwright/test';
import { enterAsCandidate } from './support/candidate';
import { expect, test } from './support/fixtures';
import { openOffice } from './support/office';

const inSpain = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' });
/** The date in Spain, a number of days from today. */
const dayFrom = (days: number) => inSpain.format(new Date(Date.now() + days * 86_400_000));

/** Creates a plan with one hour on every day. */
async function plan(page: Page) {
  const data = { examDate: dayFrom(90), weekMinutes: [60, 60, 60, 60, 60, 120, 60] };
  expect((await page.request.patch('/api/profile/study', { data })).ok()).toBe(true);
}

type Entry = { key: string; day: string; kind: string; doneOn: string | null };

async function entries(page: Page, from: string, to: string): Promise<Entry[]> {
  return (await (await page.request.get(`/api/calendar?from=${from}&to=${to}`)).json()).plan.entries;
}

test('a plan is asked for right there, and moved by drag, by keyboard and by its dialog [2.1-25]', async ({
  page,
  expectAccessible,
}) => {
  await enterAsCandidate(page, 'policia_local');
  await page.goto('/campus-estudio/calendario');
  await expect(page.getByRole('heading', { name: '¿Cuándo es tu examen?' })).toBeVisible();
  const make = page.getByRole('button', { name: 'Hacer mi plan' });
  await expect(make).toHaveAttribute('type', 'submit');
  await page.getByLabel('Sábado, minutos').fill('3');
  await page.getByLabel('Fecha del examen').fill(dayFrom(90));
  await make.click();
  await expect(page.getByText('Cero para descansar, o al menos 5 minutos.')).toBeVisible();
  await page.getByLabel('Sábado, minutos').fill('120');
  await make.click();
  await expect(page.getByText('90', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // Next week, so that all of its days are in the future.
  const monday = dayFrom(7 + ((8 - new Date(dayFrom(0)).getUTCDay()) % 7));
  const days = Array.from({ length: 7 }, (_, index) =>
    new Date(Date.parse(monday) + index * 86_400_000).toISOString().slice(0, 10),
  );
  await page.goto(`/campus-estudio/calendario?vista=semana&dia=${monday}`);
  const block = (await entries(page, monday, days[6] ?? '')).find(
    ({ kind, day }) => kind === 'study' && day === monday,
  );
  const piece = page.locator(`[data-entry="${block?.key}"]:visible`);
  const cell = (day: string | undefined) => page.locator(`[data-day="${day}"]`);
  await expect(page.getByRole('button', { name: 'Hacer mi plan' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Rehacer el plan' })).toHaveAttribute('type', 'submit');
  await piece.dragTo(cell(days[2]));
  await expect(cell(days[2]).locator(`[data-entry="${block?.key}"]`)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'movido al' })).toBeAttached();

  await piece.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(cell(days[3]).locator(`[data-entry="${block?.key}"]`)).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await piece.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Día').fill(days[4] ?? '');
  await dialog.getByRole('button', { name: 'Mover', exact: true }).click();
  const held = async () =>
    (await entries(page, monday, days[6] ?? '')).find(({ key }) => key === block?.key)?.day;
  await expect.poll(held).toBe(days[4]);
  await piece.click();
  await dialog.getByRole('button', { name: 'Devolver al plan' }).click();
  await expect.poll(held).toBe(monday);
});

test('a free day empties, and the feed is read without a session until its address changes', async ({
  page,
  playwright,
  baseURL,
}) => {
  await enterAsCandidate(page, 'policia_local');
  await plan(page);
  const day = dayFrom(3);
  await page.goto(`/campus-estudio/calendario?vista=semana&dia=${day}`);
  await expect(page.getByRole('button', { name: 'Rehacer el plan' })).toHaveAttribute('type', 'submit');
  const cell = page.locator(`[data-day="${day}"]`);
  await expect(cell.locator('[data-entry]').first()).toBeVisible();
  await cell.getByRole('button', { name: /Dejar libre/ }).click();
  await expect(cell.locator('[data-entry]')).toHaveCount(0);
  await expect(cell.getByText('Libre', { exact: true })).toBeVisible();

  const stranger = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  const address = await page.getByLabel('Dirección secreta').inputValue();
  const feed = await stranger.get(address);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).toContain('END:VCALENDAR\r\n');
  await page.getByRole('button', { name: 'Cambiar la dirección' }).click();
  await page.getByRole('button', { name: 'Cambiarla' }).click();
  await expect(page.getByLabel('Dirección secreta')).not.toHaveValue(address);
  expect((await stranger.get(address)).status()).toBe(404);
  await stranger.dispose();
});

test('an official mock stands on its day with its hours, leads to where it is taken, and stays there', async ({
  page,
  playwright,
}) => {
  const title = `Nacional ${Date.now().toString(36)}`;
  const day = dayFrom(4);
  const admin = await openOffice(playwright);
  const window = { opensAt: `${day}T10:00:00.000Z`, closesAt: `${day}T12:30:00.000Z` };
  const mock = { title, ...window, questions: 20, topics: [], tier: 'basico' };
  const made = await admin.post('/api/admin/scheduled-mocks', { data: mock });
  expect(made.ok()).toBe(true);
  const { id } = await made.json();

  await enterAsCandidate(page, 'policia_local');
  await plan(page);
  await page.goto(`/campus-estudio/calendario?vista=semana&dia=${day}`);
  await expect(page.getByRole('button', { name: 'Rehacer el plan' })).toHaveAttribute('type', 'submit');
  const chip = page.locator(`[data-day="${day}"] [data-official="${id}"]`);
  await expect(chip).toContainText(/Simulacro oficial, de 1[12]:00 a 1[34]:30/);
  await expect(chip).toHaveAttribute('draggable', 'false');
  await page.setViewportSize({ width: 390, height: 844 });
  const listed = page.getByRole('link', { name: `Simulacro oficial: ${title}` });
  await expect(listed).toBeVisible();
  await listed.click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  // Deletes it, so that it does not appear in other tests.
  expect((await admin.delete(`/api/admin/scheduled-mocks/${id}`)).ok()).toBe(true);
  await admin.dispose();
});

test('a free account sees which plan opens the calendar', async ({ page }) => {
  await enterAsCandidate(page, 'guardia_civil');
  await page.goto('/campus-estudio/calendario');
  await expect(page.getByRole('heading', { name: /se abre con el plan Básico/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver los planes' })).toHaveAttribute(
    'href',
    '/planes',
  );
});

test('the method is explained and configured, and the next session follows it [2.1-25] [2.1-27]', async ({
  page,
  expectAccessible,
}) => {
  await enterAsCandidate(page);
  await page.goto('/campus-estudio/atalaya');
  const save = page.getByRole('button', { name: 'Guardar mi método' });
  await expect(save).toHaveAttribute('type', 'submit');
  await expect(page.getByRole('heading', { name: 'Repetición espaciada' })).toBeVisible();
  await expectAccessible(page);
  for (const name of ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'])
    await page.getByLabel(`${name}, minutos`).fill('60');
  await page.getByLabel('Una pausa cada').selectOption('15');
  await page.getByLabel('Cada pausa dura').selectOption('5');
  await page.getByLabel('Avísame a las').selectOption('20');
  await save.click();
  const session = async () => {
    const { stretches } = await (await page.request.get('/api/study/session?topic=2')).json();
    return stretches.filter(({ kind }: { kind: string }) => kind === 'break');
  };
  await expect.poll(async () => (await session())[0]?.minutes).toBe(5);
  await page.getByLabel('Un máximo', { exact: true }).check();
  await page.getByLabel('Máximo al día').fill('4');
  await save.click();
  const cards = async () => {
    const { stretches } = await (await page.request.get('/api/study/session')).json();
    return stretches.reduce((sum: number, { cards: own }: { cards: unknown[] }) => sum + own.length, 0);
  };
  await expect.poll(cards).toBe(4);
  await page.reload();
  await expect(page.getByLabel('Avísame a las')).toHaveValue('20');
});
