import { expect, test } from 'vitest';
import { demoUserId, seedDemoAccounts } from '../auth/auth.seed';
import { seedCoaching } from '../coaching/coaching.seed';
import { makeBank } from '../exams/exams.factory';
import { seedPatrol } from '../patrols/patrols.seed';
import { makeProduct } from '../store/store.factory';
import { openTestServer } from '../testing/test-server';
import { simulateHistories } from './demo-history';

test('the demo accounts have weeks of study behind them, and demo@ is new', async () => {
  const server = await openTestServer();
  await seedDemoAccounts(server.kit);
  await makeBank(server.db, [1, 2, 3, 8, 9, 10, 14, 16, 18, 21], 30);
  for (const id of ['guia-entrevista', 'pack-doce-simulacros', 'pack-esquemas'])
    await makeProduct(server.db, { id });
  await simulateHistories(server.kit);

  const visit = async (username: string) => {
    const caller = await server.signedIn((await demoUserId(server.kit, username)) ?? '');
    const read = async (path: string) => (await caller.get(path)).json();
    return {
      today: await read('/api/progress/today'),
      progress: await read('/api/progress/summary'),
      exams: await read('/api/exams'),
      orders: await read('/api/checkout/orders'),
      study: await read('/api/profile/study'),
    };
  };
  const elite = await visit('elite');
  expect(elite.today.streak.days).toBeGreaterThanOrEqual(14);
  expect(elite.today.readiness.expected).toBeGreaterThan(4);
  expect(elite.today.due.length).toBeGreaterThan(0);
  expect(elite.today.daysToExam).toBe(94);
  expect(elite.today.answersToday).toBe(0);
  expect(elite.progress.predictions.length).toBeGreaterThan(10);
  expect(elite.exams.total).toBe(9);
  expect(elite.orders.items).toMatchObject([{ state: 'paid' }]);
  expect(elite.study.weekMinutes).toEqual(Array(7).fill(60));

  const basico = await visit('basico');
  expect(basico.progress.totals.answers).toBeGreaterThan(100);
  expect(basico.exams.total).toBe(3);
  expect((await visit('plus')).today.readiness.expected).toBeLessThan(elite.today.readiness.expected);

  const fresh = await visit('demo');
  expect(fresh.progress.totals.answers).toBe(0);
  expect(fresh.exams.total).toBe(0);

  // A second run, after a crash, adds nothing to the days that are there.
  await simulateHistories(server.kit);
  expect((await visit('elite')).progress.totals).toEqual(elite.progress.totals);

  await seedPatrol(server.kit);
  await seedPatrol(server.kit);
  const caller = await server.signedIn((await demoUserId(server.kit, 'elite')) ?? '');
  const { patrol } = (await caller.get('/api/patrols/mine')).json();
  expect(patrol).toMatchObject({ role: 'captain', board: { members: { length: 6 } }, weeks: { length: 4 } });
  expect(patrol.weeks[0].total).toBeGreaterThan(100);
  expect(patrol.board.total).toBeGreaterThan(20);
  expect((await caller.get('/api/patrols/mine/messages')).json().items).toHaveLength(5);

  await seedCoaching(server.kit);
  await seedCoaching(server.kit);
  const coaching = (await caller.get('/api/coaching/mine')).json();
  expect(coaching).toMatchObject({ state: 'active', coach: { name: 'Carmen Ortiz' }, calls: { length: 1 } });
  expect(coaching.weeks.length).toBe(5);
  expect(coaching.checkIns.filter(({ reply }: { reply: string }) => reply)).toHaveLength(2);
  await server.close();
}, 180_000);
