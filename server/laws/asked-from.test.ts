import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { loadContent } from '../content/load-content';
import type { ContentFolder } from '../syllabus/content/content-folder.factory';
import { makeQuestion, makeStatement } from '../syllabus/syllabus.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { makeLawFolder } from './laws.factory';

const about = { law: 'constitucion', article: '57' };

describe('a question about a law that is not in force yet', () => {
  let server: TestServer;
  let folder: ContentFolder;
  let student: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    folder = await makeLawFolder();
    await loadContent(server.kit, folder.root);
    await makeQuestion(server.db, { id: 't03-q601', topic: 3, reference: about });
    const later = { topic: 3, reference: about, askedFrom: '2026-12-01' };
    await makeQuestion(server.db, { id: 't03-q602', ...later });
    await makeStatement(server.db, { id: 't03-v602', ...later });
    student = await server.signedIn((await makeUser(server.db, { planTier: 'plus' })).id);
  });
  afterAll(async () => {
    await folder.remove();
    await server.close();
  });

  const drawn = async (): Promise<string[]> => {
    const order = { kind: 'test', mode: 'study', count: 10, about };
    const { id } = (await student.send('POST', '/api/exams', order)).json();
    const { questions } = (await student.send('POST', `/api/exams/${id}/start`)).json();
    return questions.map(({ questionId }: { questionId: string }) => questionId).sort();
  };
  const statements = async (): Promise<string[]> =>
    (await student.get('/api/topics/3/true-false-questions')).json().map(({ id }: { id: string }) => id);

  it('is not asked the evening before', async () => {
    server.clock.set(new Date('2026-11-30T22:59:00Z'));
    expect(await drawn()).toEqual(['t03-q601']);
    expect(await statements()).not.toContain('t03-v602');
  });

  it('is asked from that day on, as it begins in Spain', async () => {
    server.clock.set(new Date('2026-11-30T23:01:00Z'));
    expect(await drawn()).toEqual(['t03-q601', 't03-q602']);
    expect(await statements()).toContain('t03-v602');
  });
});
