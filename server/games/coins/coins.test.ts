import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { exam } from '../../exams/exams.tables';
import { recordAnswers } from '../../review/record';
import { studyAnswer } from '../../review/review.factory';
import { readingSection } from '../../syllabus/reading/reading-state.tables';
import { makeTopic } from '../../syllabus/syllabus.factory';
import { openTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await makeTopic(server.db, { number: 21 });
});
afterAll(() => server.close());

async function makeStudent() {
  const { id } = await makeUser(server.db);
  const browser = await server.signedIn(id);
  return {
    id,
    coins: async () => (await browser.get('/api/games/coins')).json(),
    movements: async (query = '') => (await browser.get(`/api/games/coins/movements${query}`)).json(),
    answer: (count: number, at = server.clock.now()) =>
      recordAnswers(
        server.db,
        id,
        Array.from({ length: count }, (_, index) =>
          studyAnswer({ id: randomUUID(), itemId: `t21-q${index}`, at, source: 'review' }),
        ),
      ),
  };
}

const mockRow = (userId: string, answered: number) => ({
  id: randomUUID(),
  userId,
  kind: 'mock' as const,
  mode: 'exam' as const,
  state: 'finished' as const,
  title: 'Simulacro',
  questionKind: 'choice' as const,
  questionIds: [],
  questions: 100,
  limitSeconds: 3_000,
  createdAt: server.clock.now(),
  finishedAt: server.clock.now(),
  hits: answered,
  errors: 0,
  blanks: 100 - answered,
});

describe('the coins of study', () => {
  it('pay the review of the day once twenty answers are given, however often the page is opened', async () => {
    const student = await makeStudent();
    expect(await student.coins()).toEqual({ balance: 0, earnedToday: 0, limitOfDay: 80, last: [] });
    await student.answer(19);
    expect((await student.coins()).balance).toBe(0);
    await student.answer(1);
    await Promise.all([student.coins(), student.coins(), student.coins()]);
    expect(await student.coins()).toMatchObject({
      balance: 25,
      earnedToday: 25,
      last: [{ words: 'Repaso del día completo', amount: 25 }],
    });
  });

  it('pay a mock that was really taken and each section read', async () => {
    const student = await makeStudent();
    await server.db.insert(exam).values([mockRow(student.id, 60), mockRow(student.id, 3)]);
    await server.db.insert(readingSection).values({
      userId: student.id,
      topic: 21,
      section: 'a',
      readAt: server.clock.now(),
    });
    expect((await student.coins()).balance).toBe(32);
    expect((await student.coins()).balance).toBe(32);
  });

  it('belong to the day of the study, and are paid by the nightly job too', async () => {
    const student = await makeStudent();
    await student.answer(20, new Date(server.clock.now().getTime() - DAY_MS));
    await server.kit.jobs.enqueue(server.db, { name: 'games.settle-study', retries: 0 }, {});
    await server.jobs.run();
    expect(await student.movements()).toMatchObject({ items: [{ amount: 25 }], next: null });
    expect(await student.coins()).toMatchObject({ balance: 25, earnedToday: 0 });
  });

  it('leave study of long ago unpaid', async () => {
    const student = await makeStudent();
    await student.answer(20, new Date(server.clock.now().getTime() - 9 * DAY_MS));
    expect((await student.coins()).balance).toBe(0);
  });
});

it('lists the movements page by page, and only the own ones', async () => {
  const [student, other] = [await makeStudent(), await makeStudent()];
  for (let back = 0; back < 3; back += 1)
    await student.answer(20, new Date(server.clock.now().getTime() - back * DAY_MS));
  await student.coins();
  const first = await student.movements('?limit=2');
  expect(first.items).toHaveLength(2);
  const second = await student.movements(`?limit=2&after=${first.next}`);
  expect(second).toMatchObject({ items: [{ amount: 25 }], next: null });
  expect(new Set([...first.items, ...second.items].map(({ id }: { id: string }) => id)).size).toBe(3);
  expect((await other.movements()).items).toEqual([]);
});
