import { DAY_MS } from '@atalaya/core/platform/durations';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRecord, updateAccount } from '../auth/accounts';
import { makeUser } from '../auth/auth.factory';
import { addToMember } from '../forum/members.queries';
import { makeCandidate, makeInterviewContent, makeWebm } from '../interview/interview.factory';
import { makeFriends, sendTo } from '../messages/people.factory';
import { sendBytes } from '../testing/send-file';
import { openTestServer, type TestServer } from '../testing/test-server';
import { deleteLeavers, requestOwnDeletion } from './deletion';

const password = 'una clave larga y buena';

describe('an account that its owner deletes', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
    await makeUser(server.db, { isAdmin: true });
  });
  afterAll(() => server.close());

  const person = (given: Parameters<typeof makeUser>[1] = {}) =>
    makeUser(server.db, { createdAt: server.clock.now(), password, ...given });
  const login = (email: string, more: object = {}) =>
    server.visitor().send('POST', '/api/auth/login', { email, password, ...more });
  const ask = async (id: string) => (await server.signedIn(id)).send('POST', '/api/profile/deletion');
  const runDailyJob = async () => {
    await server.jobs.enqueue(server.db, deleteLeavers, {});
    await server.jobs.run();
  };
  const isThere = async (id: string) => (await findRecord(server.db, id)) !== undefined;

  it('is signed out everywhere and told by email until when it can come back', async () => {
    const { id, email } = await person();
    const elsewhere = await server.signedIn(id);
    const here = await server.signedIn(id);
    const answer = await here.send('POST', '/api/profile/deletion');
    expect(answer.json()).toEqual({ deletesAt: '2026-11-29T10:00:00.000Z' });
    expect((await here.get('/api/profile')).statusCode).toBe(401);
    expect((await elsewhere.get('/api/profile')).statusCode).toBe(401);
    await server.jobs.run();
    const message = server.emails.find(({ to }) => to === email);
    expect(message?.subject).toContain('29 de noviembre de 2026');
    expect(message?.body).toContain('/login');
  });

  it('comes back whole when its owner signs in and says so', async () => {
    const { id, email } = await person({ displayName: 'Ana' });
    await ask(id);
    server.clock.advance(13 * DAY_MS);
    const choice = await login(email);
    expect([choice.statusCode, choice.json().code]).toEqual([409, 'auth.deletion-pending']);
    expect(choice.json().details.deletesAt).toBe('2026-11-29T10:00:00.000Z');
    expect(choice.cookies).not.toContainEqual(expect.objectContaining({ name: 'atalaya_session' }));
    const restored = await login(email, { restore: true });
    expect(restored.json()).toMatchObject({ id, displayName: 'Ana' });
    server.clock.advance(30 * DAY_MS);
    await runDailyJob();
    expect(await isThere(id)).toBe(true);
    expect((await login(email)).statusCode).toBe(200);
    server.clock.advance(-43 * DAY_MS);
  });

  it('does not say that it is leaving to someone without its password', async () => {
    const { id, email } = await person();
    await ask(id);
    const stranger = await login(email, { password: 'adivino', restore: true });
    expect(stranger.json().code).toBe('auth.wrong-credentials');
    expect((await login(email)).json().code).toBe('auth.deletion-pending');
  });

  it('is deleted by the daily job when its fourteen days are over, and not an instant before', async () => {
    const { id, email } = await person({ avatar: '/api/avatars/0198aaaa-0000-7000-8000-000000000000.webp' });
    await server.kit.files.put('avatars/0198aaaa-0000-7000-8000-000000000000.webp', new Uint8Array([1]), 'x');
    await ask(id);
    server.clock.advance(14 * DAY_MS - 1);
    await runDailyJob();
    expect(await isThere(id)).toBe(true);
    server.clock.advance(1);
    await runDailyJob();
    expect(await isThere(id)).toBe(false);
    expect(await server.kit.files.get('avatars/0198aaaa-0000-7000-8000-000000000000.webp')).toBeUndefined();
    expect((await login(email, { restore: true })).json().code).toBe('auth.wrong-credentials');
    server.clock.advance(-14 * DAY_MS);
  });

  it('leaves nothing behind: no row that names it, no email to it, and a log without its name', async () => {
    const { id, email, username } = await person({ username: 'ultimorastro', displayName: 'Último Rastro' });
    const leaver = await server.signedIn(id);
    await leaver.send('POST', '/api/contact', {
      name: 'Último Rastro',
      phone: '600 111 222',
      email: 'otra@correo.example',
      subject: 'Un rastro en el asunto',
      message: 'Un rastro en el mensaje',
      acceptPrivacy: true,
    });
    await ask(id);
    await server.jobs.run();
    server.clock.advance(14 * DAY_MS);
    await runDailyJob();
    const tables = await server.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of tables) {
      const rows = await server.db.execute(
        sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t`,
      );
      const text = JSON.stringify(rows);
      for (const trace of [id, email, username, 'Último Rastro', 'Un rastro en', '600 111 222'])
        expect(text, `${trace} is still in ${name}`).not.toContain(trace);
    }
    const log = await server.db.execute(sql`select * from audit_entry where action = 'user.deleted'`);
    expect(log.at(-1)).toMatchObject({ actor_id: null, subject_id: null, before: null, after: null });
    server.clock.advance(-14 * DAY_MS);
  });

  it('goes from the notices of others and from emails to its address in any spelling', async () => {
    const { ana, luis, thread } = await makeFriends(server);
    const { email, username } = (await findRecord(server.db, ana.id)) ?? { email: '', username: '' };
    await sendTo(ana, { threadId: thread }, 'Un rastro indeleble');
    await server.kit.mail.send(server.db, { to: email.toUpperCase(), subject: 'Hola', body: 'Hola' });
    for (let run = 0; run < 2; run += 1) await server.jobs.run();
    const notices = async () => (await luis.get('/api/notifications')).json().items;
    expect(await notices()).toMatchObject([{ body: 'Un rastro indeleble' }]);
    await updateAccount(server.db, ana.id, { deletionRequestedAt: server.clock.now() });
    server.clock.advance(14 * DAY_MS);
    await runDailyJob();
    expect(await notices()).toEqual([]);
    for (const name of ['notice', 'mail']) {
      const rows = await server.db.execute(
        sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t`,
      );
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`rastro indeleble|${email}|${username}`, 'i'));
    }
    server.clock.advance(-14 * DAY_MS);
  });

  it('leaves no file behind either: no picture, no image of a post, no recording', async () => {
    await makeInterviewContent(server.db);
    const before = server.fileKeys();
    const candidate = await makeCandidate(server);
    await addToMember(server.db, candidate.userId, { topicsRead: 10 }, new Date('2026-10-01'));
    const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#12336b' } })
      .jpeg()
      .toBuffer();
    for (const url of ['/api/profile/avatar', '/api/forum/images'])
      expect((await sendBytes(candidate.caller, url, picture)).statusCode).toBe(200);
    await candidate.sent(await makeWebm(20));
    expect(server.fileKeys().length).toBeGreaterThanOrEqual(before.length + 3);
    await updateAccount(server.db, candidate.userId, { deletionRequestedAt: server.clock.now() });
    server.clock.advance(14 * DAY_MS);
    await runDailyJob();
    // The deletion has queued the removal of the files.
    await server.jobs.run();
    expect(server.fileKeys()).toEqual(before);
    server.clock.advance(-14 * DAY_MS);
  });

  it('cannot leave the server without an admin', async () => {
    const alone = await openTestServer();
    const last = await makeUser(alone.db, { isAdmin: true, password });
    const leaving = await makeUser(alone.db, { isAdmin: true, password });
    const send = async (id: string) => (await alone.signedIn(id)).send('POST', '/api/profile/deletion');
    expect((await send(leaving.id)).statusCode).toBe(200);
    const refused = await send(last.id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'profile.last-admin']);
    await alone.close();
  });

  it('stays in hand when two admins leave at the same moment: one of them stays', async () => {
    const alone = await openTestServer();
    const pair = await Promise.all([0, 1].map(() => makeUser(alone.db, { isAdmin: true, password })));
    const outcomes = await Promise.allSettled(pair.map(({ id }) => requestOwnDeletion(alone.kit, id)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await alone.close();
  });
});
