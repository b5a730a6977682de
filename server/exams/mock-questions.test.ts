import { randomUUID } from 'node:crypto';
import { OFFLINE_MS } from '@atalaya/core/review/answered-at';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { levelTest as levelTestTable } from '../review/review.tables';
import { makeSections } from '../syllabus/syllabus.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { PATH as ROOMS } from '../voice-rooms/voice-rooms.factory';
import { voiceRound } from '../voice-rooms/voice-rooms.tables';
import { makeStudent, testOf, type Visit } from './exam-request.factory';
import { changeOf, makeBank } from './exams.factory';

describe('the questions of a mock, until it is handed in', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
    await makeBank(server.db, [1, 2, 3], 40);
  });
  afterAll(() => server.close());

  const code = (answer: { statusCode: number; json(): { code: string } }) => [
    answer.statusCode,
    answer.json().code,
  ];
  const refused = [425, 'syllabus.asked-in-mock'];
  const single = (id: string, mode: string) =>
    testOf({ mode, count: 1, topics: undefined, about: { question: id } });
  const answer = (student: Visit, itemId: string) =>
    student.caller.send('POST', '/api/study/answers', {
      answers: [
        {
          id: randomUUID(),
          kind: 'question',
          itemId,
          choice: null,
          at: server.clock.now().toISOString(),
          durationMs: 900,
        },
      ],
    });
  const sheet = async (student: Visit) =>
    (await student.caller.get('/api/study/failures/sheet?state=all'))
      .json()
      .map(({ id }: { id: string }) => id);

  it('are in no other test of the same account, neither in one built before nor after', async () => {
    const student = await makeStudent(server);
    const before = await student.build(testOf({ mode: 'study', count: 100 }));
    const mock = await student.begin();
    const asked = new Set(mock.questions.map(({ questionId }) => questionId));
    const [first = ''] = asked;
    expect(code(await student.build(single(first, 'study')))).toEqual(refused);
    // 100 of 120 questions are in the mock, so that some of any 100 are.
    expect(code(await student.start(before.json().id))).toEqual(refused);
    const other = await student.begin(testOf({ count: 100 }));
    expect(other.questions).toHaveLength(20);
    expect(other.questions.some(({ questionId }) => asked.has(questionId))).toBe(false);
    await student.handIn(mock);
    expect((await student.build(single(first, 'study'))).statusCode).toBe(200);
  });

  it('are answered in no test that runs already, and its corrections wait', async () => {
    const student = await makeStudent(server);
    const done = await student.begin(testOf({ count: 100 }));
    await student.handIn(done);
    const running = await student.begin(testOf({ count: 100 }));
    const study = await student.begin(testOf({ mode: 'study', count: 100 }));
    const mock = await student.begin();
    const asked = new Set(mock.questions.map(({ questionId }) => questionId));
    const shared = running.questions.find(({ questionId }) => asked.has(questionId))?.position ?? 0;
    expect(code(await student.save(running.id, changeOf(shared, 'A')))).toEqual(refused);
    expect(code(await student.handIn(running))).toEqual(refused);
    expect(code(await student.review(done.id))).toEqual(refused);
    expect(code(await student.caller.get(`/api/exams/${done.id}/pdf?part=key`))).toEqual(refused);
    expect(code(await student.caller.get(`/api/exams/${study.id}`))).toEqual(refused);
    expect((await student.save(mock.id, changeOf(1, 'A'))).statusCode).toBe(200);
    await student.handIn(mock);
    expect((await student.save(running.id, changeOf(shared, 'A'))).statusCode).toBe(200);
    expect((await student.handIn(running)).statusCode).toBe(200);
    expect((await student.review(done.id)).statusCode).toBe(200);
  });

  it('are neither asked nor answered in the study, nor in the sheet of failures', async () => {
    const student = await makeStudent(server);
    const everything = await student.begin(testOf({ count: 100 }));
    await student.handIn(everything);
    for (const { questionId } of everything.questions) await answer(student, questionId);
    const mock = await student.begin();
    const asked = new Set(mock.questions.map(({ questionId }) => questionId));
    const [first = ''] = asked;
    expect(code(await answer(student, first))).toEqual(refused);
    const failed = await sheet(student);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.some((id: string) => asked.has(id))).toBe(false);
    const session = (await student.caller.get('/api/study/session?minutes=240')).json();
    const cards = session.stretches.flatMap((stretch: { cards: { id: string }[] }) => stretch.cards);
    expect(cards.some(({ id }: { id: string }) => asked.has(id))).toBe(false);
    const met = everything.questions.find(({ questionId }) => asked.has(questionId))?.questionId ?? '';
    expect(code(await student.caller.get(`/api/study/items/question/${met}`))).toEqual(refused);
    await student.handIn(mock);
    expect((await answer(student, first)).statusCode).toBe(200);
    expect((await sheet(student)).length).toBeGreaterThan(failed.length);
    expect((await student.caller.get(`/api/study/items/question/${met}`)).statusCode).toBe(200);
  });

  it('are in no level test, and wait in one that had asked them', async () => {
    const student = await makeStudent(server);
    const levelTest = async (path = '', body?: object) =>
      await student.caller.send('POST', `/api/level-test${path}`, body);
    const before = (await levelTest()).json();
    const mock = await student.begin();
    const asked = new Set(mock.questions.map(({ questionId }) => questionId));
    let state = (await levelTest()).json();
    let met = 0;
    for (; state.question; met += 1) {
      const { itemId } = state.question;
      expect(asked.has(itemId)).toBe(false);
      state = (await levelTest(`/${state.id}/answers`, { itemId, choice: null })).json();
    }
    expect(met).toBe(20);
    const [itemId = ''] = asked;
    const step = { id: randomUUID(), itemId, topic: 1, right: null, at: null, choice: null };
    await server.db
      .update(levelTestTable)
      .set({ steps: [step] })
      .where(eq(levelTestTable.id, before.id));
    const wait = () => levelTest(`/${before.id}/answers`, { itemId, choice: null });
    expect(code(await wait())).toEqual(refused);
    await student.handIn(mock);
    expect((await wait()).statusCode).toBe(200);
  });

  it('are in no round of a voice room, and leave the room its round when they are', async () => {
    const student = await makeStudent(server, { planTier: 'elite' });
    const room = (
      await student.caller.send('POST', ROOMS, { topic: 'Repaso', startsAt: null, seats: 2 })
    ).json();
    await student.caller.send('POST', `${ROOMS}/${room.id}/join`);
    const ask = async () =>
      (await student.caller.send('POST', `${ROOMS}/${room.id}/round`, { topic: null })).json();
    const choose = (roundId: string) =>
      student.caller.send('PUT', `${ROOMS}/${room.id}/round/answer`, { roundId, choice: 'B' });
    const mock = await student.begin();
    const asked = new Set(mock.questions.map(({ questionId }) => questionId));
    // Only twenty of 120 are not in the mock.
    for (let n = 0; n < 5; n += 1) {
      const { round } = await ask();
      expect(asked.has(round.questionId)).toBe(false);
    }
    const [questionId = ''] = asked;
    const { round } = await ask();
    await server.db.update(voiceRound).set({ questionId }).where(eq(voiceRound.roomId, room.id));
    expect(code(await choose(round.id))).toEqual(refused);
    expect((await student.caller.get(`${ROOMS}/${room.id}/round`)).json()).toEqual({ round: null });
    const [kept] = await server.db.select().from(voiceRound).where(eq(voiceRound.roomId, room.id));
    expect(kept?.answers).toEqual({});
    await student.handIn(mock);
    expect((await choose(round.id)).json().round.solution).not.toBeNull();
  });

  it('are quoted by no assistant to that account', async () => {
    await makeSections(server.db, 1, [{ id: 'detencion', title: 'La custodia', body: 'Un texto breve.' }]);
    const student = await makeStudent(server);
    const mock = await student.begin();
    const [asked] = mock.questions.filter(({ topic }) => topic === 1);
    const quoted = async ({ caller }: Visit): Promise<string[]> => {
      const body = { assistant: 'policial', question: asked?.stem };
      const { answer } = (await caller.send('POST', '/api/assistant/questions', body)).json();
      return answer.sources.map(({ title }: { title: string }) => title);
    };
    const stems = mock.questions.map(({ stem }) => stem);
    expect((await quoted(student)).filter((title) => stems.includes(title))).toEqual([]);
    expect(await quoted(await makeStudent(server))).toContain(asked?.stem);
    await student.handIn(mock);
    expect(await quoted(student)).toContain(asked?.stem);
  });

  it('are graded in no quiz of the day of that account', async () => {
    const student = await makeStudent(server);
    const mock = await student.begin();
    const { day, set } = (await student.caller.get('/api/quiz/today?set=1')).json();
    const grade = () => student.caller.send('POST', '/api/quiz/results', { day, set, answers: [] });
    expect(code(await grade())).toEqual(refused);
    await student.handIn(mock);
    expect((await grade()).statusCode).toBe(200);
  });

  it('have no key in the download of the own data', async () => {
    const student = await makeStudent(server);
    const done = await student.begin(testOf({ count: 100 }));
    await student.handIn(done);
    await student.review(done.id);
    const keys = async () => {
      const { examenes } = (await student.caller.get('/api/profile/data')).json();
      const rows: { questionId: string; key: string | null }[] = examenes.respuestas;
      return new Set(rows.flatMap(({ questionId, key }) => (key ? [questionId] : [])));
    };
    expect((await keys()).size).toBe(100);
    const mock = (await student.caller.send('POST', '/api/exams/downloads')).json();
    const asked: string[] = mock.questions.map(({ questionId }: { questionId: string }) => questionId);
    const shown = await keys();
    expect(asked.filter((id) => shown.has(id))).toEqual([]);
    expect(shown.size).toBeGreaterThan(0);
  });

  it('that waits on a device without network are kept back too, and not from others', async () => {
    const student = await makeStudent(server);
    const mock = (await student.caller.send('POST', '/api/exams/downloads')).json();
    const { questionId } = mock.questions[0];
    expect(code(await answer(student, questionId))).toEqual(refused);
    expect(code(await student.build(single(questionId, 'exam')))).toEqual(refused);
    expect((await answer(await makeStudent(server), questionId)).statusCode).toBe(200);
  });

  it('that was downloaded and never begun are free again after two weeks', async () => {
    const student = await makeStudent(server);
    const mock = (await student.caller.send('POST', '/api/exams/downloads')).json();
    const { questionId } = mock.questions[0];
    server.clock.advance(OFFLINE_MS - 1);
    expect(code(await answer(student, questionId))).toEqual(refused);
    server.clock.advance(1);
    expect((await answer(student, questionId)).statusCode).toBe(200);
    const running = await student.begin(testOf({ count: 100 }));
    const asked = new Set(mock.questions.map((one: { questionId: string }) => one.questionId));
    const shared = running.questions.find((one) => asked.has(one.questionId))?.position ?? 0;
    expect((await student.save(running.id, changeOf(shared, 'A'))).statusCode).toBe(200);
    expect((await student.start(mock.id)).json()).toMatchObject({ state: 'running' });
    expect(code(await answer(student, questionId))).toEqual(refused);
    expect(code(await student.save(running.id, changeOf(shared, 'B', 1)))).toEqual(refused);
  });
});
