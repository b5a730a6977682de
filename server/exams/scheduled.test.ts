import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { putCurrent } from '../testing/put-current';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { makeStudent } from './exam-request.factory';
import { changeOf, makeBank } from './exams.factory';

const draft = {
  title: 'Simulacro de noviembre',
  opensAt: '2026-11-20T09:00:00.000Z',
  closesAt: '2026-11-20T12:00:00.000Z',
  questions: 10,
  topics: ['1', '2'],
  tier: 'basico',
};

describe('a scheduled mock', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    await makeBank(server.db, [1, 2, 3], 20);
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  });
  afterAll(() => server.close());
  beforeEach(() => server.clock.set(new Date('2026-11-19T09:00:00Z')));

  const make = async (given: object = {}) =>
    (await admin.send('POST', '/api/admin/scheduled-mocks', { ...draft, ...given })).json();
  const enter = async (caller: Caller, id: string) => {
    const reply = await caller.send('POST', `/api/scheduled-mocks/${id}/enter`);
    return reply.json();
  };
  const seen = async (caller: Caller, id: string) => {
    const { items } = (await caller.get('/api/scheduled-mocks?pageSize=100')).json();
    return items.find((item: { id: string }) => item.id === id);
  };
  const at = (time: string) => server.clock.set(new Date(`2026-11-20T${time}:00Z`));

  it('is created, changed and deleted by an admin; invalid input is refused with its field', async () => {
    const { id, topics } = await make();
    expect(topics).toEqual([1, 2]);
    const changed = await putCurrent(admin, `/api/admin/scheduled-mocks/${id}`, { ...draft, title: 'Otro' });
    expect(changed.json().title).toBe('Otro');
    const refused = await admin.send('POST', '/api/admin/scheduled-mocks', {
      ...draft,
      closesAt: draft.opensAt,
    });
    expect(refused.json().details.fields).toEqual({ closesAt: 'Debe cerrarse después de abrirse.' });
    const { caller } = await makeStudent(server);
    expect(await seen(caller, id)).toMatchObject({ stage: 'coming', title: 'Otro' });
    await admin.send('DELETE', `/api/admin/scheduled-mocks/${id}`);
    expect(await seen(caller, id)).toBeUndefined();
  });

  it('opens in its window, to those it is for, once', async () => {
    const { id } = await make();
    const student = await makeStudent(server, { planTier: 'basico' });
    expect((await enter(student.caller, id)).code).toBe('exams.not-open');
    at('09:30');
    const free = await makeStudent(server, { planTier: null });
    expect((await enter(free.caller, id)).code).toBe('request.tier');
    const { examId } = await enter(student.caller, id);
    const paper = await student.read(examId);
    expect(paper).toMatchObject({ state: 'running', size: 10, title: draft.title });
    expect(new Set(paper.questions.map(({ topic }) => topic))).toEqual(new Set([1, 2]));
    // Entering again continues the same attempt.
    expect((await enter(student.caller, id)).examId).toBe(examId);
    await student.handIn(paper, { elapsedMs: 1000 });
    expect((await enter(student.caller, id)).code).toBe('exams.no-attempts-left');
    at('12:00');
    const late = await makeStudent(server);
    expect((await enter(late.caller, id)).code).toBe('exams.closed');
  });

  it('shows its score at once, and its keys to nobody before the closing', async () => {
    const { id } = await make();
    at('09:30');
    const student = await makeStudent(server);
    const { examId } = await enter(student.caller, id);
    await student.handIn(await student.read(examId), { elapsedMs: 1000 });
    expect((await student.result(examId)).json()).toMatchObject({ keysAt: draft.closesAt, score: 0 });
    const keys = () =>
      Promise.all([student.review(examId), student.caller.get(`/api/exams/${examId}/pdf?part=key`)]);
    for (const reply of await keys()) expect(reply.json().code).toBe('exams.keys-wait');
    expect((await student.caller.get(`/api/exams/${examId}/pdf?part=paper`)).statusCode).toBe(200);
    const { examenes } = (await student.caller.get('/api/profile/data')).json();
    expect(examenes.respuestas.every(({ key }: { key: string | null }) => key === null)).toBe(true);
    at('12:00');
    for (const reply of await keys()) expect(reply.statusCode).toBe(200);
    expect((await student.result(examId)).json().keysAt).toBeNull();
  });

  it('who enters late has until the closing', async () => {
    const { id } = await make();
    at('11:58');
    const student = await makeStudent(server);
    const { examId } = await enter(student.caller, id);
    expect((await student.read(examId)).deadlineAt).toBe('2026-11-20T12:00:00.000Z');
  });

  it('asks everyone the same, and after the closing says the position among all', async () => {
    const { id } = await make();
    at('09:30');
    const students = [await makeStudent(server), await makeStudent(server), await makeStudent(server)];
    const papers = [];
    for (const [index, student] of students.entries()) {
      const { examId } = await enter(student.caller, id);
      const paper = await student.read(examId);
      papers.push(paper);
      for (const position of index === 0 ? [1] : [1, 2]) await student.save(examId, changeOf(position, 'A'));
      await student.handIn(paper, { elapsedMs: 1000 });
    }
    const asked = papers.map(({ questions }) => questions.map(({ questionId }) => questionId).join());
    expect(new Set(asked).size).toBe(1);
    const [first, second] = students;
    expect((await seen(first?.caller ?? admin, id)).result).toBeNull();
    at('12:01');
    expect((await seen(first?.caller ?? admin, id)).result).toEqual({
      score: 10_000,
      position: 3,
      of: 3,
      best: 20_000,
      median: 20_000,
    });
    expect((await seen(second?.caller ?? admin, id)).result).toMatchObject({ position: 1 });
    const other = await makeStudent(server);
    expect(await seen(other.caller, id)).toMatchObject({ result: null, participants: 3, stage: 'closed' });
  });

  it('what somebody has taken keeps its questions and topics; its title may change', async () => {
    const { id } = await make();
    at('09:30');
    const student = await makeStudent(server);
    await enter(student.caller, id);
    const refused = await putCurrent(admin, `/api/admin/scheduled-mocks/${id}`, { ...draft, questions: 20 });
    expect(refused.json().details.fields).toHaveProperty('questions');
    const fine = await putCurrent(admin, `/api/admin/scheduled-mocks/${id}`, { ...draft, title: 'Nuevo' });
    expect([fine.statusCode, fine.json().participants]).toEqual([200, 1]);
  });
});
