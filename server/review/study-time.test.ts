import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { newId } from '../platform/ids';
import { openTestServer, type TestServer } from '../testing/test-server';
import { studiedDays, studyDaysOf } from './history';
import { recordAnswers } from './record';
import { studyAnswer } from './review.factory';
import { recordStudyTime } from './study-time';

const MINUTE = 60_000;
const START = new Date('2026-11-15T18:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * MINUTE);

describe('study time without answers', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const student = async () => (await makeUser(server.db)).id;
  const stay = (userId: string, id: string, from: number, to: number) =>
    server.db.transaction((tx) =>
      recordStudyTime(tx, userId, { id, kind: 'voice-room', from: after(from), to: after(to) }),
    );
  const minutesOf = async (userId: string) => {
    const days = await studyDaysOf(server.db, [userId], '2026-11-15', '2026-11-16');
    return Object.fromEntries(days.map(({ day, ms }) => [day, ms / MINUTE]));
  };

  it('grows while a user stays in a room, and counts once however often it is reported', async () => {
    const id = await student();
    const room = newId();
    await stay(id, room, 0, 5);
    await stay(id, room, 0, 20);
    await Promise.all([stay(id, room, 0, 30), stay(id, room, 0, 30)]);
    expect(await minutesOf(id)).toEqual({ '2026-11-15': 30 });
    expect(await studiedDays(server.db, id)).toEqual([]);
  });

  it('does not count a minute twice: two rooms at once, or answers given in a room', async () => {
    const id = await student();
    await stay(id, newId(), 0, 30);
    await stay(id, newId(), 20, 40);
    expect(await minutesOf(id)).toEqual({ '2026-11-15': 40 });
    await server.db.transaction((tx) =>
      recordAnswers(tx, id, [studyAnswer({ at: after(55), durationMs: 4 * MINUTE })]),
    );
    await stay(id, newId(), 50, 60);
    expect(await minutesOf(id)).toEqual({ '2026-11-15': 40 + 4 + 6 });
  });

  it('is divided at midnight in Spain', async () => {
    const id = await student();
    await stay(id, newId(), 270, 330);
    expect(await minutesOf(id)).toEqual({ '2026-11-15': 30, '2026-11-16': 30 });
  });

  it('tells questions and reviews apart from the other answers of a day', async () => {
    const id = await student();
    const answers = [
      studyAnswer({ itemId: 'a', at: after(1) }),
      studyAnswer({ itemId: 'a', at: after(2) }),
      studyAnswer({ itemId: 'b', kind: 'flashcard', at: after(3) }),
      studyAnswer({ itemId: 'b', kind: 'flashcard', at: after(4) }),
    ];
    await server.db.transaction((tx) => recordAnswers(tx, id, answers));
    await server.db.transaction((tx) => recordAnswers(tx, id, answers));
    expect(await studyDaysOf(server.db, [id], '2026-11-15', '2026-11-15')).toMatchObject([
      { questions: 2, reviews: 2 },
    ]);
  });
});
