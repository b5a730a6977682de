import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { user } from '../auth/auth.tables';
import { grantAccess } from '../auth/grants';
import { makeBank } from '../exams/exams.factory';
import { newId } from '../platform/ids';
import { recordAnswers } from '../review/record';
import { studyAnswer } from '../review/review.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeBriefings } from './briefing';

const SEVEN = new Date('2026-11-16T06:00:00Z');
const DAY = 86_400_000;

describe('the briefing', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
    await makeBank(server.db, [1, 2, 3, 8], 30);
  });
  afterAll(() => server.close());

  const person = async (given: { examDate?: string } = {}) => {
    const { id } = await makeUser(server.db, { trialEndsAt: new Date('2027-11-15T00:00:00Z') });
    await server.db
      .update(user)
      .set({ examDate: given.examDate ?? '2027-03-01', studyMinutes: 60 })
      .where(eq(user.id, id));
    return { id, caller: await server.signedIn(id) };
  };
  const study = (id: string, topic: number, right: number, wrong: number, at: Date) =>
    server.db.transaction((tx) =>
      recordAnswers(
        tx,
        id,
        Array.from({ length: right + wrong }, (_, index) =>
          studyAnswer({
            itemId: `t${topic}-x${index}`,
            topic,
            at,
            outcome: index < right ? 'right' : 'wrong',
          }),
        ),
      ),
    );
  const read = async (caller: Awaited<ReturnType<typeof person>>['caller'], query = '') =>
    (await caller.get(`/api/briefing${query}`)).json();

  it('is made at six in the morning of Spain, once, for everyone who studies', async () => {
    const { id, caller } = await person();
    await study(id, 2, 12, 8, new Date(SEVEN.getTime() - 3 * DAY));
    server.clock.set(new Date('2026-11-16T04:59:00Z'));
    expect(await makeBriefings(server.kit)).toBe(0);
    server.clock.set(new Date('2026-11-16T05:00:00Z'));
    const made = await Promise.all([makeBriefings(server.kit), makeBriefings(server.kit)]);
    expect(made[0] + made[1]).toBe(1);
    server.clock.set(SEVEN);
    expect(await makeBriefings(server.kit)).toBe(0);
    const { content, madeAt, day, days } = await read(caller);
    expect({ day, days, madeAt }).toEqual({
      day: '2026-11-16',
      days: ['2026-11-16'],
      madeAt: '2026-11-16T05:00:00.000Z',
    });
    expect(content).toMatchObject({ exam: { days: 105 }, patrol: null, question: null, laws: [] });
    expect(content.due).toBeGreaterThan(0);
    expect(content.topic.why).toMatch(/^De cada cien preguntas del examen/);
  });

  it('tells the plan of the day and where the patrol stands', async () => {
    server.clock.set(SEVEN);
    const { id, caller } = await person();
    await caller.get('/api/calendar?from=2026-11-16&to=2026-11-22');
    await caller.send('POST', '/api/patrols', {
      name: 'Levante',
      isOpen: false,
      unit: 'questions',
      goal: 30,
    });
    await study(id, 3, 5, 0, SEVEN);
    const { content } = await read(caller);
    expect(content.plan.length).toBeGreaterThan(0);
    expect(content.plan[0].minutes).toBeGreaterThan(0);
    expect(content.patrol).toEqual({ name: 'Levante', unit: 'questions', total: 5, goal: 30, ahead: 1 });
  });

  it('recommends and counts only what the plan opens, and what was bought', async () => {
    server.clock.set(SEVEN);
    const trial = await person();
    const expired = await person();
    const buyer = await person();
    for (const { id } of [expired, buyer]) await study(id, 8, 3, 7, new Date(SEVEN.getTime() - 10 * DAY));
    const over = { trialEndsAt: new Date(SEVEN.getTime() - DAY) };
    for (const { id } of [expired, buyer]) await server.db.update(user).set(over).where(eq(user.id, id));
    const topic = { kind: 'topic' as const, subject: '8', expiresAt: null };
    await grantAccess(server.db, buyer.id, 'order:one', [topic], SEVEN);
    expect((await read(trial.caller)).content.topic.number).toBe(8);
    const { content } = await read(expired.caller);
    expect(content).toMatchObject({ due: 0, topic: { kind: 'study' } });
    expect([1, 2, 3]).toContain(content.topic.number);
    const { stretches } = (
      await expired.caller.get(`/api/study/session?only=all&topic=${content.topic.number}`)
    ).json();
    expect(stretches.length).toBeGreaterThan(0);
    expect((await read(buyer.caller)).content.due).toBe(10);
  });

  it('names a question of the forum only to somebody who could answer it, and never the own one', async () => {
    server.clock.set(SEVEN);
    const [strong, early, weak] = [await person(), await person(), await person()];
    for (const { id } of [strong, early]) await study(id, 1, 25, 0, new Date(SEVEN.getTime() - DAY));
    await study(weak.id, 1, 5, 20, new Date(SEVEN.getTime() - DAY));
    await server.db.execute(
      `insert into forum_category (id, name, description, color, position, created_at, updated_at)
        values (901, 'Temario', '', 'navy', 1, now(), now()) on conflict do nothing`,
    );
    await server.db.execute(
      `insert into forum_topic (category_id, author_id, title, tags, syllabus_topic, last_number, replies, last_post_at, created_at)
        values (901, '${weak.id}', '¿Quién propone al Defensor del Pueblo?', '{}', 1, 1, 0, '2026-11-15', '2026-11-15')`,
    );
    await server.db.execute(`update forum_category set state = 'draft' where id = 901`);
    expect((await read(early.caller)).content.question).toBeNull();
    await server.db.execute(`update forum_category set state = 'published' where id = 901`);
    expect((await read(strong.caller)).content.question).toMatchObject({
      title: '¿Quién propone al Defensor del Pueblo?',
      topic: 1,
    });
    expect((await read(weak.caller)).content.question).toBeNull();
  });

  it('is sent to those who want it, by notice and by email with a way out', async () => {
    server.clock.set(new Date('2026-11-17T05:00:00Z'));
    const [wants, not] = [await person(), await person()];
    await wants.caller.send('PUT', '/api/profile/notifications/briefing', { email: true, push: true });
    server.emails.length = 0;
    await makeBriefings(server.kit);
    for (let round = 0; round < 5 && (await server.jobs.run()) > 0; round += 1);
    expect(server.emails).toHaveLength(1);
    expect(server.emails[0]).toMatchObject({ subject: 'Tu briefing del 17 de noviembre de 2026' });
    expect(JSON.stringify(server.emails[0])).toContain('List-Unsubscribe');
    expect((await wants.caller.get('/api/notifications')).json().items[0]).toMatchObject({
      title: 'Tu briefing de hoy',
    });
    expect((await not.caller.get('/api/notifications')).json().items).toEqual([]);
  });

  it('is kept for thirty days, belongs to its owner and goes into the download', async () => {
    server.clock.set(new Date('2026-11-20T06:00:00Z'));
    const { caller } = await person();
    const held = async () => {
      await caller.send('POST', '/api/auth/confirm', { password: 'atalaya-demo' });
      return (await caller.get('/api/profile/data')).json().briefing;
    };
    await read(caller);
    server.clock.advance(29 * DAY);
    await makeBriefings(server.kit);
    expect((await read(caller, '?day=2026-11-20')).content.exam.days).toBe(101);
    expect(await held()).toHaveLength(2);
    const other = await person();
    expect((await read(other.caller, '?day=2026-11-20')).code).toBe('briefing.no-such-day');
    server.clock.advance(DAY);
    expect(await read(caller, '?day=2026-11-20')).toMatchObject({
      code: 'briefing.no-such-day',
      message: 'De ese día no hay briefing: se guardan treinta días.',
    });
    await makeBriefings(server.kit);
    expect(await held()).toHaveLength(2);
  });

  it('refuses a day that is none', async () => {
    const { caller } = await person();
    expect((await caller.get(`/api/briefing?day=${newId()}`)).statusCode).toBe(400);
  });
});
