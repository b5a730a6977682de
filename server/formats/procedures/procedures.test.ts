import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { annulQuestions } from '../../syllabus/question-store';
import { makeQuestion, makeTopic } from '../../syllabus/syllabus.factory';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { proceduresSource } from './procedures-source';

const root = fileURLToPath(new URL('../../../content', import.meta.url));
const CORDON = '/api/formats/procedures/acordonar-la-escena';

describe('procedures in 3D', () => {
  let server: TestServer;
  const get = async (path: string) => server.visitor().get(path);

  beforeAll(async () => {
    server = await openTestServer();
    for (const number of [8, 9, 14, 21, 42]) await makeTopic(server.db, { number });
    for (const id of ['t21-q212', 't21-q214', 't21-q215']) await makeQuestion(server.db, { id, topic: 21 });
    const delivery = {
      files: { root },
      changed: [],
      gone: [],
      now: server.clock.now(),
      hooks: server.kit.hooks,
    };
    await server.db.transaction(async (tx) => expect(await proceduresSource.load(tx, delivery)).toEqual([]));
  });
  afterAll(() => server.close());

  it('are listed with their topics, and read with their steps, their articles and the others [2.1-31]', async () => {
    const list = (await get('/api/formats/procedures')).json();
    expect(list).toMatchObject([
      { id: 'limpieza-del-arma', stepCount: 8, topics: [{ number: 42 }, { number: 8 }] },
      { id: 'control-de-vehiculo', topics: [{ number: 14 }, { number: 9 }] },
      { id: 'acordonar-la-escena', topics: [{ number: 21 }, { number: 9 }] },
    ]);
    expect((await get(CORDON)).json()).toMatchObject({
      title: 'Acordonar la escena',
      steps: [{ id: 'auxiliar', note: { kind: 'law' } }, {}, {}, { id: 'pasillo' }, {}, {}],
      references: [{ law: 'lecrim', article: '13' }, {}, {}, {}],
      others: [{ id: 'limpieza-del-arma' }, { id: 'control-de-vehiculo' }],
    });
    expect((await get('/api/formats/procedures/nada')).statusCode).toBe(404);
    expect((await get('/api/formats/procedures/nada/questions')).statusCode).toBe(404);
  });

  it('ask their questions in order, without those that were annulled', async () => {
    const ids = async () => (await get(`${CORDON}/questions`)).json().map(({ id }: { id: string }) => id);
    expect(await ids()).toEqual(['t21-q212', 't21-q214', 't21-q215']);
    const annulled = { id: 't21-q214', reason: 'Mal redactada.', stopsCounting: false };
    await annulQuestions(server.db, [annulled], { now: server.clock.now(), hooks: server.kit.hooks });
    server.kit.events.publish('pages.changed', { prefixes: ['/3d-procedimiento'] });
    expect(await ids()).toEqual(['t21-q212', 't21-q215']);
  });
});
