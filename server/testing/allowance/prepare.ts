import { sql } from 'drizzle-orm';
import { makeUser } from '../../auth/auth.factory';
import type { TestServer } from '../test-server';

export const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** One of as many things as there are calls. */
export function at<T>(made: readonly T[], n: number): T {
  const one = made[n];
  if (one === undefined) throw new Error('too few');
  return one;
}

export async function person(server: TestServer, given: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(server.db, { planTier: 'plus', ...given });
  return { ...user, ...(await server.signedIn(user.id)) };
}

/** Repeats the only row of the user under other ids. */
export const copyRow = ({ db }: TestServer, table: string, userId: string, count: number) =>
  db.execute(sql`
    insert into ${sql.identifier(table)}
    select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()))).*
    from ${sql.identifier(table)} one, generate_series(1, ${count}::int) where one.user_id = ${userId}`);
