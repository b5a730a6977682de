import { DAY_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { type Candidate, makeCandidate, makeInterviewContent, makeWebm } from './interview.factory';
import { chunkKey, deleteOldRecordings } from './recording-files';

const REVIEW = {
  ratings: { goals: 'mid', communication: 'high', coherence: 'high', delivery: 'mid' },
  keep: 'Las fechas.',
  change: 'Empieza por el resultado.',
  comments: [
    { second: 8, text: 'Aquí te aceleras.' },
    { second: 2, text: 'Buen comienzo.' },
  ],
};

describe('the review of a recording', () => {
  let server: TestServer;
  let candidate: Candidate;
  let admin: Caller;
  let colleague: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    await makeInterviewContent(server.db);
    const adminOf = async (displayName: string) =>
      server.signedIn((await makeUser(server.db, { isAdmin: true, displayName })).id);
    [admin, colleague] = [await adminOf('Ana'), await adminOf('Luis')];
    candidate = await makeCandidate(server, { displayName: 'Lucía' });
  });
  afterAll(() => server.close());

  const path = '/api/admin/interview-recordings';
  const act = (who: Caller, id: string, action: string, body?: object) =>
    who.send('POST', `${path}/${id}/${action}`, body);

  it('is for admins', async () => {
    expect((await candidate.caller.get(path)).statusCode).toBe(403);
  });

  it('is made by the admin who took it; the student is notified and sees it', async () => {
    const { id, sessionId } = await candidate.sent(await makeWebm(10));
    const queue = (await admin.get(path)).json();
    expect(queue.items[0]).toMatchObject({
      id,
      student: 'Lucía',
      competence: 'goals',
      seconds: 10,
      state: 'queued',
      dueAt: '2026-11-18T10:00:00.000Z',
    });
    expect((await act(admin, id, 'review', REVIEW)).json().code).toBe('interview.not-claimed');
    expect((await act(admin, id, 'claim')).statusCode).toBe(204);
    expect((await act(colleague, id, 'claim')).json().code).toBe('interview.claimed');
    expect((await act(colleague, id, 'release')).json().code).toBe('interview.not-claimed');
    expect((await act(colleague, id, 'review', REVIEW)).json().code).toBe('interview.not-claimed');

    const opened = (await admin.get(`${path}/${id}`)).json();
    expect(opened).toMatchObject({ isMine: true, transcript: 'Un año suspendí.', review: null });
    // The reviewer rates without knowing the student's ratings.
    expect(opened).not.toHaveProperty('ratings');
    expect((await admin.get(`/api/interview/recordings/${id}/media`)).statusCode).toBe(200);

    const late = { ...REVIEW, comments: [{ second: 11, text: 'Tarde.' }] };
    expect((await act(admin, id, 'review', late)).json().code).toBe('interview.comment-outside');
    const half = { ...REVIEW, ratings: { goals: 'mid' } };
    expect((await act(admin, id, 'review', half)).json().code).toBe('interview.wrong-dimension');
    expect((await candidate.session(sessionId)).json().answers[0].recording).toMatchObject({ review: null });

    expect((await act(admin, id, 'review', REVIEW)).statusCode).toBe(204);
    expect((await act(admin, id, 'review', REVIEW)).json().code).toBe('interview.not-in-queue');
    const { recording } = (await candidate.session(sessionId)).json().answers[0];
    expect(recording).toMatchObject({ state: 'reviewed', endsAt: '2027-02-13T10:00:00.000Z' });
    expect(recording.review.comments.map(({ second }: { second: number }) => second)).toEqual([2, 8]);
    const { items } = (await candidate.caller.get('/api/notifications')).json();
    expect(items[0]).toMatchObject({
      title: 'Tu entrevista está revisada',
      url: `/campus-estudio/entrevista/${sessionId}?pregunta=1`,
    });
    expect((await candidate.answer(sessionId, 1)).json().code).toBe('interview.in-review');
    expect((await admin.get(`${path}?view=reviewed`)).json().items[0]).toMatchObject({ id });
  });

  it('can be returned to the queue by the one who took it, and taken by another', async () => {
    const { id } = await candidate.sent(await makeWebm(3));
    await act(admin, id, 'claim');
    expect((await act(admin, id, 'release')).statusCode).toBe(204);
    expect((await act(colleague, id, 'claim')).statusCode).toBe(204);
  });

  it('stays when the recording is deleted, 90 days later or at once by its owner', async () => {
    const reviewed = async () => {
      const sent = await candidate.sent(await makeWebm(10));
      await act(admin, sent.id, 'claim');
      await act(admin, sent.id, 'review', REVIEW);
      return sent;
    };
    const [old, own] = [await reviewed(), await reviewed()];
    expect((await candidate.remove(own.id)).statusCode).toBe(204);
    server.clock.advance(91 * DAY_MS);
    await deleteOldRecordings(server.kit);
    await server.jobs.run();
    for (const { id, sessionId } of [old, own]) {
      expect(await server.kit.files.get(chunkKey(id, 0))).toBeUndefined();
      const { answers } = (
        await (await server.signedIn(candidate.userId)).get(`/api/interview/sessions/${sessionId}`)
      ).json();
      expect(answers[0].recording).toMatchObject({ isFileDeleted: true, review: { keep: 'Las fechas.' } });
    }
  });
});
