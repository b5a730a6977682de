import { DAY_MS } from '@atalaya/core/platform/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { user } from '../../auth/auth.tables';
import { newId } from '../../platform/ids';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { makeCategory, makeWriter } from '../forum.factory';

let server: TestServer;
let categoryId: number;
beforeAll(async () => {
  server = await openTestServer();
  categoryId = (await makeCategory(server.db)).id;
});
afterAll(() => server.close());

async function person(user: { id: string; email: string }) {
  return { ...user, ...(await server.signedIn(user.id)) };
}
type Person = Awaited<ReturnType<typeof person>>;
const writer = async () => person(await makeWriter(server.db, { now: server.clock.now() }));
const moderator = async () => person(await makeUser(server.db, { isAdmin: true }));

let serial = 0;
const post = (author: Person) => {
  server.clock.advance(60_000);
  serial += 1;
  const given = {
    title: `Un tema con propaganda ${serial}`,
    body: `Compra ya, oferta ${serial}.`,
    categoryId,
  };
  return author.send('POST', '/api/forum/topics', given);
};

/** A case about something that the author wrote. */
async function caseAbout(author: Person, office: Person) {
  const topic = (await post(author)).json().id;
  const [first] = (await server.visitor().get(`/api/forum/topics/${topic}`)).json().posts;
  await (await writer()).send('POST', `/api/forum/posts/${first.id}/report`, { reason: 'spam', text: '' });
  const { items } = (await office.get('/api/admin/forum-cases?state=open&kind=post')).json();
  return items.find(({ topicId }: { topicId: number }) => topicId === topic);
}

const STATEMENT = 'Publica propaganda una y otra vez, pese a los avisos.';
const propose = (office: Person, id: string, length = '7') =>
  office.send('POST', `/api/admin/forum-cases/${id}/ban`, { length, reason: 'spam', statement: STATEMENT });
const decide = (office: Person, { id, etag }: { id: string; etag: string }, decision = 'remove') =>
  office.send('PUT', `/api/admin/forum-cases/${id}/decision`, {
    etag,
    decision,
    reason: 'spam',
    statement: STATEMENT,
  });
const actionsAbout = async (office: Person, id: string): Promise<string[]> =>
  (await office.get('/api/admin/audit?pageSize=100'))
    .json()
    .items.filter(({ subjectId }: { subjectId: string }) => subjectId === id)
    .map(({ action }: { action: string }) => action);

describe('with a single moderator', () => {
  it('the same person confirms a day later, which the author and the audit log are told', async () => {
    const [alone, author] = [await moderator(), await writer()];
    const proposed = (await propose(alone, (await caseAbout(author, alone)).id)).json();
    expect(proposed.ban.confirmation).toBe('too-soon');
    expect((await decide(alone, proposed)).json().code).toBe('forum.too-soon');
    server.clock.advance(DAY_MS);
    const again = await person(alone);
    expect((await decide(again, proposed)).json()).toMatchObject({ ban: { isActive: true } });
    await server.jobs.run();
    expect(server.emails.find(({ to }) => to === author.email)?.body).toContain(
      'la única persona que modera',
    );
    expect(await actionsAbout(again, author.id)).toContain('forum.ban-confirmed-alone');
    await server.db.update(user).set({ isAdmin: false }).where(eq(user.id, alone.id));
  });
});

