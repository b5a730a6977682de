import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { connect } from '../platform/db';
import { openTestServer, type TestServer } from '../testing/test-server';
import { selectDayDetails } from './history.queries';
import { recordAnswers } from './record';
import { studyAnswer } from './review.factory';
import { reviewLog, studyDay, studyItem, studyTopic } from './review.tables';
import { selectItemsOfDay } from './study.queries';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const at = (text: string) => new Date(text);
const record = (userId: string, answers: ReturnType<typeof studyAnswer>[]) =>
  server.db.transaction((tx) => recordAnswers(tx, userId, answers));

async function stateOf(userId: string) {
  const { db } = server;
  return {
    log: await db.select().from(reviewLog).where(eq(reviewLog.userId, userId)).orderBy(reviewLog.at),
    items: await db.select().from(studyItem).where(eq(studyItem.userId, userId)).orderBy(studyItem.itemId),
    days: await db.select().from(studyDay).where(eq(studyDay.userId, userId)).orderBy(studyDay.day),
    topics: await db.select().from(studyTopic).where(eq(studyTopic.userId, userId)),
  };
}

describe('answers are written down', () => {
  test('an answer that arrives twice is one answer, in the log, in memory and in the day', async () => {
    const { id } = await makeUser(server.db);
    const answer = studyAnswer();
    await record(id, [answer, answer]);
    const once = await stateOf(id);
    await record(id, [answer]);
    expect(await stateOf(id)).toEqual(once);
    expect(once.log).toHaveLength(1);
    expect(once.days).toMatchObject([
      { day: '2026-11-15', answers: 1, right: 1, wrong: 0, durationMs: 20_000 },
    ]);
    expect(once.topics).toMatchObject([{ topic: 21, answers: 1 }]);
    expect(once.items).toMatchObject([{ reps: 1, lastOutcome: 'right', reviewedOn: '2026-11-15' }]);
  });

  test("nobody's answer can hide another's by using its id", async () => {
    const [one, two] = [await makeUser(server.db), await makeUser(server.db)];
    const answer = studyAnswer();
    await record(one.id, [answer]);
    await record(two.id, [{ ...answer, outcome: 'wrong' }]);
    expect((await stateOf(two.id)).log).toMatchObject([{ outcome: 'wrong' }]);
  });

  test('answers that arrive late leave the memory that they would have left in order', async () => {
    const [ordered, late] = [await makeUser(server.db), await makeUser(server.db)];
    const story = [
      studyAnswer({ at: at('2026-11-01T09:00:00Z') }),
      studyAnswer({ at: at('2026-11-04T09:00:00Z'), outcome: 'wrong' }),
      studyAnswer({ at: at('2026-11-05T09:00:00Z') }),
      studyAnswer({ at: at('2026-11-09T09:00:00Z'), grade: 'hard' }),
    ];
    await record(ordered.id, story);
    const [first, second, third, fourth] = story;
    if (!first || !second || !third || !fourth) throw new Error('four answers');
    await record(late.id, [fourth, second]);
    await record(late.id, [first]);
    await record(late.id, [third]);
    const strip = ({ userId: _, ...row }: typeof studyItem.$inferSelect) => row;
    expect((await stateOf(late.id)).items.map(strip)).toEqual((await stateOf(ordered.id)).items.map(strip));
  });

  test('a blank is seen, but is no answer of the day and says nothing about memory', async () => {
    const { id } = await makeUser(server.db);
    await record(id, [studyAnswer({ outcome: 'blank' })]);
    const { items, days, topics } = await stateOf(id);
    expect(items).toMatchObject([{ stability: null, dueOn: null, lastOutcome: 'blank', reps: 0 }]);
    expect(days).toMatchObject([{ answers: 0, right: 0, wrong: 0, questions: 0, durationMs: 20_000 }]);
    expect(topics).toMatchObject([{ answers: 0 }]);
    expect(await selectItemsOfDay(server.db, id, '2026-11-15')).toEqual([]);
    expect(await selectDayDetails(server.db, id, ['2026-11-15'])).toEqual([]);
    await record(id, [studyAnswer()]);
    expect((await stateOf(id)).days).toMatchObject([{ answers: 1, right: 1, questions: 1 }]);
    expect((await stateOf(id)).log.map(({ firstSight }) => firstSight).sort()).toEqual([false, true]);
  });

  test('the day is the one in Spain, and a page left open is not a night of study', async () => {
    const { id } = await makeUser(server.db);
    await record(id, [studyAnswer({ at: at('2026-11-15T23:30:00Z'), durationMs: 9 * 3_600_000 })]);
    expect((await stateOf(id)).days).toMatchObject([{ day: '2026-11-16', durationMs: 600_000 }]);
  });

  test('a hundred answers take as many statements as one', async () => {
    const { id } = await makeUser(server.db);
    let statements = 0;
    const logger = {
      logQuery() {
        statements += 1;
      },
    };
    const url = `${inject('clusterUrl')}/${server.databaseName}`;
    const { db, close } = connect(url, { max: 1, logger });
    const hundred = Array.from({ length: 100 }, (_, n) =>
      studyAnswer({ itemId: `t21-q${n}`, topic: n % 45 }),
    );
    await db.transaction((tx) => recordAnswers(tx, id, hundred));
    await close();
    expect(statements).toBe(8);
    expect((await stateOf(id)).items).toHaveLength(100);
  });

  test('two devices at once lose nothing', async () => {
    const { id } = await makeUser(server.db);
    await Promise.all(
      Array.from({ length: 6 }, (_, n) => record(id, [studyAnswer({ at: at(`2026-11-1${n}T09:00:00Z`) })])),
    );
    const { items, topics } = await stateOf(id);
    expect(items).toMatchObject([{ reps: 6 }]);
    expect(topics).toMatchObject([{ answers: 6 }]);
  });
});
