import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { setTierAsAdmin } from '../auth/grants';
import { candidateOf, makeInterviewContent, makeWebm } from '../interview/interview.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { codeOf as code, type Person, peopleOf, startMonday } from './people.factory';

const review = {
  ratings: { goals: 'mid', communication: 'high', coherence: 'high', delivery: 'mid' },
  keep: 'Las fechas.',
  change: 'Empieza por el resultado.',
  comments: [{ second: 2, text: 'Buen comienzo.' }],
};

describe('a rehearsed answer', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
    await makeInterviewContent(server.db);
  });
  afterAll(() => server.close());
  beforeEach(() => startMonday(server));
  const { coach, pair, board, notices } = peopleOf(() => server);

  const share = ({ caller }: Person, scopes: string[]) =>
    caller.send('PUT', '/api/coaching/mine/scopes', { scopes });
  const hand = async ({ caller, id }: Person) => candidateOf(caller, id).sent(await makeWebm(5));
  const read = ({ caller }: Person, id: string) => caller.get(`/api/coach/recordings/${id}`);
  const play = ({ caller }: Person, id: string) => caller.get(`/api/coach/recordings/${id}/media`);
  const answer = ({ caller }: Person, id: string, body: object = review) =>
    caller.send('POST', `/api/coach/recordings/${id}/review`, body);
  const all = async (person: Person, id: string) =>
    Promise.all([read(person, id), play(person, id), answer(person, id)]);

  it('is handed to the coach, who hears of it, plays it and answers; the candidate reads the review', async () => {
    const { tutor, student } = await pair();
    await share(student, ['interview']);
    const { id, sessionId } = await hand(student);
    expect(await notices(tutor)).toContain('Un ensayo de entrevista para revisar');
    expect((await board(tutor))[0]).toMatchObject({ recordings: 1 });
    const seen = (await tutor.caller.get(`/api/coach/candidates/${student.id}`)).json();
    expect(seen.recordings).toMatchObject([{ id, state: 'queued' }]);
    expect((await read(tutor, id)).json()).toMatchObject({
      student: 'Lucía',
      transcript: 'Un año suspendí.',
      review: null,
    });
    expect((await play(tutor, id)).headers['content-type']).toBe('audio/webm');
    expect((await answer(tutor, id)).statusCode).toBe(204);
    const { answers } = (await student.caller.get(`/api/interview/sessions/${sessionId}`)).json();
    expect(answers[0].recording).toMatchObject({ state: 'reviewed', review: { keep: 'Las fechas.' } });
    expect(await notices(student)).toContain('Tu entrevista está revisada');
    expect((await board(tutor))[0]).toMatchObject({ recordings: 0 });
    expect(code(await answer(tutor, id))).toBe('interview.not-in-queue');
  });

  it('stays free for everybody after a review that is refused', async () => {
    const { tutor, student } = await pair();
    await share(student, ['interview']);
    const { id } = await hand(student);
    const late = { ...review, comments: [{ second: 60, text: 'Fuera.' }] };
    expect(code(await answer(tutor, id, late))).toBe('interview.comment-outside');
    const admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    expect((await admin.send('POST', `/api/admin/interview-recordings/${id}/claim`)).statusCode).toBe(204);
    expect(code(await answer(tutor, id))).toBe('interview.claimed');
  });

  it('is nothing to a coach of other candidates', async () => {
    const { student } = await pair();
    await share(student, ['interview']);
    const { id } = await hand(student);
    const other = await coach({ displayName: 'Otro' });
    for (const refused of await all(other, id)) {
      expect(refused.statusCode).toBe(404);
      expect(refused.json()).toMatchObject({
        code: 'coaching.no-such-candidate',
        message: 'Esa persona no está entre tus candidatos ahora mismo.',
      });
    }
  });

  it('is not seen without consent, nor after it is withdrawn', async () => {
    const { tutor, student } = await pair();
    const { id } = await hand(student);
    expect(await notices(tutor)).not.toContain('Un ensayo de entrevista para revisar');
    expect((await board(tutor))[0]).toMatchObject({ recordings: 0 });
    await share(student, ['interview']);
    expect((await read(tutor, id)).statusCode).toBe(200);
    await share(student, ['progress']);
    for (const refused of await all(tutor, id))
      expect(refused.json()).toMatchObject({
        code: 'coaching.not-shared',
        message: 'La persona candidata no comparte eso contigo.',
      });
    const seen = (await tutor.caller.get(`/api/coach/candidates/${student.id}`)).json();
    expect(seen.recordings).toBeNull();
  });

  it('leaves the coach with Elite, before any job has run, and stays for the candidate', async () => {
    const { tutor, student } = await pair();
    await share(student, ['interview']);
    const { id, sessionId } = await hand(student);
    await answer(tutor, id);
    await setTierAsAdmin(server.db, student.id, 'plus', server.clock.now());
    for (const refused of await all(tutor, id)) expect(code(refused)).toBe('coaching.no-such-candidate');
    const { answers } = (await student.caller.get(`/api/interview/sessions/${sessionId}`)).json();
    expect(answers[0].recording.review).toMatchObject({ keep: 'Las fechas.' });
  });
});