describe('with two moderators', () => {
  let ana: Person;
  let leo: Person;
  let author: Person;
  beforeAll(async () => {
    ana = await moderator();
    // A role is enough: it takes no owner.
    leo = await person(await makeUser(server.db, { roles: ['moderator'] }));
  });
  beforeEach(async () => {
    author = await writer();
  });

  it('one proposes a ban and only another confirms it; the author reads why, until when and how to appeal', async () => {
    const found = await caseAbout(author, ana);
    expect(found.mayProposeBan).toBe(true);
    const proposed = (await propose(ana, found.id)).json();
    expect(proposed).toMatchObject({
      kind: 'ban',
      state: 'open',
      mayProposeBan: false,
      ban: { length: '7', isActive: false, confirmation: 'same-moderator' },
      attached: [{ isReported: true }],
    });
    expect((await propose(leo, found.id)).json().code).toBe('forum.already-banned');
    // Nothing has changed for the author yet.
    expect((await post(author)).statusCode).toBe(200);
    expect((await decide(ana, proposed)).json().code).toBe('forum.same-moderator');
    server.emails.length = 0;
    expect((await decide(leo, proposed)).json()).toMatchObject({ state: 'decided', ban: { isActive: true } });
    await server.jobs.run();
    const letter = server.emails.find(({ to }) => to === author.email);
    expect(letter?.subject).toBe('Hemos retirado tu permiso para participar en la comunidad');
    for (const part of [STATEMENT, 'Hasta el', 'la confirmó otra', 'seis meses'])
      expect(letter?.body).toContain(part);
    expect(await actionsAbout(ana, author.id)).toEqual(
      expect.arrayContaining(['forum.ban-proposed', 'forum.ban-confirmed']),
    );

    const own = `/api/forum/cases/${proposed.id}`;
    expect((await author.get(own)).json()).toMatchObject({
      kind: 'ban',
      decision: 'remove',
      mayAppeal: true,
      ban: { until: expect.stringContaining('Hasta el'), how: expect.stringContaining('otra') },
    });
    await author.send('POST', `${own}/appeal`, { text: 'No volveré a hacerlo, lo siento mucho.' });
    const [again] = (await ana.get('/api/admin/forum-cases?state=appealed&kind=ban')).json().items;
    expect((await decide(ana, again, 'keep')).json()).toMatchObject({
      state: 'closed',
      ban: { isActive: false },
    });
    expect((await post(author)).statusCode).toBe(200);
  });

  it('whoever is kept out reads and studies, but writes nowhere in the community until it ends', async () => {
    const found = await caseAbout(author, ana);
    await decide(leo, (await propose(ana, found.id)).json());
    const other = await makeWriter(server.db, { now: server.clock.now() });
    const story = {
      name: 'Ana',
      stage: 'place',
      year: 2025,
      attempts: 1,
      quote: null,
      consents: true,
      story: 'Estudié tres horas al día durante catorce meses, casi siempre de noche. '.repeat(3),
      advice: 'Haz un simulacro cada semana y corrígelo el mismo día.',
    };
    const message = { to: { username: other.username }, text: 'Hola' };
    const refused = [
      await post(author),
      await author.send('PUT', `/api/messages/${newId(server.clock.now())}`, message),
      await author.send('POST', '/api/patrols', { name: 'La once', isOpen: true, unit: 'hours', goal: 20 }),
      await author.send('PUT', '/api/success-wall/mine', story),
    ];
    for (const answer of refused)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forum.banned']);
    expect((await author.get('/api/forum/categories')).statusCode).toBe(200);
    const { foro } = (await author.get('/api/profile/data')).json();
    expect(foro.expulsiones).toMatchObject([{ days: 7 }]);
    server.clock.advance(7 * DAY_MS);
    author = await person(author);
    expect((await post(author)).statusCode).toBe(200);
  });

  it('a proposal is rejected without a word to the author, and a ban is lifted by one moderator', async () => {
    const found = await caseAbout(author, ana);
    server.emails.length = 0;
    expect((await decide(leo, (await propose(ana, found.id)).json(), 'keep')).json()).toMatchObject({
      state: 'decided',
      ban: { isActive: false },
    });
    await server.jobs.run();
    expect(server.emails.filter(({ to }) => to === author.email)).toEqual([]);
    const confirmed = (await decide(leo, (await propose(ana, found.id, 'open')).json())).json();
    expect((await post(author)).json().code).toBe('forum.banned');
    const lift = (etag: string) =>
      ana.send('PUT', `/api/admin/forum-cases/${confirmed.id}/ban`, { etag, statement: 'Se ha disculpado.' });
    const lifted = await lift(confirmed.etag);
    expect(lifted.json()).toMatchObject({ state: 'closed', ban: { isActive: false } });
    expect((await lift(lifted.json().etag)).json().code).toBe('forum.not-banned');
    expect((await post(author)).statusCode).toBe(200);
    await server.jobs.run();
    expect(server.emails.at(-1)?.subject).toBe('Puedes volver a participar en la comunidad');
  });

  it('nobody of the staff and nobody without an account is proposed', async () => {
    const found = await caseAbout(ana, leo);
    expect(found.mayProposeBan).toBe(false);
    expect((await propose(leo, found.id)).json().code).toBe('forum.no-author');
    expect((await propose(ana, crypto.randomUUID())).statusCode).toBe(404);
  });
});
