import { fileURLToPath } from 'node:url';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { gameTotal } from '../games/games.tables';
import { personalData } from '../profile/personal-data';
import { recordAnswers } from '../review/record';
import { studyAnswer } from '../review/review.factory';
import { putCurrent } from '../testing/put-current';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { refreshStudents, reviewCriteria } from './ranks.jobs';
import { MEDALS, RANKS, ranksSource } from './ranks-source';

const files = { root: fileURLToPath(new URL('../../content', import.meta.url)) };
const MINUTE = 60_000;

describe('ranks and medals', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    const skipped = await ranksSource.load(server.db, {
      files,
      changed: [RANKS, MEDALS],
      gone: [],
      now: server.clock.now(),
      hooks: server.kit.hooks,
    });
    expect(skipped).toEqual([]);
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  });
  afterAll(() => server.close());

  /** A student with `days` days of study of one topic: everything right, each item twice, a week apart. */
  async function student(days: number) {
    const { id } = await makeUser(server.db, { displayName: 'Lucía Ferrer' });
    const start = server.clock.now().getTime() - days * DAY_MS;
    const answers = Array.from({ length: days }, (_, day) =>
      Array.from({ length: 40 }, (_, item) =>
        studyAnswer({
          itemId: `t02-q${String(item).padStart(3, '0')}`,
          topic: 2,
          durationMs: 10 * MINUTE,
          at: new Date(start + day * DAY_MS + item * MINUTE),
        }),
      ),
    ).flat();
    await server.db.transaction((tx) => recordAnswers(tx, id, answers));
    return { id, caller: await server.signedIn(id) };
  }
  const read = async (caller: Caller) => (await caller.get('/api/ranks/record')).json();
  const namesOf = (record: { rank: { medals: { id: string }[] } }) => record.rank.medals.map(({ id }) => id);

  it('are at least forty medals, each with one criterion, and eight ranks', async () => {
    const list = (await admin.get('/api/admin/medals?pageSize=100')).json();
    expect(list.total).toBeGreaterThanOrEqual(40);
    expect((await admin.get('/api/admin/ranks')).json().total).toBe(8);
  });

  it('begin with Aspirante and an empty record', async () => {
    const caller = await server.signedIn((await makeUser(server.db)).id);
    const record = await read(caller);
    expect(record.rank.rank.name).toBe('Aspirante');
    expect(record.next).toMatchObject({ name: 'Policía', missing: expect.stringContaining('cinco horas') });
    expect(record.rank.medals).toEqual([]);
    expect(record.ahead.length).toBe(record.rank.medalCount);
  });

  it('are reached by real study, dated, celebrated once on all devices', async () => {
    const { id, caller } = await student(8);
    const record = await read(caller);
    expect(record.rank.rank.name).toBe('Policía');
    expect(record.hours).toMatchObject({ topicsMastered: 1, bestStreak: 8, answers: 320 });
    expect(namesOf(record)).toEqual(expect.arrayContaining(['racha-7', 'tema-1', 'horas-50']));
    expect(record.rank.medals[0].awardedOn).toBe('2026-11-15');
    const { items } = (await caller.get('/api/ranks/celebrations')).json();
    expect(items.slice(0, 2)).toMatchObject([
      { kind: 'rank', title: 'Policía' },
      { kind: 'streak', title: '7 días de racha' },
    ]);
    const keys = items.map(({ kind, awardId }: { kind: string; awardId: string }) => ({ kind, awardId }));
    const stranger = await server.signedIn((await makeUser(server.db)).id);
    await stranger.send('POST', '/api/ranks/celebrations/seen', { items: keys });
    expect((await caller.get('/api/ranks/celebrations')).json().items).toHaveLength(items.length);
    const other = await server.signedIn(id);
    expect((await other.send('POST', '/api/ranks/celebrations/seen', { items: keys })).statusCode).toBe(204);
    expect((await caller.get('/api/ranks/celebrations')).json().items).toEqual([]);
  });

  it('are reached by games too, each with its own count', async () => {
    const { id, caller } = await student(1);
    expect(namesOf(await read(caller))).not.toContain('juegos-1');
    const played = { userId: id, streak: 0, bestMs: null };
    await server.db.insert(gameTotal).values([
      { ...played, game: 'hangman', finished: 30, won: 20, unaided: 15, bestStreak: 30 },
      { ...played, game: 'crossword', finished: 20, won: 4, unaided: 4, bestStreak: 12 },
    ]);
    const medals = namesOf(await read(caller));
    expect(medals).toEqual(expect.arrayContaining(['juegos-1', 'juegos-50', 'torre-encendida']));
    expect(medals).not.toContain('victorias-25');
    expect(medals).not.toContain('sin-pistas-20');
  });

  it('are found by the job for those who have studied, and a second run has nothing to do', async () => {
    const { id } = await student(7);
    expect(await refreshStudents(server.kit)).toBeGreaterThanOrEqual(1);
    expect(await refreshStudents(server.kit)).toBe(0);
    const data = await personalData(server.kit, server.db, id);
    expect(data['hoja-de-servicios']).toMatchObject({
      logros: expect.arrayContaining([expect.objectContaining({ awardId: 'racha-7' })]),
    });
  });

  it('are kept when an admin raises the criterion or switches them off, and given when it is lowered', async () => {
    const { caller } = await student(9);
    expect(namesOf(await read(caller))).toContain('racha-7');
    const path = '/api/admin/medals/racha-7';
    const { etag: _, ...medal } = (await admin.get(path)).json();
    expect((await putCurrent(admin, path, { ...medal, threshold: 400, state: 'draft' })).statusCode).toBe(
      200,
    );
    const raised = '/api/admin/ranks/policia';
    const { etag: __, ...rank } = (await admin.get(raised)).json();
    expect((await putCurrent(admin, raised, { ...rank, hours: 9_000 })).statusCode).toBe(200);
    await server.jobs.run();
    const record = await read(caller);
    expect(namesOf(record)).toContain('racha-7');
    expect(record.rank.rank.name).toBe('Policía');
    expect(namesOf(record)).not.toContain('racha-14');
    const lower = '/api/admin/medals/racha-14';
    const { etag: ___, ...fortnight } = (await admin.get(lower)).json();
    await putCurrent(admin, lower, { ...fortnight, threshold: 9 });
    await reviewCriteria(server.kit);
    expect(namesOf(await read(caller))).toContain('racha-14');
    await putCurrent(admin, path, medal);
    await putCurrent(admin, raised, rank);
    await putCurrent(admin, lower, fortnight);
  });

  it('tell an admin how many users would hold them', async () => {
    await refreshStudents(server.kit);
    const ask = async (threshold: number) =>
      (await admin.get(`/api/admin/medals-preview?id=racha-7&measure=streak&threshold=${threshold}`)).json();
    const [few, all] = [await ask(9), await ask(1)];
    expect(few.meet).toBeLessThan(all.meet);
    expect(all.hold).toBeGreaterThan(0);
    const rank = await admin.get('/api/admin/ranks-preview?hours=0&accuracy=0&topics=1&mocks=0');
    expect(rank.json().meet).toBeGreaterThan(0);
  });

  it.each([
    [{ measure: 'hours', parameter: 'A' }, 'parameter'],
    [{ measure: 'topicMastered', parameter: '99' }, 'parameter'],
    [{ threshold: -1 }, 'threshold'],
    [{ symbol: 'figure', figure: '' }, 'figure'],
  ])('refuse a criterion that makes no sense: %o', async (wrong, field) => {
    const { etag: _, ...medal } = (await admin.get('/api/admin/medals/racha-3')).json();
    const answer = await putCurrent(admin, '/api/admin/medals/racha-3', { ...medal, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.fields).toHaveProperty(field);
  });

  it('are shared by a secret link with the chosen parts only, until it is withdrawn', async () => {
    const { caller } = await student(7);
    const parts = { rank: true, hours: false, scores: false };
    const { token } = (await caller.send('PUT', '/api/ranks/record/share', parts)).json();
    expect(token).toMatch(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
    const link = `/api/ranks/shared/${token}`;
    const seen = await server.visitor().get(link);
    expect(seen.json()).toMatchObject({ name: 'Lucía Ferrer', hours: null, scores: null });
    expect(seen.json().rank.rank.name).toBe('Policía');
    expect(seen.headers['cache-control']).toBe('no-store');
    const again = (await caller.send('PUT', '/api/ranks/record/share', { ...parts, hours: true })).json();
    expect(again.token).toBe(token);
    expect((await server.visitor().get(link)).json().hours.answers).toBe(280);

    const stranger = await server.signedIn((await makeUser(server.db)).id);
    await stranger.send('DELETE', '/api/ranks/record/share');
    expect((await server.visitor().get(link)).statusCode).toBe(200);
    expect((await caller.send('DELETE', '/api/ranks/record/share')).statusCode).toBe(204);
    const gone = await server.visitor().get(link);
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'ranks.link-gone']);
    const fresh = (await caller.send('PUT', '/api/ranks/record/share', parts)).json();
    expect(fresh.token).not.toBe(token);
    expect((await server.visitor().get(link)).statusCode).toBe(404);
  });

  it('are named as the user chooses, and nothing else is accepted', async () => {
    const { caller } = await student(7);
    await caller.send('PUT', '/api/ranks/record/form', { form: 'feminine' });
    const names = (await read(caller)).rank.ladder.map(({ name }: { name: string }) => name);
    expect(names).toContain('Subinspectora');
    expect((await caller.send('PUT', '/api/ranks/record/form', { form: 'otra' })).statusCode).toBe(400);
  });

  it('have a sample for visitors, made by the same rules', async () => {
    const sample = (await server.visitor().get('/api/ranks/sample')).json();
    expect(sample.rank.rank.name).toBe('Oficial');
    expect(sample.next.name).toBe('Subinspectora');
    expect(sample.rank.medals.length).toBeGreaterThan(9);
  });
});
