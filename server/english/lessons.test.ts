import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { putCurrent } from '../testing/put-current';
import { openTestServer, type TestServer } from '../testing/test-server';
import { type Learner, makeCourse, makeLearner } from './english.factory';
import { englishAnswer } from './english.tables';

const text = (words: string) => ({ form: 'text', text: words });
const option = (words: string) => ({ form: 'option', option: words });

/** Every exercise of the first lesson with a right answer. */
const right: Record<string, object> = {
  'l01-e01': text('is'),
  'l01-e02': option('are'),
  'l01-e03': { form: 'words', words: ['where', 'are', 'you', 'from'] },
  'l01-e04': {
    form: 'pairs',
    pairs: [
      ['name', 'nombre'],
      ['age', 'edad'],
      ['street', 'calle'],
      ['city', 'ciudad'],
    ],
  },
  'l01-e05': text('they are at the police station'),
  'l01-e06': option('A las seis'),
  'l01-e07': text('I am not from here'),
  'l01-e08': text('are'),
};

describe('an English lesson', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
    await makeCourse(server.db);
  });
  afterAll(() => server.close());

  const storedOf = ({ userId }: Learner, exerciseId: string) =>
    server.db
      .select()
      .from(englishAnswer)
      .where(and(eq(englishAnswer.userId, userId), eq(englishAnswer.exerciseId, exerciseId)));

  it('is given without the answers of its exercises, and in the same order again', async () => {
    const student = await makeLearner(server);
    const lesson = (await student.lesson('l01')).json();
    expect(lesson).toMatchObject({ number: 1, round: 1, answers: [], isPassed: false, nextLessonId: 'l02' });
    expect(lesson.exercises).toHaveLength(8);
    expect(lesson.words.map(({ word }: { word: string }) => word)).toEqual(['police officer']);
    expect(JSON.stringify(lesson.exercises)).not.toMatch(/"answers?"|"explanation"|"pairs"/);
    expect((await student.lesson('l01')).json()).toEqual(lesson);
  });

  it('is passed with right answers, half a point at the second attempt', async () => {
    const student = await makeLearner(server);
    const wrong = await student.answer('l01', { exerciseId: 'l01-e01', response: text('are') });
    expect(wrong.json()).toMatchObject({
      correction: { isRight: false, solution: 'is', explanation: 'Es la forma correcta.' },
      isOver: false,
    });
    for (const [exerciseId, response] of Object.entries(right).slice(1))
      expect((await student.answer('l01', { exerciseId, response })).json().correction.isRight).toBe(true);
    const last = (
      await student.answer('l01', { exerciseId: 'l01-e01', attempt: 2, response: text('is') })
    ).json();
    expect(last).toMatchObject({
      isOver: true,
      score: { points: 7.5, total: 8, percent: 94, isPassed: true },
    });
    const overview = await student.overview();
    expect(overview.units[0].lessons[0]).toMatchObject({ status: 'passed', percent: 94 });
    expect(overview.levels[0]).toEqual({ level: 'A2', passed: 1, lessons: 1 });
    expect(overview.nextLessonId).toBe('l02');
    const grammar = overview.skills.find(({ skill }: { skill: string }) => skill === 'grammar');
    expect(grammar).toMatchObject({ answered: 5, percent: 80 });
  });

  it('can be repeated in another round, which keeps the best result', async () => {
    const student = await makeLearner(server);
    const both = [
      { exerciseId: 'l02-e01', response: text('is') },
      { exerciseId: 'l02-e02', response: option('are') },
    ];
    for (const answer of both) await student.answer('l02', answer);
    expect((await student.lesson('l02')).json()).toMatchObject({ round: 2, isPassed: true, answers: [] });
    await student.answer('l02', { exerciseId: 'l02-e01', response: text('no'), round: 2 });
    expect((await student.lesson('l02')).json()).toMatchObject({
      round: 2,
      answers: [{ exerciseId: 'l02-e01', attempt: 1, isRight: false }],
      isPassed: true,
    });
    const late = await student.answer('l02', { exerciseId: 'l02-e02', response: option('is') });
    expect([late.statusCode, late.json().code]).toEqual([409, 'english.other-round']);
  });

  it('takes an answer once, however often it is sent', async () => {
    const student = await makeLearner(server);
    const answer = { answerId: randomUUID(), exerciseId: 'l01-e01', response: text('are') };
    const first = await student.answer('l01', answer);
    expect((await student.answer('l01', answer)).json()).toEqual(first.json());
    expect(await storedOf(student, 'l01-e01')).toHaveLength(1);
  });

  it('refuses another answer after the solution was shown', async () => {
    const student = await makeLearner(server);
    await student.answer('l01', { exerciseId: 'l01-e02', response: option('is') });
    const again = await student.answer('l01', { exerciseId: 'l01-e02', response: option('are') });
    expect([again.statusCode, again.json().code]).toEqual([409, 'english.already-answered']);
    expect(await storedOf(student, 'l01-e02')).toMatchObject([{ isRight: false, attempt: 1 }]);
  });

  it('takes one of two answers that arrive together', async () => {
    const student = await makeLearner(server);
    const sent = await Promise.all(
      ['is', 'are'].map((word) => student.answer('l01', { exerciseId: 'l01-e02', response: option(word) })),
    );
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await storedOf(student, 'l01-e02')).toHaveLength(1);
  });

  it.each([
    ['of another form', 'l01-e01', option('is')],
    ['that was not offered', 'l01-e02', option('were')],
    ['with a word twice', 'l01-e03', { form: 'words', words: ['you', 'you', 'where', 'are'] }],
  ])('refuses an answer %s', async (_, exerciseId, response) => {
    const student = await makeLearner(server);
    const refused = await student.answer('l01', { exerciseId, response });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'english.not-an-answer']);
    expect(await storedOf(student, exerciseId)).toEqual([]);
  });

  it('accepts one wrong letter in a dictation and shows what differs in a translation', async () => {
    const student = await makeLearner(server);
    const dictation = await student.answer('l01', {
      exerciseId: 'l01-e05',
      response: text('they are at the police statoin'),
    });
    expect(dictation.json().correction).toMatchObject({
      isRight: true,
      slip: 'station',
      explanation: 'Están en la comisaría.',
    });
    const translation = await student.answer('l01', {
      exerciseId: 'l01-e07',
      response: text('I am from here'),
    });
    expect(translation.json().correction).toMatchObject({ isRight: false });
    expect(translation.json().correction.diff).toContainEqual({ kind: 'missing', expected: 'not' });
  });

  it('opens the first one to every plan and the others with Plus', async () => {
    const free = await makeLearner(server, { planTier: null });
    expect((await free.overview()).locked).toBe('plus');
    expect((await free.lesson('l01')).statusCode).toBe(200);
    const refused = await free.lesson('l02');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'english.locked']);
    const answered = await free.answer('l02', { exerciseId: 'l02-e01', response: text('is') });
    expect(answered.json().code).toBe('english.locked');
  });

  it('starts again when an admin resets its progress, and an admin can credit it', async () => {
    const student = await makeLearner(server);
    await student.answer('l02', { exerciseId: 'l02-e01', response: text('is') });
    const admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    const list = '/api/admin/english-progress';
    const email = (await student.caller.get('/api/auth/me')).json().email;
    const [found] = (await admin.get(`${list}?q=${encodeURIComponent(email)}`)).json().items;
    expect(found).toMatchObject({ lesson: 'The shift', status: 'open', round: 1 });
    await putCurrent(admin, `${list}/${found.id}`, { status: 'passed' });
    expect((await student.lesson('l02')).json().isPassed).toBe(true);
    expect((await admin.send('DELETE', `${list}/${found.id}`)).statusCode).toBe(204);
    expect((await student.lesson('l02')).json()).toMatchObject({ round: 2, answers: [], isPassed: false });
    const next = await student.answer('l02', { exerciseId: 'l02-e01', response: text('is'), round: 2 });
    expect(next.statusCode).toBe(200);
  });
});
