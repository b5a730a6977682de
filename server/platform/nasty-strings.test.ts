import { apiScopes } from '@atalaya/core/admin/api-key';
import { roles } from '@atalaya/core/auth/roles';
import type { Endpoint } from '@atalaya/core/platform/endpoint';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { sampleOf, withEachString } from '../testing/schema-sample';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { unstorablePath } from './validation';

const unstorable = ['\0', 'a\0b', '\ud800', 'a\udc00b', '\udc00\ud800'];
const nasty = [
  '',
  ' ',
  '-1',
  '1e400',
  'NaN',
  '99999999999999999999',
  '%',
  '%00',
  '../../etc/passwd',
  '\\',
  "'; select 1; --",
  '{"a":"\\u0000"}',
  '__proto__',
  'constructor',
  '\u202e\ufeff\u200d',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  '\uffff',
  'e\u0301'.repeat(200),
  'x'.repeat(5_000),
  '9999-99-99',
  '0000-01-01',
  '+275760-09-13T00:00:00.000Z',
];
const attempt = fc.record({
  text: fc.oneof(fc.constantFrom(...unstorable), fc.constantFrom(...nasty)),
  place: fc.nat(),
});
const ATTEMPTS_PER_ENDPOINT = 2;
/** Over a thousand requests, on a machine that may be busy. */
const TIMEOUT_MS = 120_000;

type Call = { url: string; body?: object };

/** The calls of an endpoint in which one string each is the nasty one. */
function* callsWith(text: string, { path, params, query, body }: Endpoint): Generator<Call> {
  const place = (values: object) =>
    path.replace(/:(\w+)\*?/g, (_, name: string) => encodeURIComponent(String(Reflect.get(values, name))));
  const texts = (schema: NonNullable<typeof params>): Record<string, string> =>
    Object.fromEntries(Object.entries(sampleOf(schema) ?? {}).map(([name, value]) => [name, String(value)]));
  const plainParams = params ? texts(params) : {};
  const plainUrl = place(plainParams);
  const plainBody = body && sampleOf(body);
  const withBody = (changed: unknown) => (typeof changed === 'object' && changed ? { body: changed } : {});
  // A URL cannot carry a lone surrogate.
  if (!/\p{Surrogate}/u.test(text)) {
    for (const changed of withEachString(plainParams, text))
      yield { url: place(Object(changed)), ...withBody(plainBody) };
    for (const changed of withEachString(query ? texts(query) : {}, text))
      yield { url: `${plainUrl}?${new URLSearchParams(Object(changed))}`, ...withBody(plainBody) };
  }
  if (plainBody !== undefined)
    for (const changed of withEachString(plainBody, text)) yield { url: plainUrl, ...withBody(changed) };
}

const send = (user: Caller, { method, access }: Endpoint, { url, body }: Call, key: string) => {
  const headers: Record<string, string> = access === 'key' ? { authorization: `Bearer ${key}` } : {};
  return method === 'GET' ? user.get(url, headers) : user.send(method, url, body, headers);
};

describe('a string that no table can hold, in any place of any endpoint', () => {
  let server: TestServer;
  let userId: string;
  beforeAll(async () => {
    server = await openTestServer({ LOG_LEVEL: 'error' });
    userId = (await makeUser(server.db, { isAdmin: true, roles: [...roles], planTier: 'elite' })).id;
  });
  afterAll(() => server.close());

  it(
    'is refused with 400, and no other string breaks the server either',
    async () => {
      const faults: string[] = [];
      const wish = { name: 'Todo', scopes: apiScopes, perMinute: 600 };
      const { key } = (
        await (await server.signedIn(userId)).send('POST', '/api/admin/api-keys', wish)
      ).json();
      for (const [seed, endpoint] of server.app.endpoints.entries()) {
        if (endpoint.upload) continue;
        // A call may have ended the session of the one before.
        const user = await server.signedIn(userId);
        for (const { text, place } of fc.sample(attempt, { seed, numRuns: ATTEMPTS_PER_ENDPOINT })) {
          const calls = [...callsWith(text, endpoint)];
          const made = calls[place % calls.length];
          if (!made) continue;
          const answer = await send(user, endpoint, made, key);
          const isWrong = unstorable.includes(text) ? answer.statusCode !== 400 : answer.statusCode >= 500;
          if (isWrong) faults.push(`${endpoint.method} ${JSON.stringify(made)} → ${answer.statusCode}`);
        }
      }
      expect(faults).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it('is refused as a day of the year zero, which zod takes for a date', async () => {
    const user = await server.signedIn(userId);
    expect((await user.get('/api/briefing?day=0000-01-01')).statusCode).toBe(400);
    expect((await user.send('POST', '/api/games/chests/0000-01-01/open')).statusCode).toBe(400);
  });

  it('is refused as a key, however deep', async () => {
    expect(unstorablePath({ a: [{ b: { 'c\0': 1 } }] })).toBe('a.0.b');
    expect(unstorablePath({ a: [{ b: 'x\ud83d' }] })).toBe('a.0.b');
    expect(unstorablePath({ a: ['\u{1f600}', 1, null, Buffer.from('\0')] })).toBeUndefined();
    const deep = JSON.parse(`${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`);
    expect(unstorablePath(deep)).toMatch(/^0\.0\./);
  });
});
