import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { putCurrent } from '../testing/put-current';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { announceNew } from './announce';

const draft = {
  title: 'Nacional de noviembre',
  opensAt: '2026-11-20T09:00:00.000Z',
  closesAt: '2026-11-20T12:00:00.000Z',
  questions: 10,
  topics: [],
  tier: 'basico',
};

describe('a new official mock', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  });
  afterAll(() => server.close());
  beforeEach(() => server.clock.set(new Date('2026-11-15T10:00:00Z')));

  const make = async (given: object = {}) =>
    (await admin.send('POST', '/api/admin/scheduled-mocks', { ...draft, ...given })).json();
  const look = async () => {
    await announceNew(server.kit);
    await server.jobs.run();
  };
  const student = async (given: Parameters<typeof makeUser>[1]) =>
    server.signedIn((await makeUser(server.db, given)).id);
  const bell = async (caller: Caller) => (await caller.get('/api/notifications?pageSize=100')).json().items;

  it('appears once in the notifications of everyone who can take it, with its dates', async () => {
    const taker = await student({ planTier: 'basico' });
    const [free, leaving] = [
      await student({ planTier: null }),
      await student({ planTier: 'plus', deletionRequestedAt: new Date() }),
    ];
    const { id } = await make();
    await look();
    expect(await bell(taker)).toMatchObject([
      {
        kind: 'exams',
        title: 'Nuevo simulacro oficial',
        body: 'Nacional de noviembre: el 20 de noviembre, de 10:00 a 13:00. Se hace una vez, mientras está abierto.',
        url: '/campus-estudio/simulacros',
        isRead: false,
      },
    ]);
    expect([await bell(free), await bell(leaving)]).toEqual([[], []]);
    await taker.send('POST', '/api/notifications/read', {});
    // Neither another run nor an edit announces it again.
    await putCurrent(admin, `/api/admin/scheduled-mocks/${id}`, { ...draft, title: 'Nacional' });
    await look();
    expect(await bell(taker)).toMatchObject([{ title: 'Nuevo simulacro oficial', isRead: true }]);
  });

  it('is not told as a draft, nor once it has closed; the draft is, when it is published', async () => {
    const taker = await student({ planTier: 'plus' });
    const { id } = await make({ title: 'En borrador', state: 'draft' });
    await make({ opensAt: '2026-11-10T09:00:00.000Z', closesAt: '2026-11-10T12:00:00.000Z' });
    await look();
    expect(await bell(taker)).toEqual([]);
    await putCurrent(admin, `/api/admin/scheduled-mocks/${id}`, { ...draft, state: 'published' });
    await look();
    expect(await bell(taker)).toHaveLength(1);
  });

  it('reaches a thousand people page by page, each of them once', async () => {
    await server.db.execute(sql`
      insert into "user" (id, email, username, password_hash, plan_tier, created_at)
      select gen_random_uuid(), 'mil' || n || '@atalaya.example', 'mil' || n, 'x', 'plus', now()
      from generate_series(1, 1001) n`);
    const { id } = await make({ title: 'De mil' });
    await announceNew(server.kit);
    let pages = 0;
    for (; server.jobs.waiting().includes('exams.announce-mock'); pages += 1) await server.jobs.run();
    expect(pages).toBe(3);
    const [told] = await server.db.execute<{ people: number; notices: number }>(sql`
      select count(distinct user_id)::int as people, count(*)::int as notices
      from notice join "user" on "user".id = notice.user_id
      where tag = ${`simulacro-${id}`} and username like 'mil%'`);
    expect(told).toEqual({ people: 1001, notices: 1001 });
  });
});
