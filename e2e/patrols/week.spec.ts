import type { Browser, Page } from '@playwright/test';
import { dayInSpain, momentInSpain } from '../../core/platform/madrid-time';
import { mondayOf, plusDays } from '../../core/review/days';
import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';
import { openProcesses, type Processes } from '../support/server-process';

let servers: Processes;

// Two servers start, one after the other.
test.setTimeout(300_000);
test.beforeAll(async () => {
  servers = await openProcesses();
});
test.afterAll(() => servers.close());

/** A server whose clock stands at this moment of Spain, on the data of the one before. */
async function startAt(day: string, hour: number, port = '0') {
  const ahead = momentInSpain(day, hour * 60).getTime() - Date.now();
  const run = servers.run({ CLOCK_AHEAD_MS: String(ahead), RATE_LIMIT_SCALE: '1000', PORT: port });
  const url = await run.url;
  const stop = async () => {
    run.child.kill('SIGTERM');
    await run.ended;
  };
  return { url, stop };
}

async function candidate(browser: Browser, baseURL: string, oppositionType?: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await enterAsCandidate(page, oppositionType);
  return page;
}

/** Answers of a study session, through the API. */
async function study({ request }: Page, at: Date) {
  const { stretches } = await (await request.get('/api/study/session?minutes=60')).json();
  const cards: { kind: string; id: string }[] = stretches.flatMap((one: { cards: object[] }) => one.cards);
  const answers = cards
    .filter(({ kind }) => kind === 'question')
    .slice(0, 12)
    .map(({ kind, id }, index) => ({
      id: crypto.randomUUID(),
      kind,
      itemId: id,
      choice: 'A',
      at: new Date(at.getTime() + index * 1000).toISOString(),
      durationMs: 20_000,
    }));
  const sent = await request.post('/api/study/answers', { data: { answers } });
  expect(sent.ok(), await sent.text()).toBe(true);
  return answers.length;
}

test('a patrol studies for a week, which closes on Monday, and the briefing at seven tells where it stands', async ({
  browser,
  expectAccessible,
}) => {
  const monday = plusDays(mondayOf(dayInSpain(new Date())), 7);
  const first = await startAt(monday, 9);
  const captain = await candidate(browser, first.url);
  await captain.goto('/campus-estudio/patrulla');
  await captain.getByLabel('Nombre', { exact: true }).fill('Patrulla Levante');
  const goal = captain.getByLabel(/^Objetivo de la patrulla/);
  await goal.fill('12');
  await captain.getByRole('button', { name: 'Fundarla' }).click();
  await expect(captain.getByText('Pon entre 30 y 10.000 preguntas a la semana.')).toBeVisible();
  await expectAccessible(captain);
  await goal.fill('30');
  await goal.press('Enter');
  await expect(captain.getByRole('heading', { name: 'La primera ventana está por encender' })).toBeVisible();
  await captain.getByRole('button', { name: 'Invitar' }).first().click();
  const link = await captain.getByLabel('Enlace').inputValue();
  await captain.keyboard.press('Escape');

  const others = [await candidate(browser, first.url), await candidate(browser, first.url)];
  for (const one of others) {
    await one.goto(link);
    await one.getByRole('button', { name: 'Entrar en Patrulla Levante' }).click();
    await expect(one.getByRole('heading', { name: 'La semana' })).toBeVisible();
    await study(one, momentInSpain(monday, 8 * 60));
  }
  const [friend] = others;
  if (!friend) throw new Error('nobody joined');
  await friend.getByLabel('Escribe a la patrulla').fill('¿Empezamos por el tema 2?');
  await friend.keyboard.press('Enter');
  // The captain's page hears of it and reads the board again.
  await expect(captain.getByText('¿Empezamos por el tema 2?')).toBeVisible();
  await expect(captain.getByRole('heading', { name: 'Dos ventanas encendidas' })).toBeVisible();
  await captain
    .getByRole('button', { name: /^Animar a/ })
    .first()
    .focus();
  await captain.keyboard.press('Enter');
  await expect(captain.getByRole('menu')).toBeVisible();
  await captain.keyboard.press('ArrowDown');
  await captain.keyboard.press('Enter');
  await expect(captain.getByRole('button', { name: /^Hoy ya has animado a/ })).toBeVisible();
  await captain.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(captain);
  await study(captain, momentInSpain(monday, 8 * 60));
  await first.stop();

  const second = await startAt(plusDays(monday, 7), 7, new URL(first.url).port);
  await captain.setViewportSize({ width: 390, height: 844 });
  await captain.goto('/campus-estudio/patrulla');
  await expect(captain.getByText('Objetivo cumplido')).toBeVisible();
  await expect(captain.getByRole('progressbar', { name: 'Objetivo de la semana' })).toHaveAttribute(
    'aria-valuenow',
    '0',
  );
  expect(await captain.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(captain);
  const notices = await (await friend.request.get('/api/notifications')).json();
  expect(notices.items[0].title).toBe('Patrulla Levante ha llegado a su objetivo');

  await captain.goto('/campus-estudio/briefing');
  await expect(captain.getByRole('heading', { level: 1, name: 'Briefing' })).toBeVisible();
  await expect(captain.getByText(/^Escrito para ti a las 7:0\d$/)).toBeVisible();
  await expect(captain.getByText('Patrulla Levante: 0 de 30 preguntas')).toBeVisible();
  await expect(captain.getByRole('heading', { name: /Diez minutos aquí valen más/ })).toBeVisible();
  await captain.getByRole('switch', { name: 'Por correo' }).press('Space');
  await expect(captain.getByRole('switch', { name: 'Por correo' })).toBeChecked();
  expect(await captain.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(captain);
  await captain.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(captain);

  const demo = await candidate(browser, second.url, 'guardia_civil');
  await demo.goto('/campus-estudio/patrulla');
  await expect(demo.getByText('Estudiar en patrulla está en el plan Básico.')).toBeVisible();
  await expectAccessible(demo);
  await second.stop();
});
