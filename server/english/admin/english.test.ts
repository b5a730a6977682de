import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { putCurrent } from '../../testing/put-current';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { makeLearner } from '../english.factory';
import { englishSource } from '../english-source';

const files = { root: fileURLToPath(new URL('../../../content', import.meta.url)) };

describe('the admin of the English course', () => {
  let server: TestServer;
  let admin: Caller;
  const load = () =>
    englishSource.load(server.db, {
      files,
      changed: ['english'],
      gone: [],
      now: server.clock.now(),
      hooks: server.kit.hooks,
    });

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    expect(await load()).toEqual([]);
  });
  afterAll(() => server.close());

  const exercise = {
    lessonId: 'l01',
    position: 20,
    kind: 'gap',
    skill: 'grammar',
    prompt: 'We ___ ready. (be)',
    answers: ['are'],
    explanation: 'Con we, are.',
  };

  it('counts what the files brought', async () => {
    const figures = (await admin.get('/api/admin/english')).json();
    expect(figures).toMatchObject({ units: 9, lessons: 34, students: 0, passed: 0 });
    expect(figures.words).toBeGreaterThanOrEqual(1200);
    expect(figures.categories).toBeGreaterThanOrEqual(20);
    expect(figures.exercises).toBeGreaterThanOrEqual(34 * 8);
  });

  it('adds an exercise that students then get, and withdraws it', async () => {
    const student = await makeLearner(server);
    const size = async () => (await student.lesson('l01')).json().exercises.length;
    const before = await size();
    const { id } = (await admin.send('POST', '/api/admin/english-exercises', exercise)).json();
    expect(await size()).toBe(before + 1);
    const given = await student.answer('l01', { exerciseId: id, response: { form: 'text', text: 'are' } });
    expect(given.json().correction).toMatchObject({ isRight: true, explanation: 'Con we, are.' });
    await admin.send('DELETE', `/api/admin/english-exercises/${id}`);
    expect(await size()).toBe(before);
  });

  it.each([
    ['without a gap', { prompt: 'We are ready.' }, 'prompt'],
    ['without an answer', { answers: [] }, 'answers'],
    ['with an answer that cannot be read', { answers: ['(are'] }, 'answers'],
    ['of an unknown lesson', { lessonId: 'l99' }, 'lessonId'],
    ['with few options', { kind: 'choice', options: ['are', 'is'] }, 'options'],
  ])('refuses an exercise %s', async (_, change, field) => {
    const refused = await admin.send('POST', '/api/admin/english-exercises', { ...exercise, ...change });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().details.fields)).toContain(field);
  });

  it.each([
    ['english-words', { categoryId: 'nothing' }, 'categoryId'],
    ['english-units', { lessons: ['l99'] }, 'lessons'],
    ['english-placement-items', { answer: 'were' }, 'answer'],
  ])('refuses what does not fit in %s', async (name, change, field) => {
    const [record] = (await admin.get(`/api/admin/${name}?pageSize=1`)).json().items;
    const refused = await admin.send('POST', `/api/admin/${name}`, { ...record, id: undefined, ...change });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().details.fields)).toContain(field);
  });

  it('keeps an edit while the file is unchanged', async () => {
    const path = '/api/admin/english-lessons/l02';
    const { title: _, ...lesson } = (await admin.get(path)).json();
    await putCurrent(admin, path, { ...lesson, title: 'The night shift' });
    expect(await load()).toEqual([]);
    const student = await makeLearner(server);
    expect((await student.lesson('l02')).json().title).toBe('The night shift');
  });

  it('gives words that were added together in the order of their category', async () => {
    const student = await makeLearner(server);
    const { added } = (await student.addWords('patrol', 10)).json();
    const { stretches } = await student.session('?kind=word');
    const asked = stretches.flatMap(({ cards }: { cards: { id: string }[] }) => cards.map(({ id }) => id));
    expect(asked).toEqual(added.map((id: string) => `${id}.en`));
  });

  it('is closed to students', async () => {
    const student = await makeLearner(server);
    for (const path of ['english', 'english-words', 'english-progress'])
      expect((await student.caller.get(`/api/admin/${path}`)).statusCode).toBe(403);
  });
});
