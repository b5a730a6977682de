import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { makeQuestion, makeStatement } from '../../syllabus/syllabus.factory';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { recordAnswers } from '../record';
import { studyAnswer } from '../review.factory';

const lists = '/api/question-lists';

describe("a user's named lists of questions", () => {
  let server: TestServer;
  let student: Caller;
  let other: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    for (const n of [1, 2, 3]) await makeQuestion(server.db, { id: `t01-q${n}`, topic: 1 });
    await makeStatement(server.db, { id: 't02-v1', topic: 2 });
    const { id } = await makeUser(server.db, { planTier: 'plus' });
    student = await server.signedIn(id);
    other = await server.signedIn((await makeUser(server.db)).id);
    await server.db.transaction((tx) =>
      recordAnswers(tx, id, [studyAnswer({ itemId: 't01-q1', topic: 1, outcome: 'wrong' })]),
    );
  });
  afterAll(() => server.close());

  const create = async (name: string, questionIds: string[] = []): Promise<string> =>
    (await student.send('POST', lists, { name, questionIds })).json().id;
  const include = (id: string, questionId: string, included = true, caller = student) =>
    caller.send('PUT', `${lists}/${id}/questions/${questionId}`, { included });
  const idsIn = async (id: string, query = '') =>
    (await student.get(`${lists}/${id}${query}`)).json().page.items.map((item: { id: string }) => item.id);

  it('hold a question in several lists, and show its text once it was answered', async () => {
    const [deadlines, courts] = [await create('  Plazos   cortos '), await create('Tribunales')];
    for (const id of [deadlines, courts]) await include(id, 't01-q1');
    server.clock.advance(1_000);
    await include(courts, 't02-v1');
    await include(courts, 't02-v1');
    expect((await student.get(lists)).json()).toEqual([
      { id: deadlines, name: 'Plazos cortos', questions: 1 },
      { id: courts, name: 'Tribunales', questions: 2 },
    ]);
    expect((await student.get('/api/questions/t02-v1/lists')).json()).toMatchObject([
      { name: 'Plazos cortos', included: false },
      { name: 'Tribunales', included: true },
    ]);
    expect((await student.get(`${lists}/${courts}`)).json().page.items).toMatchObject([
      { id: 't02-v1', kind: 'true-false', text: null, lastOutcome: null },
      { id: 't01-q1', kind: 'question', text: expect.stringMatching(/./), lastOutcome: 'wrong' },
    ]);
    await include(courts, 't02-v1', false);
    expect(await idsIn(courts)).toEqual(['t01-q1']);
  });

  it('are practised, and read page by page', async () => {
    const id = await create('Para el viernes', ['t01-q1', 't01-q3', 't02-v1', 'gone']);
    const session = (await student.get(`/api/study/session?only=all&list=${id}`)).json();
    const cards = session.stretches.flatMap(({ cards: own }: { cards: { id: string }[] }) => own);
    expect(cards.map((card: { id: string }) => card.id).toSorted()).toEqual(['t01-q1', 't01-q3', 't02-v1']);
    const first = (await student.get(`${lists}/${id}?limit=2`)).json();
    expect(first).toMatchObject({ questions: 3, page: { items: [{ id: 't02-v1' }, { id: 't01-q3' }] } });
    expect(await idsIn(id, `?limit=2&after=${encodeURIComponent(first.page.next)}`)).toEqual(['t01-q1']);
    const nobodys = await other.get(`/api/study/session?only=all&list=${id}`);
    expect(nobodys.json().stretches).toEqual([]);
  });

  it('are renamed, and keep different names', async () => {
    const id = await create('Fechas');
    await create('Nombres');
    expect((await student.send('PUT', `${lists}/${id}`, { name: 'fechas' })).json().name).toBe('fechas');
    for (const refused of [
      await student.send('PUT', `${lists}/${id}`, { name: 'NOMBRES' }),
      await student.send('POST', lists, { name: 'Fechas' }),
    ])
      expect(refused.json().code).toBe('review.list-name-taken');
    expect((await student.send('POST', lists, { name: '   ' })).statusCode).toBe(400);
  });

  it('are restored from what their deletion returns', async () => {
    const id = await create('Por borrar', ['t01-q2']);
    const deleted = (await student.send('DELETE', `${lists}/${id}`)).json();
    expect(deleted).toEqual({ name: 'Por borrar', questionIds: ['t01-q2'] });
    expect((await student.get(`${lists}/${id}`)).statusCode).toBe(404);
    expect(await idsIn((await student.send('POST', lists, deleted)).json().id)).toEqual(['t01-q2']);
  });

  it('belong to one user', async () => {
    const id = await create('Solo mía', ['t01-q1']);
    expect((await other.get(lists)).json()).toEqual([]);
    const refused = [
      await other.get(`${lists}/${id}`),
      await other.send('PUT', `${lists}/${id}`, { name: 'Suya' }),
      await other.send('DELETE', `${lists}/${id}`),
      await include(id, 't01-q2', true, other),
      await include(id, 't01-q1', false, other),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(await idsIn(id)).toEqual(['t01-q1']);
  });

  it('have a limit', async () => {
    const rest = 50 - (await student.get(lists)).json().length;
    for (let n = 0; n < rest; n += 1) await create(`Lista ${n}`);
    expect((await student.send('POST', lists, { name: 'Una más' })).json().code).toBe(
      'review.too-many-lists',
    );
  });
});
