import { type Allowance, allowance } from '@atalaya/core/platform/allowance';
import { DAY_MS, MINUTE_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { AppError } from '../app-error';
import { allowanceLeft, requireRoom, spend } from './allowance';
import { deleteEnded } from './allowance.jobs';
import { allowanceUse } from './allowance.tables';

const declared = {
  limit: 5,
  by: 'account',
  refusal: 'request.too-many',
} as const satisfies Partial<Allowance>;
const pace = allowance({ ...declared, name: 'test.pace', per: 10 * MINUTE_MS });
const daily = allowance({ ...declared, name: 'test.daily', per: 'day' });
const rooms = allowance({ ...declared, name: 'test.rooms', per: 'at-once' });

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const use = (what: typeof pace | typeof daily, subject: string, amount?: number) =>
  server.db.transaction((tx) => spend(server.kit, tx, what, { subject, ...(amount ? { amount } : {}) }));

/** How many of twenty that begin together are let through. */
async function accepted(attempt: () => Promise<unknown>): Promise<number> {
  const all = await Promise.allSettled(Array.from({ length: 20 }, attempt));
  for (const one of all) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(AppError);
  return all.filter(({ status }) => status === 'fulfilled').length;
}

describe('an allowance', () => {
  it('lets exactly its limit through, however many come at once', async () => {
    expect(await accepted(() => use(pace, 'ana'))).toBe(5);
    expect(await accepted(() => use(pace, 'bea'))).toBe(5);
  });

  it('begins anew when its window ends, and says how long that takes', async () => {
    await accepted(() => use(pace, 'carla'));
    server.clock.advance(4 * MINUTE_MS);
    const refused = await use(pace, 'carla').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'request.too-many', details: { retryAfterSeconds: 360 } });
    server.clock.advance(6 * MINUTE_MS);
    expect(await accepted(() => use(pace, 'carla'))).toBe(5);
  });

  it('does not count what is rolled back', async () => {
    const failing = server.db.transaction(async (tx) => {
      await spend(server.kit, tx, daily, { subject: 'diana', amount: 5 });
      throw new Error('the write failed');
    });
    await expect(failing).rejects.toThrow('the write failed');
    expect(await allowanceLeft(server.kit, server.db, daily, { subject: 'diana' })).toBe(5);
    await use(daily, 'diana', 3);
    expect(await allowanceLeft(server.kit, server.db, daily, { subject: 'diana' })).toBe(2);
    await expect(use(daily, 'diana', 3)).rejects.toThrow(AppError);
    await use(daily, 'diana', 2);
  });

  it('of things that exist at once counts them under a lock', async () => {
    let held = 0;
    const open = () =>
      server.db.transaction(async (tx) => {
        await requireRoom(server.kit, tx, rooms, { subject: 'eva' }, async () => held);
        held += 1;
      });
    expect(await accepted(open)).toBe(5);
    held -= 1;
    expect(await accepted(open)).toBe(1);
  });

  it('is forgotten after its window, and never names anybody', async () => {
    await use(pace, 'fatima@correo.es');
    const rows = await server.db.select().from(allowanceUse);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
    server.clock.advance(2 * DAY_MS);
    await server.jobs.enqueue(server.db, deleteEnded, {});
    await server.jobs.run();
    expect(await server.db.select().from(allowanceUse)).toEqual([]);
  });
});
