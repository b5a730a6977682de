import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { makeBank } from '../exams.factory';

describe('the quiz of the day', () => {
  let server: TestServer;
  const quiz = async (set = 1) => (await server.visitor().get(`/api/quiz/today?set=${set}`)).json();
  const grade = (body: object) => server.visitor().send('POST', '/api/quiz/results', body);

  beforeAll(async () => {
    server = await openTestServer();
    await makeBank(server.db, [1, 2, 3], 20);
  });
  afterAll(() => server.close());

  it('is ten questions without their answers, the same for every visitor', async () => {
    const answer = await server.visitor().get('/api/quiz/today');
    expect(answer.json().questions).toHaveLength(10);
    expect(answer.body).not.toMatch(/artículo 17\.2|"key"|"answer"|explanation/);
    expect(await quiz()).toEqual(answer.json());
    expect((await quiz(2)).questions).not.toEqual(answer.json().questions);
    expect((await server.visitor().get('/api/quiz/today?set=6')).statusCode).toBe(400);
  });

  it('is graded by the official formula, with the reason of each key', async () => {
    const { day, set, questions } = await quiz();
    const answers = questions.slice(0, 8).map(({ id }: { id: string }, index: number) => ({
      id,
      choice: index < 6 ? 'A' : 'B',
    }));
    const result = (await grade({ day, set, answers })).json();
    expect(result).toMatchObject({ hits: 6, errors: 2, blanks: 2, score: 50_000 });
    expect(result.questions[6]).toMatchObject({ choice: 'B', key: 'A', reference: { article: '17' } });
    expect(result.questions[6].explanation.A).toBe('Así lo dice el artículo 17.2.');
  });

  it('tells no answer of another question, of another day or of another set', async () => {
    const { day, set } = await quiz();
    const foreign = await grade({ day, set, answers: [{ id: 'otra', choice: 'A' }] });
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'exams.not-in-exam']);
    const old = await grade({ day: '2026-11-10', set, answers: [] });
    expect([old.statusCode, old.json().code]).toEqual([409, 'exams.closed']);
    expect((await grade({ day, set: 9, answers: [] })).statusCode).toBe(400);
  });
});
