import { ANSWER_WANTED_DAYS } from '@atalaya/core/forum/forum';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { newId } from '../platform/ids';
import { recordAnswers } from '../review/record';
import { studyAnswer } from '../review/review.factory';
import { makeTopic } from '../syllabus/syllabus.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeCategory, makeWriter } from './forum.factory';
import { forumCategory, forumTopic } from './forum.tables';
import { forumBan } from './moderation/moderation.tables';

const MINUTE = 60_000;

describe('a question that somebody could answer', () => {
  let server: TestServer;
  let categoryId: number;
  let asker: Person;
  let expert: Person;

  beforeAll(async () => {
    server = await openTestServer();
    await makeTopic(server.db, { number: 10 });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.delete(forumTopic);
    categoryId = (await makeCategory(server.db)).id;
    [asker, expert] = [await writer(), await writer()];
    await study(expert, 10, 21, 4);
  });

  async function writer() {
    const user = await makeWriter(server.db, { now: server.clock.now() });
    return { ...user, ...(await server.signedIn(user.id)) };
  }
  type Person = Awaited<ReturnType<typeof writer>>;

  const study = ({ id }: { id: string }, topic: number, right: number, wrong: number) =>
    server.db.transaction((tx) =>
      recordAnswers(
        tx,
        id,
        Array.from({ length: right + wrong }, (_, index) => {
          const outcome = index < right ? 'right' : 'wrong';
          return studyAnswer({ itemId: `t${topic}-x${index}`, topic, at: server.clock.now(), outcome });
        }),
      ),
    );
  const ask = async (by: Person, title: string, syllabusTopic: number | null) => {
    server.clock.advance(MINUTE);
    const body = `Lo he leído dos veces y no lo veo claro: ${title}`;
    const sent = await by.send('POST', '/api/forum/topics', { title, body, categoryId, syllabusTopic });
    return sent.json().id as number;
  };
  const offered = async (to: Person) => (await to.get('/api/forum/answerable')).json().question;

  it('is the newest one without answers in a topic that they know, with the share that their progress shows', async () => {
    expect(await offered(expert)).toBeNull();
    const older = await ask(asker, '¿La tarjeta de familiar caduca fuera?', 10);
    const title = '¿Quién renueva la tarjeta de familiar?';
    const newer = await ask(asker, title, 10);
    await ask(asker, 'Una duda de otro tema del temario', 11);
    await ask(asker, 'Una duda que no es de ningún tema', null);
    expect(await offered(expert)).toEqual({ id: newer, title, syllabusTopic: 10, accuracy: 0.84 });
    const { topics } = (await expert.get('/api/progress/summary')).json();
    const shown = topics.find(({ topic }: { topic: number }) => topic === 10);
    expect(shown.right / (shown.right + shown.wrong)).toBe(0.84);
    server.clock.advance(MINUTE);
    await expert.send('POST', `/api/forum/topics/${newer}/posts`, { body: 'La oficina de extranjería.' });
    expect(await offered(expert)).toMatchObject({ id: older });
  });

  it('is nothing for who has hardly practised the topic, asked it, has no plan to answer, or has no account', async () => {
    const topic = await ask(asker, '¿La tarjeta de familiar caduca fuera?', 10);
    await study(asker, 10, 25, 0);
    const [beginner, unsure] = [await writer(), await writer()];
    await study(beginner, 10, 19, 0);
    await study(unsure, 10, 13, 7);
    for (const person of [asker, beginner, unsure]) expect(await offered(person)).toBeNull();
    expect(await offered(expert)).toMatchObject({ id: topic });
    const without = await server.signedIn((await makeUser(server.db)).id);
    expect((await without.get('/api/forum/answerable')).statusCode).toBe(403);
    expect((await server.visitor().get('/api/forum/answerable')).statusCode).toBe(401);
  });

  const cases: [string, (topic: number) => Promise<unknown>][] = [
    [
      'has an answer',
      (id) => asker.send('POST', `/api/forum/topics/${id}/posts`, { body: 'Ya lo encontré.' }),
    ],
    ['is hidden', (id) => set(id, { removal: 'reports' })],
    ['is closed', (id) => set(id, { closedAt: server.clock.now() })],
    ['is in a category that is not published', () => setCategory({ state: 'draft' })],
    ['is in a category that was deleted', () => setCategory({ deletedAt: server.clock.now() })],
    ['is by somebody whom they blocked', () => expert.send('PUT', `/api/blocks/${asker.username}`)],
    ['is by somebody who blocked them', () => asker.send('PUT', `/api/blocks/${expert.username}`)],
    ['was muted', (id) => expert.send('PUT', `/api/forum/topics/${id}/follow`, { level: 'mute' })],
    [
      'is in a category that was muted',
      () => expert.send('PUT', `/api/forum/categories/${categoryId}/follow`, { level: 'mute' }),
    ],
    ['is too old', (id) => set(id, { lastPostAt: daysAgo(ANSWER_WANTED_DAYS + 1) })],
    ['cannot be answered by them, who are banned', () => ban(expert)],
  ];
  const set = (id: number, changes: Partial<typeof forumTopic.$inferInsert>) =>
    server.db.update(forumTopic).set(changes).where(eq(forumTopic.id, id));
  const setCategory = (changes: Partial<typeof forumCategory.$inferInsert>) =>
    server.db.update(forumCategory).set(changes).where(eq(forumCategory.id, categoryId));
  const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * DAY_MS);
  const ban = ({ id }: Person) =>
    server.db.insert(forumBan).values({
      id: newId(server.clock.now()),
      userId: id,
      days: null,
      proposedBy: asker.id,
      proposedAt: server.clock.now(),
      startsAt: server.clock.now(),
    });
  it.each(cases)('is not one that %s', async (_, change) => {
    const topic = await ask(asker, '¿La tarjeta de familiar caduca fuera?', 10);
    expect(await offered(expert)).toMatchObject({ id: topic });
    server.clock.advance(MINUTE);
    await change(topic);
    expect(await offered(expert)).toBeNull();
  });
});
