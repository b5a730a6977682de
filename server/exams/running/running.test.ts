import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { makeStudent, testOf, type Visit } from '../exam-request.factory';
import { makeBank } from '../exams.factory';

describe('a running exam', () => {
  let server: TestServer;
  let student: Visit;

  beforeAll(async () => {
    server = await openTestServer();
    await makeBank(server.db, [1, 2], 12);
    student = await makeStudent(server);
  });
  afterAll(() => server.close());

  const running = async (visit: Visit) => (await visit.caller.get('/api/exams/running')).json();

  it('can be continued by its user, with the time of the server, until it is handed in', async () => {
    expect(await running(student)).toMatchObject({ exam: null });
    const untimed = await student.begin(testOf({ minutes: 0 }));
    expect((await running(student)).exam).toMatchObject({ id: untimed.id, deadlineAt: null });
    const timed = await student.begin(testOf({ minutes: 20 }));
    expect(await running(student)).toEqual({
      exam: { id: timed.id, kind: 'test', title: timed.title, deadlineAt: timed.deadlineAt },
      now: timed.now,
    });
    expect((await running(await makeStudent(server))).exam).toBeNull();
    await student.handIn(timed);
    expect((await running(student)).exam.id).toBe(untimed.id);
    await student.handIn(untimed);
    expect((await running(student)).exam).toBeNull();
  });

  it('is not offered once its time is over', async () => {
    await student.begin(testOf({ minutes: 20 }));
    server.clock.advance(20 * MINUTE_MS);
    expect((await running(student)).exam).toBeNull();
  });
});
