import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';
import { decrypt, encrypt } from './encryption';
import { openKeys, rotateKeys } from './keyring';
import { wrappedKey } from './keyring.tables';

const [first, second] = ['primera clave de la instalación, larga', 'segunda clave de la instalación, larga'];

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const start = (secrets: { APP_SECRET: string; APP_SECRET_PREVIOUS?: string }) =>
  openKeys({ ...server.env, ...secrets }, server.db, server.clock.now());

describe('the keys of an installation', () => {
  it('are made once, however many nodes start together, and lie wrapped in the database', async () => {
    const nodes = await Promise.all([1, 2, 3, 4].map(() => start({ APP_SECRET: first })));
    expect(new Set(nodes.map(({ secret }) => secret)).size).toBe(1);
    const rows = await server.db.select().from(wrappedKey);
    expect(rows).toHaveLength(1);
    for (const secret of [first, nodes[0]?.secret]) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('cannot be read with another APP_SECRET, and nothing is changed by trying', async () => {
    const before = await server.db.select().from(wrappedKey);
    await expect(start({ APP_SECRET: second })).rejects.toThrow('APP_SECRET is not the one');
    expect(await server.db.select().from(wrappedKey)).toEqual(before);
  });

  it('stay the same when APP_SECRET is changed, and no longer need the old one', async () => {
    const before = await start({ APP_SECRET: first });
    const sealed = encrypt(before.keys, 'lucia', 'JBSWY3DP');
    await start({ APP_SECRET: second, APP_SECRET_PREVIOUS: first });
    const after = await start({ APP_SECRET: second });
    expect(after.secret).toBe(before.secret);
    expect(decrypt(after.keys, 'lucia', sealed)).toBe('JBSWY3DP');
    await expect(start({ APP_SECRET: first })).rejects.toThrow('APP_SECRET is not the one');
  });

  it('are replaced without losing what the old one sealed or the links that were sent', async () => {
    const before = await start({ APP_SECRET: second });
    const sealed = encrypt(before.keys, 'lucia', 'JBSWY3DP');
    server.clock.advance(1000);
    await rotateKeys({ ...server.env, APP_SECRET: second }, server.db, server.clock.now());
    const after = await start({ APP_SECRET: second });
    expect(after.secret).toBe(before.secret);
    expect(after.keys.newest.id).not.toBe(before.keys.newest.id);
    expect(decrypt(after.keys, 'lucia', sealed)).toBe('JBSWY3DP');
    expect(() => decrypt(before.keys, 'lucia', encrypt(after.keys, 'lucia', 'x'))).toThrow('unknown key');
  });
});
