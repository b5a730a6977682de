import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeCourse, makeLearner } from './english.factory';

describe('the placement test', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
    await makeCourse(server.db);
  });
  afterAll(() => server.close());

  it('asks fifteen questions, free for every plan, and places the user', async () => {
    const student = await makeLearner(server, { planTier: null });
    let state = (await student.startPlacement()).json();
    const { id } = state;
    const seen = new Set<string>();
    while (state.item) {
      expect(JSON.stringify(state)).not.toContain('"answer"');
      seen.add(state.item.id);
      state = (await student.answerPlacement(id, state.item.id, 'goes')).json();
    }
    expect(seen.size).toBe(15);
    expect(state).toMatchObject({ answered: 15, result: { level: 'B2', lessonId: 'l01' } });
    expect((await student.overview()).placement).toEqual(state.result);
    expect((await student.caller.get('/api/english/placement')).json()).toEqual(state);
  });

  it('finds who has not reached A2 yet', async () => {
    const student = await makeLearner(server);
    let state = (await student.startPlacement()).json();
    while (state.item) state = (await student.answerPlacement(state.id, state.item.id, null)).json();
    expect(state.result).toMatchObject({ level: 'A1', lessonId: 'l01' });
  });

  it('continues where it was left, and takes each answer once', async () => {
    const student = await makeLearner(server);
    const { id, item } = (await student.startPlacement()).json();
    const next = (await student.answerPlacement(id, item.id, 'goes')).json();
    expect((await student.startPlacement()).json()).toEqual(next);
    expect((await student.answerPlacement(id, item.id, 'goes')).json()).toEqual(next);
    const changed = await student.answerPlacement(id, item.id, 'go');
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'english.already-answered']);
  });

  it('refuses an option or a question that was not given, and another user', async () => {
    const student = await makeLearner(server);
    const { id, item } = (await student.startPlacement()).json();
    expect((await student.answerPlacement(id, item.id, 'went')).json().code).toBe('english.not-an-answer');
    expect((await student.answerPlacement(id, 'placement-a1-99', 'go')).json().code).toBe(
      'english.other-item',
    );
    const stranger = await makeLearner(server);
    expect((await stranger.answerPlacement(id, item.id, 'go')).statusCode).toBe(404);
    expect((await student.startPlacement()).json()).toMatchObject({ answered: 0 });
  });
});
