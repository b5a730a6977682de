import type { Endpoint } from '@atalaya/core/platform/endpoint';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownIds } from '../../testing/attack/known-ids';
import { makeChief, makeElite, makeOffer, makeOwner } from '../../testing/attack/owner';
import { fuzzOf, SCRIPT } from '../../testing/attack/schema-fuzz';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';

/** `npm run fuzz` sends many rounds with another seed; a fault names the seed that repeats it. */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 1);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_118);
const IDS_PER_TABLE = 3;
/** In `npm test` it stops after these; `npm run fuzz` sends them all. */
const MOST_REQUESTS = ROUNDS > 1 ? Number.POSITIVE_INFINITY : 300;
const TIMEOUT_MS = 180_000 * ROUNDS;

type Request = { url: string; body?: object };

function requestTo({ path, params, query, body }: Endpoint, seed: number, ids: readonly string[]): Request {
  const draw = (schema: typeof body) =>
    schema ? fc.sample(fuzzOf(schema, ids), { seed, numRuns: 1 })[0] : {};
  const texts = (value: unknown) =>
    Object.entries(Object(value)).map(([name, item]): [string, string] => [
      name,
      typeof item === 'string' ? Buffer.from(item).toString() : JSON.stringify(item),
    ]);
  const values = new Map(texts(draw(params)));
  const place = path.replace(/:(\w+)\*?/g, (_, name: string) => encodeURIComponent(values.get(name) ?? '0'));
  const search = query ? `?${new URLSearchParams(texts(draw(query)))}` : '';
  const sent = body ? draw(body) : undefined;
  return { url: place + search, ...(typeof sent === 'object' && sent ? { body: sent } : {}) };
}

const send = (caller: Caller, { method }: Endpoint, { url, body }: Request) =>
  method === 'GET' ? caller.get(url) : caller.send(method, url, body);

/** Every endpoint by every person, in a seeded order, so that a part of it has some of each feature. */
function* attempts(endpoints: readonly Endpoint[]) {
  const open = endpoints.filter(({ upload }) => !upload);
  for (let round = 0; round < ROUNDS; round += 1) {
    const seed = SEED + round * 1_000_003;
    const order = fc.sample(fc.shuffledSubarray([...open.keys()], { minLength: open.length }), {
      seed,
      numRuns: 1,
    });
    for (const at of order[0] ?? [])
      for (const [nth, person] of ['visitor', 'student', 'chief'].entries()) {
        const endpoint = open[at];
        if (endpoint) yield { endpoint, person, seed: seed + at * 11 + nth };
      }
  }
}

async function outcome(caller: Caller, endpoint: Endpoint, request: Request) {
  try {
    const { statusCode: status, headers, body } = await send(caller, endpoint, request);
    const isHtml = String(headers['content-type']).includes('html');
    const fault = status >= 500 ? String(status) : isHtml && body.includes(SCRIPT) ? 'a script' : undefined;
    return { status, fault };
  } catch (error) {
    return { status: 0, fault: String(error) };
  }
}

describe('values near the schema of every endpoint', () => {
  let server: TestServer;
  let ids: string[];
  const people: Record<string, () => Promise<Caller>> = {
    visitor: async () => server.visitor(),
    student: async () => server.signedIn((await makeElite(server)).id),
    chief: async () => server.signedIn((await makeChief(server)).id),
  };
  beforeAll(async () => {
    server = await openTestServer({ LOG_LEVEL: 'error' });
    await makeOffer(server);
    await makeOwner(server);
    ids = [...(await knownIds(server.db)).values()].flatMap((some) => some.slice(0, IDS_PER_TABLE));
  }, TIMEOUT_MS);
  afterAll(() => server.close());

  it(
    'never break the server or come back as a script, whoever sends them',
    async () => {
      const faults: string[] = [];
      const callers = new Map<string, Caller>();
      let requests = 0;
      for (const { endpoint, seed, person } of attempts(server.app.endpoints)) {
        if (requests === MOST_REQUESTS) break;
        const caller = callers.get(person) ?? (await people[person]?.()) ?? server.visitor();
        callers.set(person, caller);
        const request = requestTo(endpoint, seed, ids);
        const { status, fault } = await outcome(caller, endpoint, request);
        requests += 1;
        // A call may have ended the session or the account.
        if (status === 401) callers.delete(person);
        if (!fault) continue;
        const said = server.logged.at(-1)?.slice(0, 600);
        const sent = JSON.stringify(request).slice(0, 400);
        faults.push(`seed ${seed}: ${person} ${endpoint.method} ${sent} → ${fault} ${said}`);
      }
      expect(faults).toEqual([]);
      expect(requests).toBeGreaterThanOrEqual(300);
    },
    TIMEOUT_MS,
  );
});
