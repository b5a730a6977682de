import { tours } from '@atalaya/core/media/tutorials/tours';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { user } from '../../auth/auth.tables';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { tutorialProgress } from './tutorials.tables';

const PATH = '/api/tutorials';

describe('the progress in the tutorials', () => {
  let server: TestServer;
  let learner: Caller;
  let learnerId: string;
  const save = (tour: string, body: { step: number; isDone: boolean }) =>
    learner.send('PUT', `${PATH}/${tour}`, body);

  beforeAll(async () => {
    server = await openTestServer();
    learnerId = (await makeUser(server.db)).id;
    learner = await server.signedIn(learnerId);
  });
  afterAll(() => server.close());

  it('is kept where a tour was left, and a finished one stays finished [2.1-25]', async () => {
    expect((await save('test', { step: 2, isDone: false })).json()).toEqual({
      tour: 'test',
      step: 2,
      isDone: false,
    });
    await save('test', { step: 3, isDone: true });
    await save('test', { step: 3, isDone: true });
    expect((await save('test', { step: 0, isDone: false })).json()).toEqual({
      tour: 'test',
      step: 0,
      isDone: true,
    });
    expect((await learner.get(PATH)).json()).toEqual([{ tour: 'test', step: 0, isDone: true }]);
  });

  it('is of its owner alone', async () => {
    const other = await server.signedIn((await makeUser(server.db)).id);
    expect((await other.get(PATH)).json()).toEqual([]);
  });

  it('refuses tours that do not exist and steps that are none', async () => {
    expect((await save('nada', { step: 0, isDone: false })).statusCode).toBe(404);
    expect((await save('foro', { step: -1, isDone: false })).statusCode).toBe(400);
    expect((await save('foro', { step: 40, isDone: false })).json().step).toBe(1);
  });

  it('is part of what the user downloads, and goes with the account', async () => {
    const data = (await learner.get('/api/profile/data')).json();
    expect(JSON.stringify(data)).toContain('"tour":"foro"');
    await server.db.delete(user).where(eq(user.id, learnerId));
    expect(await server.db.select().from(tutorialProgress)).toEqual([]);
  });
});

describe('the tutorials', () => {
  it('are at least fifteen, each with an id of its own and two steps or more', () => {
    expect(tours.length).toBeGreaterThanOrEqual(15);
    expect(new Set(tours.map(({ id }) => id)).size).toBe(tours.length);
    expect(tours.filter(({ steps }) => steps.length < 2)).toEqual([]);
  });
});
