import type { Paper } from '@atalaya/core/exams/exams.contract';
import type { HandInRecord } from '@atalaya/core/exams/hand-in-record';
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import type { Caller, TestServer } from '../testing/test-server';
import { type changeOf, signedHandIn } from './exams.factory';

type Order = Record<string, unknown>;

const mock: Order = { kind: 'mock' };
export const testOf = (given: Order = {}): Order => ({
  kind: 'test',
  mode: 'exam',
  topics: [],
  count: 10,
  ...given,
});

/** A student with a plan and a client. */
export async function makeStudent(server: TestServer, given: Parameters<typeof makeUser>[1] = {}) {
  const { id: userId } = await makeUser(server.db, { planTier: 'plus', ...given });
  return visit(await server.signedIn(userId), userId);
}

export type Visit = ReturnType<typeof visit>;

export function visit(caller: Caller, userId: string) {
  const build = (order: Order = mock) => caller.send('POST', '/api/exams', order);
  const start = (id: string) => caller.send('POST', `/api/exams/${id}/start`);
  return {
    userId,
    caller,
    build,
    start,
    async begin(order: Order = mock): Promise<Paper> {
      return (await start((await build(order)).json().id)).json();
    },
    read: async (id: string): Promise<Paper> => (await caller.get(`/api/exams/${id}`)).json(),
    save: (id: string, change: ReturnType<typeof changeOf>) => {
      const { position, ...body } = change;
      return caller.send('PUT', `/api/exams/${id}/answers/${position}`, body);
    },
    flag: (id: string, position: number, flagged = true) =>
      caller.send('PUT', `/api/exams/${id}/flags/${position}`, { flagged }),
    handIn: (paper: Pick<Paper, 'id' | 'startRecord'>, given: Partial<HandInRecord> = {}) =>
      caller.send('POST', `/api/exams/${paper.id}/hand-in`, signedHandIn(paper, given)),
    result: (id: string) => caller.get(`/api/exams/${id}/result`),
    review: (id: string) => caller.get(`/api/exams/${id}/review`),
  };
}

/** Resolves when a transaction waits for a lock. */
export const someoneWaits = (server: TestServer) =>
  vi.waitFor(
    async () => {
      const [row] = await server.db.execute<{ waiting: number }>(
        sql`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(row?.waiting).toBe(1);
    },
    { timeout: 10_000 },
  );
