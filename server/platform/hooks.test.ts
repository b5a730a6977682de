import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { makeQuestion } from '../syllabus/syllabus.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { defineHook, makeHooks } from './hooks';

describe('what a feature lets others add', () => {
  it('is read in the order of adding, the same key replaces, and other hooks have none of it', () => {
    const hooks = makeHooks();
    const numbers = defineHook<number>('numbers');
    hooks.add(numbers, 'one', 1);
    hooks.add(numbers, 'two', 2);
    hooks.add(numbers, 'one', 11);
    expect(hooks.all(numbers)).toEqual([11, 2]);
    expect(hooks.entries(numbers)).toEqual([
      ['one', 11],
      ['two', 2],
    ]);
    expect(hooks.get(numbers, 'two')).toBe(2);
    expect(hooks.get(numbers, 'three')).toBeUndefined();
    expect(hooks.all(defineHook<number>('numbers'))).toEqual([]);
    expect(makeHooks().all(numbers)).toEqual([]);
  });
});

describe('two servers in one process', () => {
  let first: TestServer;
  let second: TestServer;

  beforeAll(async () => {
    first = await openTestServer();
    second = await openTestServer();
  });
  afterAll(async () => {
    await first.close();
    await second.close();
  });

  it('do not share what was added: a corrected key queues the regrading where it was corrected', async () => {
    const { id } = await makeQuestion(first.db);
    const admin = await first.signedIn((await makeUser(first.db, { isAdmin: true })).id);
    await admin.send('POST', `/api/admin/questions/${id}/corrections`, {
      answer: 'C',
      reason: 'La reforma cambió el plazo del artículo 17.2.',
    });
    expect(first.jobs.waiting()).toContain('exams.regrade');
    expect(second.jobs.waiting()).not.toContain('exams.regrade');
  });
});
