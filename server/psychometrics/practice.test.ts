import { practiceAllowance } from '@atalaya/core/psychometrics/allowance';
import { itemTypes } from '@atalaya/core/psychometrics/items/item';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeEntries, makeStudent, type Visit } from './psychometrics.factory';
import { psychometricPractice, psychometricReport, psychometricType } from './psychometrics.tables';

describe('practice', () => {
  let server: TestServer;
  let student: Visit;

  beforeAll(async () => {
    server = await openTestServer();
    await makeEntries(server.db);
    student = await makeStudent(server);
  });
  afterAll(() => server.close());

  const rowOf = async (id: string) => {
    const [row] = await server.db.select().from(psychometricPractice).where(eq(psychometricPractice.id, id));
    if (!row) throw new Error('no such item');
    return row;
  };

  it.each(itemTypes)('gives an item of %s without its solution', async (type) => {
    const response = await student.draw(type);
    expect(response.statusCode).toBe(200);
    const { item } = response.json();
    expect(item.options).toHaveLength(3);
    expect(JSON.stringify(response.json())).not.toMatch(/"key"|"explanation"/);
  });

  it('shows the same item again until it is answered', async () => {
    const first = (await student.draw('matrices')).json();
    expect((await student.draw('matrices')).json()).toEqual(first);
  });

  it('explains the answer at once and counts it once, however often it is sent', async () => {
    const { id, type, level, seed } = (await student.draw('problems')).json();
    const { key } = await rowOf(id);
    const first = (await student.answer(id, { choice: key, type, level, seed })).json();
    expect(first).toMatchObject({ key, isRight: true });
    expect(first.explanation.length).toBeGreaterThan(0);
    const again = (await student.answer(id, { choice: key, type, level, seed })).json();
    expect(again).toEqual(first);
    const numerical = (await student.overview()).families.find(
      ({ family }: { family: string }) => family === 'numerical',
    );
    expect(numerical.answers).toBe(1);
  });

  it('refuses another answer after the solution was shown', async () => {
    const { id, type, level, seed } = (await student.draw('dominoes')).json();
    const { key } = await rowOf(id);
    const other = key === 'A' ? 'B' : 'A';
    await student.answer(id, { choice: other, type, level, seed });
    const refused = await student.answer(id, { choice: key, type, level, seed });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe('psychometrics.already-answered');
    expect((await rowOf(id)).choice).toBe(other);
  });

  it.each([
    ['seed', (item: { seed: number }) => ({ seed: item.seed + 1 })],
    ['level', (item: { level: number }) => ({ level: (item.level % 5) + 1 })],
    ['type', () => ({ type: 'coding' })],
  ])('refuses a manipulated %s and changes nothing', async (_, change) => {
    const { id, type, level, seed } = (await student.draw('rotation')).json();
    const refused = await student.answer(id, { choice: 'A', type, level, seed, ...change({ seed, level }) });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe('psychometrics.other-item');
    expect((await rowOf(id)).choice).toBeNull();
  });

  it("does not find another user's item", async () => {
    const { id, type, level, seed } = (await student.draw('folding')).json();
    const stranger = await makeStudent(server);
    expect((await stranger.answer(id, { choice: 'A', type, level, seed })).statusCode).toBe(404);
    expect((await stranger.report({ practiceId: id, reason: 'No es mío' })).statusCode).toBe(404);
  });

  it('gives a lower plan ten items a day, and ten more the next day', async () => {
    const visitor = await makeStudent(server, { planTier: 'basico' });
    expect(await visitor.overview()).toMatchObject({
      locked: 'plus',
      itemsLeftToday: practiceAllowance.limit,
    });
    for (let index = 0; index < practiceAllowance.limit; index++) {
      const { id, type, level, seed } = (await visitor.draw('coding')).json();
      await visitor.answer(id, { choice: 'A', type, level, seed });
    }
    const refused = await visitor.draw('coding');
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('psychometrics.daily-limit');
    server.clock.advance(24 * 3_600_000);
    expect((await visitor.draw('coding')).statusCode).toBe(200);
  });

  it('does not give an item of a type that an admin switched off', async () => {
    const now = server.clock.now();
    const off = {
      id: 'syllogisms' as const,
      weight: 1,
      state: 'draft' as const,
      createdAt: now,
      updatedAt: now,
    };
    await server.db.insert(psychometricType).values(off);
    expect((await student.draw('syllogisms')).json().code).toBe('psychometrics.type-off');
    const { types } = await student.overview();
    expect(types.map(({ type }: { type: string }) => type)).not.toContain('syllogisms');
    await server.db.delete(psychometricType);
  });

  it('stores a report with the seed of the item, so that it can be made again', async () => {
    const { id, type, level, seed } = (await student.draw('tables')).json();
    expect((await student.report({ practiceId: id, reason: 'Hay dos correctas' })).statusCode).toBe(204);
    const [report] = await server.db.select().from(psychometricReport);
    expect(report).toMatchObject({ type, level, seed, reason: 'Hay dos correctas', status: 'open' });
  });
});
