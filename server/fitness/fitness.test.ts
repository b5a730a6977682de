import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { newId } from '../platform/ids';
import { personalData } from '../profile/personal-data';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';

const today = '2026-11-15';
const circuit = {
  event: 'circuit',
  value: 109,
  day: today,
  place: 'track',
  timing: 'hand',
  note: 'Sin viento',
};

describe('the results of the physical tests', () => {
  let server: TestServer;
  let student: Caller;
  let userId: string;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    userId = (await makeUser(server.db)).id;
    student = await server.signedIn(userId);
  });

  const read = async (caller = student) => (await caller.get('/api/fitness')).json();
  const save = (id: string, body: object, caller = student) =>
    caller.send('PUT', `/api/fitness/results/${id}`, body);

  it('start empty, without a table', async () => {
    expect(await read()).toEqual({ today, table: null, examDate: null, results: [] });
  });

  it('are saved once, changed and deleted, and the deletion can be undone', async () => {
    const id = newId();
    expect((await save(id, circuit)).statusCode).toBe(204);
    expect((await save(id, circuit)).statusCode).toBe(204);
    expect((await read()).results).toEqual([{ id, ...circuit }]);
    await save(id, { ...circuit, value: 107 });
    expect((await read()).results).toMatchObject([{ id, value: 107 }]);
    expect((await student.send('DELETE', `/api/fitness/results/${id}`)).statusCode).toBe(204);
    expect((await read()).results).toEqual([]);
    await save(id, circuit);
    expect((await read()).results).toEqual([{ id, ...circuit }]);
  });

  it('store the table that was chosen, and no sex', async () => {
    await student.send('PUT', '/api/fitness/table', { table: 'men' });
    expect((await read()).table).toBe('men');
    expect((await student.send('PUT', '/api/fitness/table', { table: 'otra' })).statusCode).toBe(400);
    expect(JSON.stringify(await personalData(server.kit, server.db, userId))).not.toMatch(
      /"(sex|sexo|gender)"/i,
    );
  });

  it.each([
    ['an impossible time', { value: 20 }, 'value', /menos de 7 segundos/],
    ['a negative result', { value: -109 }, 'value', /negativa/],
    ['a run faster than the world record', { event: 'run', value: 120_000 }, 'value', /2:11/],
    ['a day to come', { day: '2026-11-16' }, 'day', /todavía no/],
    ['no day at all', { day: '2026-02-31' }, 'day', /fecha/],
    ['a fraction', { value: 10.5 }, 'value', /marca/],
  ])('refuse %s with a sentence at its field, and store nothing', async (_, wrong, field, sentence) => {
    const answer = await save(newId(), { ...circuit, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.fields[field]).toMatch(sentence);
    expect((await read()).results).toEqual([]);
  });

  it('of another user are neither seen nor changed nor deleted', async () => {
    const id = newId();
    await save(id, circuit);
    const other = await server.signedIn((await makeUser(server.db)).id);
    expect((await read(other)).results).toEqual([]);
    expect((await save(id, { ...circuit, value: 90 }, other)).statusCode).toBe(404);
    await other.send('DELETE', `/api/fitness/results/${id}`);
    expect((await read()).results).toEqual([{ id, ...circuit }]);
  });

  it('are exported as a table and with everything held about the user', async () => {
    await save(newId(), { ...circuit, note: '=1+1' });
    const file = await student.get('/api/fitness/export?part=marcas');
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body).toContain(
      '2026-11-15;Circuito de agilidad;"10,9\u00a0s";Pista;"A mano, por otra persona";\'=1+1',
    );
    expect(JSON.stringify(await personalData(server.kit, server.db, userId))).toContain('"event":"circuit"');
  });

  it('can still be corrected when there are as many as fit', async () => {
    const id = newId();
    await save(id, circuit);
    await server.db.execute(sql`
      insert into fitness_mark (id, user_id, event, value, day, note)
      select gen_random_uuid(), ${userId}, 'circuit', 109, ${today}, '' from generate_series(1, 1999)`);
    expect((await save(newId(), circuit)).json().code).toBe('fitness.too-many-results');
    expect((await save(id, { ...circuit, value: 108 })).statusCode).toBe(204);
  });

  it('take the date of the tests from the study plan', async () => {
    await student.send('PATCH', '/api/profile/study', { examDate: '2027-03-15' });
    expect((await read()).examDate).toBe('2027-03-15');
  });
});
