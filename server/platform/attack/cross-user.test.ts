import type { Endpoint } from '@atalaya/core/platform/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownIds } from '../../testing/attack/known-ids';
import { ownedRows } from '../../testing/attack/owned-rows';
import { makeElite, makeOffer, makeOwner, validBodies } from '../../testing/attack/owner';
import { sampleOf } from '../../testing/schema-sample';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';

const TIMEOUT_MS = 180_000;
/** Answers that are no refusal, and why: the object is shared, or the answer concerns the caller's own rows. */
const open: [reason: string, RegExp][] = [
  ['a kind of notification is no id', /^PUT \/api\/profile\/notifications\//],
  ['content of the course', /^GET \/api\/(topics|questions|my-laws)\//],
  [
    'topics and categories of the forum are public',
    /\/api\/forum\/(topics|categories)\/:id\/(reading|follow|mine)$/,
  ],
  ['any member may react to a post or report it', /\/api\/forum\/posts\/:id\/(reactions|report)/],
  ['any user may visit a voice room', /\/api\/voice-rooms\/:id(\/(join|leave|reminder))?$/],
  ['a note is found by user and id', /\/api\/(topics|my-laws\/articles)\/:id\/notes\/:note$/],
  [
    'rows of the caller, by user and id',
    /\/api\/(fitness\/(results|injuries|log)|calm\/sessions|diary\/entries)\/:id$/,
  ],
];
/** Rows of the owner that others may change: reactions to the posts, visitors of the room. */
const sharedRows = ['forum_member.user_id', 'voice_room.host_id'];

const isRefusal = (status: number) => [400, 403, 404, 409].includes(status);

/** With FUZZ_ROUNDS every id is tried everywhere; in `npm test` those of tables whose name resembles the path, and accounts. */
const isEverythingTried = process.env.FUZZ_ROUNDS !== undefined;
type Made = { table: string; id: string };
const stems = (name: string) =>
  name.split(/[^a-z]+/i).flatMap((word) => (word.length > 2 ? [word.slice(0, 4)] : []));
const isNear = ({ table }: Made, path: string): boolean =>
  isEverythingTried ||
  table === 'user' ||
  stems(table).some((stem) => stems(path.toLowerCase()).includes(stem));

/** The calls of an endpoint with each id in each place that takes it. */
function* callsWith(made: readonly Made[], { method, path, params, body }: Endpoint) {
  if (!params) return;
  const values: object = Object(sampleOf(params));
  const sent = validBodies[`${method} ${path}`] ?? (body && Object(sampleOf(body)));
  for (const [, name = ''] of path.matchAll(/:(\w+)/g))
    for (const { id } of made.filter((one) => isNear(one, path))) {
      if (!params.shape[name]?.safeParse(id).success) continue;
      const place = (one: string) => encodeURIComponent(String(one === name ? id : Reflect.get(values, one)));
      yield { method, url: path.replace(/:(\w+)\*?/g, (_, one: string) => place(one)), sent };
    }
}

const ask = async (
  caller: Caller,
  { method, url, sent }: { method: Endpoint['method']; url: string; sent?: object },
) => (method === 'GET' ? await caller.get(url) : await caller.send(method, url, sent)).statusCode;

describe("the ids of another user's objects", () => {
  let server: TestServer;
  let owner: { id: string };
  let stranger: Caller;
  /** What the owner has made. */
  let made: Made[];
  let endpoints: Endpoint[];

  beforeAll(async () => {
    server = await openTestServer();
    await makeOffer(server);
    stranger = await server.signedIn((await makeElite(server)).id);
    const before = await knownIds(server.db);
    owner = await makeOwner(server);
    const now = await knownIds(server.db);
    made = [...now].flatMap(([column, all]) => {
      const isNew = all.filter((id) => id !== owner.id && !before.get(column)?.includes(id));
      return isNew.map((id) => ({ table: column.split('.')[0] ?? '', id }));
    });
    endpoints = server.app.endpoints.filter(
      ({ access, upload }) => ['user', 'basico', 'plus', 'elite'].includes(access) && !upload,
    );
  }, TIMEOUT_MS);
  afterAll(() => server.close());

  it(
    'open nothing of theirs and change nothing, on any endpoint',
    async () => {
      const before = await ownedRows(server.db, owner.id);
      const faults: string[] = [];
      const refused: { method: 'GET'; url: string }[] = [];
      for (const endpoint of endpoints) {
        const name = `${endpoint.method} ${endpoint.path}`;
        if (open.some(([, pattern]) => pattern.test(name)) && endpoint.method === 'GET') continue;
        for (const call of callsWith(made, endpoint)) {
          const status = await ask(stranger, call);
          if (status === 404 && call.method === 'GET') refused.push({ method: 'GET', url: call.url });
          if (!isRefusal(status) && !open.some(([, pattern]) => pattern.test(name)))
            faults.push(`${name} ${call.url} → ${status}`);
        }
      }
      expect(faults).toEqual([]);
      const after = await ownedRows(server.db, owner.id);
      for (const column of sharedRows) delete after[column];
      expect(before).toMatchObject(after);
      expect(Object.keys(after).length).toBeGreaterThan(25);

      // The same addresses show the owner what they refuse to the stranger.
      const caller = await server.signedIn(owner.id);
      const shown: string[] = [];
      for (const call of refused) if ((await ask(caller, call)) === 200) shown.push(call.url);
      expect(shown.length).toBeGreaterThan(10);
    },
    TIMEOUT_MS,
  );
});
