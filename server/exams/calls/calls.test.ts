import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { makeStudent, testOf, type Visit } from '../exam-request.factory';
import { makeBank } from '../exams.factory';

describe('past calls', () => {
  let server: TestServer;
  let admin: Caller;
  let student: Visit;

  beforeAll(async () => {
    server = await openTestServer();
    await makeBank(server.db, [1, 2, 3], 60);
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    student = await makeStudent(server);
  });
  afterAll(() => server.close());

  const calls = async () => (await student.caller.get('/api/exams/options')).json().calls;
  const topicsOf = async (order: object) => {
    const { questions } = await student.begin({ ...order });
    return [1, 2, 3].map((number) => questions.filter(({ topic }) => topic === number).length);
  };

  it('are named with what is known of them: no distribution is made up', async () => {
    const known = await calls();
    expect(known.map(({ call }: { call: number }) => call)).toEqual([42, 41, 40, 39, 38, 37]);
    expect(known[1]).toEqual({
      call: 41,
      examOn: '2025-03-01',
      cutOff: { score: 77_272, isApproximate: false },
      spread: null,
    });
    expect(known[5]).toEqual({ call: 37, examOn: null, cutOff: null, spread: null });
    const refused = await student.build({ kind: 'mock', call: 40 });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'exams.unknown-spread']);
    expect((await student.build(testOf({ call: 40 }))).json().code).toBe('exams.unknown-spread');
  });

  it('give a mock with their distribution once an admin has published it', async () => {
    const exam = { year: 2024, call: 'XL', title: 'Promoción 40', topicCounts: ['1: 80', '3: 20'] };
    const wrong = await admin.send('POST', '/api/admin/official-exams', { ...exam, topicCounts: ['uno'] });
    expect(wrong.statusCode).toBe(400);
    const twice = await admin.send('POST', '/api/admin/official-exams', {
      ...exam,
      topicCounts: ['8: 9', '8: 1'],
    });
    expect(twice.json().details.fields).toEqual({ topicCounts: 'El tema 8 no existe o está repetido.' });
    const { id } = (
      await admin.send('POST', '/api/admin/official-exams', { ...exam, state: 'draft' })
    ).json();
    expect((await calls())[2].spread).toBeNull();
    await admin.send('POST', '/api/admin/official-exams/bulk', { ids: [id], action: 'publish' });
    expect((await calls())[2].spread.slice(0, 4)).toEqual([80, 0, 20, 0]);
    const built = (await student.build({ kind: 'mock', call: 40 })).json();
    expect(built).toMatchObject({ title: 'Simulacro oficial, como la 40.ª', limitSeconds: 3000 });
    const { questions } = (await student.start(built.id)).json();
    const topics = questions.map(({ topic }: { topic: number }) => topic);
    // Topic 1 has only 60 questions; the other topic that was asked fills up.
    expect([1, 2, 3].map((number) => topics.filter((topic: number) => topic === number).length)).toEqual([
      60, 0, 40,
    ]);
  });

  it('decide the share of each topic in a test', async () => {
    // Of somebody without a mock: its questions are in no test.
    student = await makeStudent(server);
    expect(await topicsOf(testOf({ count: 10, call: 40 }))).toEqual([8, 0, 2]);
    expect(await topicsOf(testOf({ count: 11, call: 'six-exams' }))).toEqual([3, 3, 5]);
    expect(await topicsOf(testOf({ count: 9 }))).toEqual([3, 3, 3]);
  });
});
