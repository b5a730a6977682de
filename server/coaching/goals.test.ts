import { plusDays } from '@atalaya/core/review/days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visit } from '../exams/exam-request.factory';
import { makeBank } from '../exams/exams.factory';
import { newId } from '../platform/ids';
import { makeQuestion, makeSections } from '../syllabus/syllabus.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { countWeeks } from './counting';
import { type Person, peopleOf, startMonday } from './people.factory';

const MONDAY = '2026-11-16';
const goals = [
  { kind: 'topic', topic: 3, target: 2, note: '' },
  { kind: 'reading', topic: 3, target: 1, note: '' },
  { kind: 'reviews', topic: null, target: 2, note: '' },
  { kind: 'mock', topic: null, target: 1, note: '' },
  { kind: 'training', topic: null, target: 1, note: '' },
];

describe('the goals of a week', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
    await makeBank(server.db, [3, 4], 40);
    await makeSections(server.db, 3, [{ id: 'corona', title: 'La Corona', body: 'El Rey.' }]);
  });
  afterAll(() => server.close());
  beforeEach(() => startMonday(server));
  const { pair, mine, board } = peopleOf(() => server);

  const planned = async () => {
    const both = await pair();
    const path = `/api/coach/candidates/${both.student.id}/weeks/${MONDAY}`;
    expect((await both.tutor.caller.send('PUT', path, { note: '', goals })).statusCode).toBe(204);
    return both;
  };
  const done = async (student: Person): Promise<number[]> =>
    (await mine(student)).weeks[0].goals.map((goal: { done: number }) => goal.done);
  const study = async ({ caller }: Person) => {
    const { id } = await makeQuestion(server.db, { topic: 3 });
    const answer = { id: newId(), kind: 'question', itemId: id, choice: 'A', durationMs: 9_000 };
    const saved = await caller.send('POST', '/api/study/answers', {
      answers: [{ ...answer, at: server.clock.now().toISOString() }],
    });
    expect(saved.statusCode, saved.body).toBe(200);
  };
  const read = ({ caller }: Person, isRead: boolean) =>
    caller.send('PUT', '/api/topics/3/reading/sections/corona', { isRead });
  const sitMock = async ({ caller, id }: Person) => {
    const sitting = visit(caller, id);
    const paper = await sitting.begin();
    expect((await sitting.handIn(paper)).statusCode).toBe(200);
  };
  const train = ({ caller }: Person, id: string, day = MONDAY) =>
    caller.send('PUT', `/api/fitness/log/${id}`, {
      day,
      sessionKey: null,
      minutes: 50,
      effort: 6,
      metres: null,
      seconds: null,
      note: '',
      sleepHalfHours: null,
      pain: null,
    });

  it('are checked off one by one by what the candidate really does in the campus', async () => {
    const { student } = await planned();
    expect(await done(student)).toEqual([0, 0, 0, 0, 0]);
    await study(student);
    expect(await done(student)).toEqual([1, 0, 1, 0, 0]);
    await study(student);
    expect((await read(student, true)).statusCode).toBe(204);
    expect(await done(student)).toEqual([2, 1, 2, 0, 0]);
    const entry = newId();
    expect((await train(student, entry)).statusCode).toBe(204);
    expect(await done(student)).toEqual([2, 1, 2, 0, 1]);
    await sitMock(student);
    expect((await done(student))[3]).toBe(1);
    // What is taken back is not done any more.
    await read(student, false);
    await student.caller.send('DELETE', `/api/fitness/log/${entry}`);
    const after = await done(student);
    expect([after[1], after[4]]).toEqual([0, 0]);
  });

  it('do not count what was done in another week, nor show a coach the training that is not shared', async () => {
    const { tutor, student } = await planned();
    await train(student, newId(), plusDays(MONDAY, -1));
    await train(student, newId());
    expect((await done(student))[4]).toBe(1);
    const share = (scopes: string[]) => student.caller.send('PUT', '/api/coaching/mine/scopes', { scopes });
    const seen = async (): Promise<(number | null)[]> =>
      (await tutor.caller.get(`/api/coach/candidates/${student.id}`))
        .json()
        .weeks[0].goals.map((goal: { done: number | null }) => goal.done);
    expect(await seen()).toEqual([null, null, null, null, null]);
    await share(['progress']);
    expect(await seen()).toEqual([0, 0, 0, 0, null]);
    await share(['progress', 'training']);
    expect(await seen()).toEqual([0, 0, 0, 0, 1]);
    await countWeeks(server.kit);
    expect((await board(tutor))[0].goals).toMatchObject({ done: 1, all: 5 });
  });
});
