import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canEnter, nobody, runsAsRoot } from './account';
import { CLUSTER } from './place';
import { type Checkout, makeCheckout, makeUserFolder, type Server, stop } from './testing/checkout';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await makeCheckout();
});
afterAll(() => checkout.remove());

async function serves(server: Server): Promise<{ dataDir: string }> {
  const { url, dataDir } = await server.ready;
  const sql = postgres(url, { max: 1 });
  expect([...(await sql`select 1 as one`)]).toEqual([{ one: 1 }]);
  await sql.end();
  await stop(server);
  return { dataDir };
}

test('an ordinary user has everything in the data folder, closed to others', async () => {
  const home = await makeUserFolder(join(checkout.folder, 'user'));
  const dataDir = join(home, 'data');
  const { dataDir: place } = await serves(checkout.run(dataDir, { asUser: true, cwd: '/' }));
  expect(place).toBe(dataDir);
  const stats = await stat(join(dataDir, CLUSTER));
  expect(stats.mode & 0o777).toBe(0o700);
  expect(stats.uid).toBe((await stat(home)).uid);
});

describe('npm skipped the install script', () => {
  let links: string[];
  const removeLinks = async (from: Checkout) => {
    const list: { target: string }[] = JSON.parse(
      await readFile(join(from.binaries, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'),
    );
    links = list.map(({ target }) => join(from.binaries, target));
    await Promise.all(links.map((link) => rm(link, { force: true })));
  };

  test('the links of the libraries are made at the first start', async () => {
    await removeLinks(checkout);
    await serves(checkout.run(join(checkout.folder, 'hydrated')));
    for (const link of links) expect(await stat(link)).toBeTruthy();
  });

  test('and where node_modules is not ours to write, they are made in a copy', async ({ skip }) => {
    if (!runsAsRoot()) return skip('needs a node_modules that belongs to someone else');
    await removeLinks(checkout);
    const home = await makeUserFolder(join(checkout.folder, 'guest'));
    const server = checkout.run(join(home, 'data'), { asUser: true });
    await serves(server);
    expect(server.lines[0]).toMatchObject({ log: expect.stringMatching(/^Copying the PostgreSQL programs/) });
    const again = checkout.run(join(home, 'data'), { asUser: true });
    await serves(again);
    expect(again.lines[0]).toHaveProperty('ready');
  });
});

describe.skipIf(!runsAsRoot())('root', () => {
  test('lends the database the account nobody', async () => {
    const dataDir = join(checkout.folder, 'of root');
    await serves(checkout.run(dataDir));
    const { uid, gid } = await nobody();
    expect(await stat(join(dataDir, CLUSTER))).toMatchObject({ uid, gid });
    expect((await stat(dataDir)).uid).toBe(0);
  });

  test('goes on with the database of an ordinary user as that user', async () => {
    const home = await makeUserFolder(join(checkout.folder, 'handed over'));
    await serves(checkout.run(join(home, 'data'), { asUser: true }));
    await serves(checkout.run(join(home, 'data')));
    await serves(checkout.run(join(home, 'data'), { asUser: true }));
  });

  test('an ordinary user is told that the database belongs to root', async () => {
    const home = await makeUserFolder(join(checkout.folder, 'taken over'));
    const dataDir = await makeUserFolder(join(home, 'data'));
    await serves(checkout.run(dataDir));
    expect(await checkout.run(dataDir, { asUser: true }).ended).toMatch(/was made by another user/);
  });

  test('with a checkout in a closed home puts programs and data where nobody can reach them', async () => {
    const closed = await makeCheckout();
    await chmod(closed.folder, 0o700);
    const dataDir = join(closed.folder, 'data');
    const first = await serves(closed.run(dataDir));
    expect(first.dataDir).not.toBe(dataDir);
    expect(await canEnter(first.dataDir, await nobody())).toBe(true);
    expect((await readFile(join(dataDir, 'postgres-location'), 'utf8')).trim()).toBe(first.dataDir);
    expect((await stat(closed.folder)).mode & 0o777).toBe(0o700);

    const second = closed.run(dataDir);
    expect((await serves(second)).dataDir).toBe(first.dataDir);
    expect(second.lines[0]).toHaveProperty('ready');

    await rm(first.dataDir, { recursive: true });
    expect(await closed.run(dataDir).ended).toMatch(/which is gone; restore that folder, or delete/);
    await closed.remove();
  });

  test('with data in an open place and a checkout in a closed home copies the programs alone', async () => {
    const closed = await makeCheckout();
    await chmod(closed.folder, 0o700);
    const open = await mkdtemp(join(dirname(closed.folder), 'atalaya-open-'));
    await chmod(open, 0o755);
    const { dataDir } = await serves(closed.run(open));
    expect(dataDir).toBe(open);
    await closed.remove();
  });
});
