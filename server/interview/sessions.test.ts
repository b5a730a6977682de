import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../content/load-content';
import { openTestServer, type TestServer } from '../testing/test-server';
import { type Candidate, makeCandidate, makeInterviewContent } from './interview.factory';
import { readInterview } from './interview-library';

describe('an interview session', () => {
  let server: TestServer;
  let candidate: Candidate;

  beforeAll(async () => {
    server = await openTestServer();
    await makeInterviewContent(server.db);
    candidate = await makeCandidate(server);
  });
  afterAll(() => server.close());

  it('can be tried by a visitor with three questions and the rubric [2.1-17]', async () => {
    const samples = (await server.visitor().get('/api/interview/samples')).json();
    expect(samples.questions.map(({ competence }: { competence: string }) => competence)).toEqual([
      'socialization',
      'goals',
      'professional',
    ]);
    expect(samples.rubric.map(({ id }: { id: string }) => id)).toContain('delivery');
    expect(samples.total).toBe(30);
  });

  it('opens with the elite plan; below it the server says which plan is needed', async () => {
    const plus = await makeCandidate(server, { planTier: 'plus' });
    const refused = await plus.start();
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'request.tier', details: { needed: 'elite' } });
    expect(await plus.overview()).toMatchObject({ locked: 'elite', sessions: [] });
    expect(await candidate.overview()).toMatchObject({ locked: null });
  });

  it('has the length and the competences that were chosen', async () => {
    const chosen = ['personality', 'professional'];
    const { id } = (await candidate.start({ length: 8, competences: chosen })).json();
    const { answers, answerSeconds } = (await candidate.session(id)).json();
    expect(answerSeconds).toBe(90);
    expect(answers).toHaveLength(8);
    expect(
      new Set(answers.map((one: { question: { competence: string } }) => one.question.competence)),
    ).toEqual(new Set(chosen));
  });

  it('keeps ratings and notes, shows them again and turns them into progress', async () => {
    const { id } = (await candidate.start()).json();
    await candidate.answer(id, 1, { notes: 'Nombrar la fecha.' });
    await candidate.answer(id, 2, { ratings: { goals: 'low' } });
    expect((await candidate.caller.send('POST', `/api/interview/sessions/${id}/finish`)).statusCode).toBe(
      204,
    );
    const { answers, finishedAt } = (await candidate.session(id)).json();
    expect(answers[0]).toMatchObject({
      mode: 'audio',
      notes: 'Nombrar la fecha.',
      ratings: { goals: 'high', communication: 'mid' },
      recording: null,
    });
    expect(finishedAt).not.toBeNull();
    const { progress, sessions } = await candidate.overview();
    expect(progress.find((one: { dimension: string }) => one.dimension === 'goals')).toEqual({
      dimension: 'goals',
      answers: 2,
      recent: 0.5,
      before: null,
    });
    expect(sessions.find((one: { id: string }) => one.id === id)).toMatchObject({
      questions: 4,
      answered: 2,
      competences: ['goals'],
    });
  });

  it('refuses ratings of another competence or of the voice in a written answer, and changes nothing', async () => {
    const { id } = (await candidate.start()).json();
    for (const body of [
      { ratings: { personality: 'high' } },
      { mode: 'text', ratings: { goals: 'high', delivery: 'high' } },
    ]) {
      const refused = await candidate.answer(id, 1, body);
      expect(refused.json().code).toBe('interview.wrong-dimension');
    }
    expect((await candidate.session(id)).json().answers[0]).toMatchObject({ mode: null, ratings: {} });
  });

  it('is private: another user can neither read, change nor delete it', async () => {
    const id = await candidate.answered();
    const other = await makeCandidate(server);
    expect((await other.session(id)).statusCode).toBe(404);
    expect((await other.answer(id, 1, { notes: 'intruso' })).statusCode).toBe(404);
    expect((await other.caller.send('POST', `/api/interview/sessions/${id}/finish`)).statusCode).toBe(404);
    expect((await other.caller.send('DELETE', `/api/interview/sessions/${id}`)).statusCode).toBe(404);
    expect((await candidate.session(id)).json()).toMatchObject({ finishedAt: null });
    expect((await candidate.caller.send('DELETE', `/api/interview/sessions/${id}`)).statusCode).toBe(204);
    expect((await candidate.session(id)).statusCode).toBe(404);
  });

  it('is part of the personal data that a user downloads', async () => {
    const id = await candidate.answered();
    const { entrevista } = (await candidate.caller.get('/api/profile/data')).json();
    expect(entrevista.sesiones.map((one: { id: string }) => one.id)).toContain(id);
  });
});

describe('the files of content/interview', () => {
  it('are loaded: at least eighty questions, and the prompts of the biographical questionnaire', async () => {
    const root = await mkdtemp(join(tmpdir(), 'interview-'));
    const written = fileURLToPath(new URL('../../content/interview', import.meta.url));
    await cp(written, join(root, 'interview'), { recursive: true });
    const { library, faults } = await readInterview({ root });
    expect(faults).toEqual([]);
    const server = await openTestServer();
    await loadContent(server.kit, root);
    const questions = Object.values(library.questions).flat().length;
    expect((await server.visitor().get('/api/interview/samples')).json().total).toBe(questions);
    const demo = await makeCandidate(server, { planTier: null });
    const { prompts } = (await demo.caller.get('/api/interview/biodata')).json();
    expect(prompts).toHaveLength(library.biodata.length);
    await server.close();
    await rm(root, { recursive: true });
  });
});
