import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { makeQuestion, makeStatement } from '../syllabus/syllabus.factory';
import { putCurrent } from '../testing/put-current';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { makeStudent, testOf, type Visit } from './exam-request.factory';
import { changeOf } from './exams.factory';

const REASON = 'El tribunal ha revisado la plantilla.';
const NEEDED = { reason: 'Explica el motivo: lo verán los opositores.' };

let server: TestServer;
let admin: Caller;
let topic = 0;
let id: string;
let path: string;

beforeAll(async () => {
  server = await openTestServer();
  admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
});
afterAll(() => server.close());

beforeEach(async () => {
  topic += 1;
  server.clock.advance(61_000);
  ({ id } = await makeQuestion(server.db, { topic, section: null, reference: null, source: 'Apuntes' }));
  path = `/api/admin/questions/${id}`;
});

const record = async () => (await admin.get(path)).json();
async function change(given: object) {
  server.clock.advance(1_000);
  const answer = await putCurrent(admin, path, { ...(await record()), ...given });
  await server.jobs.run();
  return answer;
}
async function finish(student: Visit, choice: 'A' | 'B') {
  const paper = await student.begin(testOf({ topics: [topic], count: 1 }));
  await student.save(paper.id, changeOf(1, choice));
  await student.handIn(paper);
  return async () => (await student.result(paper.id)).json();
}
const published = async () => {
  const { items } = (await server.visitor().get('/api/corrections?pageSize=100')).json();
  return items.filter((item: { questionId: string }) => item.questionId === id);
};

describe('an admin who changes a key in the form', () => {
  it('can see how many finished exams and users it affects', async () => {
    const [one, two] = [await makeStudent(server), await makeStudent(server)];
    await finish(one, 'A');
    await finish(one, 'B');
    await finish(two, 'A');
    await two.begin(testOf({ topics: [topic], count: 1 }));
    expect((await admin.get(`${path}/impact`)).json()).toEqual({ exams: 3, users: 2 });
    expect((await one.caller.get(`${path}/impact`)).statusCode).toBe(403);
  });

  it('must give a reason, which readers see; without it nothing changes', async () => {
    const result = await finish(await makeStudent(server), 'A');
    for (const reason of [null, 'porque']) {
      const refused = await change({ answer: 'B', reason });
      expect([refused.statusCode, refused.json().details.fields]).toEqual([400, NEEDED]);
    }
    expect(await record()).toMatchObject({ answer: 'A', version: 1 });
    expect(await published()).toEqual([]);
    expect((await change({ answer: 'B', reason: REASON })).statusCode).toBe(200);
    expect(await published()).toMatchObject([{ oldKey: 'A', newKey: 'B', reason: REASON }]);
    expect(await result()).toMatchObject({ hits: 0, regrades: [{ newKey: 'B', reason: REASON }] });
  });

  it('needs no reason for words, for the order of the alternatives or for a draft that nobody was asked', async () => {
    const { options } = await record();
    expect((await change({ stem: '¿Y cuánto dura?' })).statusCode).toBe(200);
    const turned = { A: options.C, B: options.A, C: options.B };
    expect((await change({ options: turned, answer: 'B' })).statusCode).toBe(200);
    expect((await change({ state: 'draft' })).statusCode).toBe(200);
    expect((await change({ answer: 'A' })).statusCode).toBe(200);
    expect(await published()).toEqual([]);
  });

  it('must give a reason for a draft that was published before, and its exams are regraded', async () => {
    const result = await finish(await makeStudent(server), 'B');
    await change({ state: 'draft' });
    expect((await change({ answer: 'B' })).json().details.fields).toEqual(NEEDED);
    await change({ answer: 'B', reason: REASON });
    expect(await result()).toMatchObject({ hits: 1, errors: 0 });
  });

  it('may annul the question instead: it is withdrawn, and finished exams keep their grading', async () => {
    const student = await makeStudent(server);
    const result = await finish(student, 'A');
    expect((await change({ answer: 'B', grading: 'annul' })).json().details.fields).toEqual(NEEDED);
    expect((await change({ answer: 'B', grading: 'annul', reason: REASON })).json()).toMatchObject({
      answer: 'A',
      version: 1,
      deletedAt: expect.any(String),
    });
    expect(await result()).toMatchObject({ hits: 1, errors: 0, regrades: [] });
    expect(await published()).toMatchObject([{ oldKey: 'A', newKey: null, newAnswer: null, reason: REASON }]);
    const next = await student.build(testOf({ topics: [topic], count: 1 }));
    const started = next.statusCode < 300 ? await student.start(next.json().id) : next;
    expect(started.statusCode).toBeGreaterThanOrEqual(400);
  });

  it('must give a reason for a statement too', async () => {
    const statement = await makeStatement(server.db, { topic, section: null });
    const own = `/api/admin/true-false/${statement.id}`;
    const body = { ...(await admin.get(own)).json(), reference: null, source: 'Apuntes', answer: 'false' };
    expect((await putCurrent(admin, own, body)).json().details.fields).toEqual(NEEDED);
    expect((await putCurrent(admin, own, { ...body, reason: REASON })).statusCode).toBe(200);
  });
});

describe('an old version of a question', () => {
  it('is restored as a new version with a reason, and its key is regraded and published', async () => {
    const result = await finish(await makeStudent(server), 'A');
    const { stem } = await record();
    await change({ answer: 'B', stem: '¿Otra?', reason: REASON });
    expect(await result()).toMatchObject({ hits: 0 });
    const restore = (version: number, reason?: string) =>
      admin.send('POST', `${path}/versions/${version}/restore`, { reason });
    server.clock.advance(1_000);
    expect((await restore(1)).statusCode).toBe(400);
    expect((await restore(1, 'corto')).json().details.fields).toEqual(NEEDED);
    expect((await restore(9, REASON)).statusCode).toBe(404);
    const back = 'La primera plantilla era la buena.';
    expect((await restore(1, back)).json()).toEqual({ version: 3, keyCorrected: true, regraded: 1 });
    await server.jobs.run();
    expect(await record()).toMatchObject({ stem, answer: 'A', version: 3 });
    expect(await result()).toMatchObject({ hits: 1, errors: 0 });
    expect(await published()).toMatchObject([{ oldKey: 'B', newKey: 'A', reason: back }, { newKey: 'B' }]);
    expect((await restore(1, back)).json().code).toBe('syllabus.no-change');
  });
});
