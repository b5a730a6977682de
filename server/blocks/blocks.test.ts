import { blockAllowance } from '@atalaya/core/blocks/blocks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '../auth/accounts';
import { makeUser } from '../auth/auth.factory';
import { newId } from '../platform/ids';
import { openTestServer, type TestServer } from '../testing/test-server';
import { blockedBy, blockedEitherWay, isBlockedEitherWay } from './blocks';
import { userBlock } from './blocks.tables';

describe('blocking somebody', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const someone = async () => {
    const user = await makeUser(server.db);
    return { ...user, caller: await server.signedIn(user.id) };
  };

  it('separates both, is done once however often it is asked for, and only the blocker sees it', async () => {
    const [ana, luis, eva] = [await someone(), await someone(), await someone()];
    for (const name of [luis.username, luis.username.toUpperCase()])
      expect((await ana.caller.send('PUT', `/api/blocks/${name}`)).statusCode).toBe(204);
    const { items, next } = (await ana.caller.get('/api/blocks')).json();
    expect(items).toMatchObject([{ username: luis.username, avatar: null }]);
    expect(next).toBeNull();
    expect((await luis.caller.get('/api/blocks')).json().items).toEqual([]);
    expect(await isBlockedEitherWay(server.db, ana.id, luis.id)).toBe(true);
    expect(await isBlockedEitherWay(server.db, luis.id, ana.id)).toBe(true);
    expect(await blockedEitherWay(server.db, luis.id, [ana.id, eva.id])).toEqual(new Set([ana.id]));
    expect(await blockedBy(server.db, luis.id, [ana.id])).toEqual(new Set());
    expect(await blockedBy(server.db, ana.id, [luis.id, eva.id])).toEqual(new Set([luis.id]));
  });

  it('can be lifted by the blocker alone', async () => {
    const [ana, luis] = [await someone(), await someone()];
    await ana.caller.send('PUT', `/api/blocks/${luis.username}`);
    expect((await luis.caller.send('DELETE', `/api/blocks/${ana.username}`)).statusCode).toBe(204);
    expect(await isBlockedEitherWay(server.db, ana.id, luis.id)).toBe(true);
    for (const _ of [1, 2])
      expect((await ana.caller.send('DELETE', `/api/blocks/${luis.username}`)).statusCode).toBe(204);
    expect(await isBlockedEitherWay(server.db, ana.id, luis.id)).toBe(false);
  });

  it('is refused for oneself, for nobody and for too many', async () => {
    const ana = await someone();
    expect((await ana.caller.send('PUT', `/api/blocks/${ana.username}`)).json().code).toBe('blocks.self');
    expect((await ana.caller.send('PUT', '/api/blocks/nadie-asi')).json().code).toBe('blocks.no-such-user');
    expect((await ana.caller.send('DELETE', '/api/blocks/nadie-asi')).statusCode).toBe(404);
  });

  it('has a limit, and a list in pages', async () => {
    const ana = await someone();
    const blockedAt = server.clock.now();
    const others = await Promise.all(
      Array.from({ length: blockAllowance.limit + 1 }, () => makeUser(server.db)),
    );
    await server.db
      .insert(userBlock)
      .values(others.slice(1).map(({ id }) => ({ id: newId(), userId: ana.id, blockedId: id, blockedAt })));
    const last = await ana.caller.send('PUT', `/api/blocks/${others[0]?.username}`);
    expect([last.statusCode, last.json().code]).toEqual([409, 'blocks.too-many']);
    const names = new Set<string>();
    for (let after = ''; ; ) {
      const page = (await ana.caller.get(`/api/blocks?limit=90${after}`)).json();
      for (const { username } of page.items) names.add(username);
      if (!page.next) break;
      after = `&after=${page.next}`;
    }
    expect(names.size).toBe(blockAllowance.limit);
  });

  it('is in the data of the blocker, and goes with either account', async () => {
    const [ana, luis, eva] = [await someone(), await someone(), await someone()];
    await ana.caller.send('PUT', `/api/blocks/${luis.username}`);
    await eva.caller.send('PUT', `/api/blocks/${ana.username}`);
    const data = (await ana.caller.get('/api/profile/data')).json();
    expect(data.bloqueos).toMatchObject([{ usuario: luis.username }]);
    await deleteAccount(server.db, luis.id);
    expect((await ana.caller.get('/api/blocks')).json().items).toEqual([]);
    await deleteAccount(server.db, eva.id);
    expect(await isBlockedEitherWay(server.db, ana.id, eva.id)).toBe(false);
  });
});
