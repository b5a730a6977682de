import { seeded } from '../core/review/seeded';
import { openClient } from './client';
import { cookieOf, type Started, userId } from './database';
import { median } from './measurement';

const ROUNDS = 11;
const SEED = 20_261_120;
/** A session found by its key, over HTTP as the others. */
const KEY = '/api/auth/me';
/** Written out whole, so that they cost what they contain. */
const isExport = (path: string) => /export|download|\.csv|\.ics|openapi/.test(path);

export type Measured = Awaited<ReturnType<typeof measureEndpoints>>;

/**
 * What every GET of the API that needs no parameter costs, as users chosen at random and as an owner, of a session found by
 * its key. The fastest of some rounds, one after the other with the session: what else runs on the machine slows both.
 */
export async function measureEndpoints({ server, sql }: Started, users: number) {
  await sql`update "user" set is_admin = true, totp_confirmed_at = now() where id = ${userId(0)}`;
  const random = seeded(SEED);
  const ratios = new Map<string, number>();
  const refused: string[] = [];
  const keys: number[] = [];
  for (const path of await pathsOf(server.url)) {
    const index = path.includes('/admin/') ? 0 : 1 + Math.floor(random() * (users - 1));
    const client = openClient(server, cookieOf(index));
    const [some, key]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      key.push((await client.request('GET', KEY)).ms);
      const answer = await client.request('GET', path).catch(() => null);
      if (answer) some.push(answer.ms);
    }
    client.close();
    keys.push(Math.min(...key));
    if (some.length === ROUNDS) ratios.set(path, Math.min(...some) / Math.min(...key));
    else refused.push(path);
  }
  console.log(
    `  ${users} users: ${ratios.size} endpoints measured, ${refused.length} need more than a session`,
  );
  return { key: median(keys), ratios };
}

async function pathsOf(url: string): Promise<string[]> {
  const { paths }: { paths: Record<string, { get?: object }> } = await (
    await fetch(`${url}/api/docs/openapi.json`)
  ).json();
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get && !path.includes('{') && !isExport(path) ? [path] : [],
  );
}
