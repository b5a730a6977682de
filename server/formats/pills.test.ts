import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filed } from '../content/sync';
import { annulQuestions } from '../syllabus/question-store';
import { makeQuestion, makeTopic } from '../syllabus/syllabus.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { pill } from './formats.tables';

describe('pills', () => {
  let server: TestServer;
  const read = async (id: string) => server.visitor().get(`/api/formats/pills/${id}`);

  beforeAll(async () => {
    server = await openTestServer();
    await makeTopic(server.db, { number: 14, shortTitle: 'Seguridad ciudadana' });
    await makeQuestion(server.db, { id: 't14-q001', topic: 14, answer: 'B' });
    const row = (id: string, title: string) => ({
      id,
      title,
      topic: 14,
      section: 'identificacion',
      idea: 'Seis horas.',
      example: 'Una patrulla.',
      question: 't14-q001',
      takeaway: 'Seis horas, ni una más.',
      validOn: '2026-05-02',
      ...filed(id, server.clock.now()),
    });
    await server.db
      .insert(pill)
      .values([row('a-seis-horas', 'Seis horas'), row('b-registro', 'El registro')]);
  });
  afterAll(() => server.close());

  it('are listed with their topics, and read with their question and the next one', async () => {
    const list = (await server.visitor().get('/api/formats/pills')).json();
    expect(list).toMatchObject([
      { id: 'a-seis-horas', topic: { number: 14, shortTitle: 'Seguridad ciudadana' } },
      { id: 'b-registro' },
    ]);
    expect((await read('a-seis-horas')).json()).toMatchObject({
      title: 'Seis horas',
      question: { id: 't14-q001', answer: 'B' },
      next: { id: 'b-registro' },
    });
    expect((await read('b-registro')).json().next).toBeNull();
    expect((await read('nada')).statusCode).toBe(404);
  });

  it('show no question that was annulled', async () => {
    await annulQuestions(server.db, [{ id: 't14-q001', reason: 'Mal redactada.', stopsCounting: false }], {
      now: server.clock.now(),
      hooks: server.kit.hooks,
    });
    server.kit.events.publish('pages.changed', { prefixes: ['/pildora'] });
    expect((await read('a-seis-horas')).json().question).toBeNull();
  });
});
