import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { makeStudent } from '../exam-request.factory';
import { changeOf, makeBank } from '../exams.factory';

describe('an official exam', () => {
  let server: TestServer;
  let admin: Caller;
  let ids: string[];

  beforeAll(async () => {
    server = await openTestServer();
    await makeBank(server.db, [1, 2], 20);
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    const { items } = (await admin.get('/api/admin/questions?pageSize=100')).json();
    ids = items.map(({ id }: { id: string }) => id).slice(0, 30);
  });
  afterAll(() => server.close());

  const make = async (given: object) =>
    (
      await admin.send('POST', '/api/admin/official-exams', {
        year: 2025,
        call: 'XLI',
        title: 'Examen de la 41.ª',
        heldOn: '2025-03-01',
        questionIds: ids,
        ...given,
      })
    ).json();
  const list = async (caller: Caller) => (await caller.get('/api/official-exams')).json();
  const begin = (caller: Caller, id: string) => caller.send('POST', `/api/official-exams/${id}/begin`);

  it('finds the chosen questions by their ids for the picker', async () => {
    const [first = '', second = ''] = ids;
    const found = (await admin.get(`/api/admin/questions?ids=${first},${second}`)).json();
    expect(found.items.map(({ id }: { id: string }) => id).sort()).toEqual([first, second].sort());
  });

  it('is taken once it is published, in the order of the admin, as often as the student likes', async () => {
    const order = [...ids].reverse();
    const { id } = await make({ state: 'draft', questionIds: order });
    const student = await makeStudent(server);
    expect((await list(student.caller)).items).toEqual([]);
    expect((await begin(student.caller, id)).statusCode).toBe(404);
    await admin.send('POST', '/api/admin/official-exams/bulk', { ids: [id], action: 'publish' });
    expect(await list(student.caller)).toMatchObject({
      locked: null,
      items: [
        {
          id,
          title: 'Examen de la 41.ª',
          heldOn: '2025-03-01',
          questions: 30,
          seconds: 900,
          cutOff: { score: 77_272, isApproximate: false },
          runningId: null,
          attempts: [],
        },
      ],
    });
    const { examId } = (await begin(student.caller, id)).json();
    const paper = (await student.start(examId)).json();
    expect(paper.questions.map(({ questionId }: { questionId: string }) => questionId)).toEqual(order);
    expect((await list(student.caller)).items[0].runningId).toBe(examId);
    for (const position of [1, 2, 3]) await student.save(examId, changeOf(position, 'A'));
    await student.handIn(paper, { elapsedMs: 1000 });
    const after = (await list(student.caller)).items[0];
    expect(after).toMatchObject({ runningId: null, attempts: [{ examId, score: 10_000 }] });
    expect((await begin(student.caller, id)).statusCode).toBe(200);
    const other = await makeStudent(server);
    expect((await list(other.caller)).items[0].attempts).toEqual([]);
  });

  it('needs the plan of the full mocks', async () => {
    const { id } = await make({ year: 2024, call: 'XXXVII' });
    const student = await makeStudent(server, { planTier: 'basico' });
    const shown = await list(student.caller);
    expect(shown.locked).toBe('plus');
    expect(shown.items.find((item: { id: string }) => item.id === id).cutOff).toBeNull();
    const refused = await begin(student.caller, id);
    expect([refused.statusCode, refused.json().details]).toEqual([403, { needed: 'plus' }]);
  });
});
