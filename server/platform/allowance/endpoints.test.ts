import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ErrorCode, errors } from '@atalaya/core/errors';
import type { Allowance } from '@atalaya/core/platform/allowance';
import type { Endpoint } from '@atalaya/core/platform/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { community } from '../../testing/allowance/community';
import { ownThings } from '../../testing/allowance/own-things';
import { study } from '../../testing/allowance/study';
import type { Uses } from '../../testing/allowance/uses';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { limitOf, spend } from './allowance';
import { allowanceUse } from './allowance.tables';

const AT_ONCE = 20;
/** What is left when the calls begin, at most: fewer than the calls. */
const LEFT = 3;

const calls = { ...community, ...ownThings, ...study };

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const declaring = () => server.app.endpoints.filter(({ allowances }) => allowances?.length);

const subjectOf = ({ by, name }: Allowance, uses: Uses): string => {
  const subject =
    by === 'network'
      ? '127.0.0.1'
      : by === 'everybody'
        ? 'everybody'
        : by === 'visitor'
          ? uses.account
          : uses[by];
  if (subject === undefined) throw new Error(`no ${by} for ${name}`);
  return subject;
};

/** Uses up all but a few; returns how many are left. */
async function leaveFew(allowance: Allowance, uses: Uses): Promise<number> {
  const limit = limitOf(server.env, allowance);
  const left = Math.min(LEFT, limit);
  if (limit === left) return left;
  if (allowance.per === 'at-once') await uses.fill?.(limit - left, allowance.name);
  else
    await spend(server.kit, server.db, allowance as Allowance<ErrorCode>, {
      subject: subjectOf(allowance, uses),
      amount: limit - left,
    });
  return left;
}

describe('an endpoint that declares an allowance', () => {
  it('is in the table of this test', () => {
    expect(declaring().map(nameOf).sort()).toEqual(Object.keys(calls).sort());
  });

  it('declares every allowance that there is in core', () => {
    const core = join(import.meta.dirname, '../../../core');
    const names = readdirSync(core, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
      .flatMap((path) => [
        ...readFileSync(join(core, path), 'utf8').matchAll(/allowance\(\{\s*name: '([^']+)'/g),
      ])
      .map(([, name]) => name);
    expect(names.length).toBeGreaterThan(20);
    const declared = declaring().flatMap(({ allowances = [] }) => allowances.map(({ name }) => name));
    expect(names.filter((name) => name && !declared.includes(name))).toEqual([]);
  });

  it('says in the documents what it takes, what it refuses with and when to come back', async () => {
    const { paths } = (await server.visitor().get('/api/docs/openapi.json')).json();
    const page = (await server.visitor().get('/api/docs')).body;
    for (const { method, path, allowances = [] } of declaring()) {
      const { responses } = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
      for (const { name, limit, per, refusal } of allowances) {
        const refused = responses[errors[refusal as ErrorCode].status];
        expect(refused.description).toContain(`Allowance ${name}: ${limit} `);
        if (per !== 'at-once') expect(refused.headers).toHaveProperty('Retry-After');
        expect(page).toContain(`Allowance ${name}: ${limit} `);
      }
      expect(responses[429].description).toMatch(/^Rate \w+: \d+ calls a minute/);
    }
  });

  it.each(Object.keys(calls))('lets exactly its limit through, of twenty at once: %s', async (name) => {
    const endpoint = declaring().find((one) => nameOf(one) === name);
    const uses = await calls[name]?.(server);
    if (!endpoint?.allowances || !uses) throw new Error(`${name} declares nothing`);
    await server.db.delete(allowanceUse);
    const left: number[] = [];
    for (const allowance of endpoint.allowances) left.push(await leaveFew(allowance, uses));
    const { calls: atOnce = AT_ONCE } = uses;
    const answers = await Promise.all(Array.from({ length: atOnce }, (_, n) => uses.send(n)));
    const refused = answers.filter(({ statusCode }) => statusCode >= 400);
    const known: string[] = endpoint.allowances.map(({ refusal }) => refusal);
    for (const answer of refused) expect(known, answer.body).toContain(answer.json().code);
    expect(atOnce - refused.length).toBe(Math.min(...left));
    if (endpoint.allowances.some(({ per }) => per !== 'at-once'))
      for (const answer of refused) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
