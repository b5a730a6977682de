import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { type Browser, type LiveNode, openLive } from '../../testing/test-live';
import { openTestServer, type TestServer } from '../../testing/test-server';

const PAGES = 4;
const TIMES = 100;
/** More than a PostgreSQL notification can hold. */
const LONG = 'largo '.repeat(1_500);

describe('two nodes that share a database', () => {
  let server: TestServer;
  let live: ReturnType<typeof openLive>;
  let one: LiveNode;
  let two: LiveNode;
  let operator: postgres.Sql;

  beforeAll(async () => {
    server = await openTestServer();
    live = openLive(server);
    const url = `${inject('clusterUrl')}/${server.databaseName}`;
    operator = postgres(url, { max: 1 });
    [one, two] = [await live.openNode(url), await live.openNode(url)];
  });
  afterEach(() => live.leave());
  afterAll(async () => {
    await one.realtime.close();
    await two.realtime.close();
    await operator.end();
    await server.close();
  });

  /** The messages that a page received, in order. */
  const listen = (browser: Browser): string[] => {
    const told: string[] = [];
    browser.on('thunder-storm-activated', ({ message }) => void told.push(message));
    return told;
  };
  const storm = (node: LiveNode, message: string) =>
    node.realtime.toEveryone('thunder-storm-activated', { message });
  /** Waits until the nodes have found each other. */
  const knowEachOther = (visitors: number, users: number) =>
    Promise.all(
      [one, two].map(({ realtime }) =>
        vi.waitFor(async () => expect(await realtime.presence()).toEqual({ users, visitors }), {
          timeout: 15_000,
        }),
      ),
    );
  /** Cuts every connection between the nodes and the database. */
  const cut = async () => {
    const cut = await operator`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'atalaya-live' and datname = current_database()`;
    expect(cut.length).toBeGreaterThan(1);
  };

  it('miss nobody: every page hears what each of them says, once and in its order, however long', async () => {
    const browsers = await Promise.all(
      [one, two].flatMap((node) => Array.from({ length: PAGES }, () => live.connect(node))),
    );
    await knowEachOther(2 * PAGES, 0);
    const told = browsers.map(listen);
    for (let time = 0; time < TIMES; time += 1) {
      storm(one, `uno ${time}`);
      storm(two, `dos ${time}`);
    }
    storm(one, `uno ${LONG}`);
    await vi.waitFor(
      () => expect(told.map((list) => list.length)).toEqual(browsers.map(() => 2 * TIMES + 1)),
      { timeout: 10_000 },
    );
    const said = Array.from({ length: TIMES }, (_, time) => String(time));
    for (const list of told)
      for (const [node, all] of [
        ['uno', [...said, LONG]],
        ['dos', said],
      ] as const)
        expect(list.filter((message) => message.startsWith(node))).toEqual(
          all.map((what) => `${node} ${what}`),
        );
  });

  it('tell a person on the other node what is theirs, and who is in a room there', async () => {
    const { id } = await makeUser(server.db);
    for (const { realtime } of [one, two]) realtime.openRooms('forum', async () => true);
    const mine = await live.connect(two, await live.cookieOf(id));
    const stranger = await live.connect(two);
    await mine.emitWithAck('room-join', 'forum:42');
    await knowEachOther(1, 1);
    const [noticed, changed, fooled] = [vi.fn(), vi.fn(), vi.fn()];
    mine.on('notifications-changed', noticed);
    mine.on('room-changed', changed);
    stranger.on('notifications-changed', fooled);
    one.realtime.toUsers([id], 'notifications-changed');
    one.realtime.toRoom('forum:42');
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(noticed).toHaveBeenCalledTimes(1);
    expect(fooled).not.toHaveBeenCalled();
  });

  it('make good what was said while neither of them could hear', async () => {
    const { id } = await makeUser(server.db);
    const [near, far] = [await live.connect(one), await live.connect(two, await live.cookieOf(id))];
    await knowEachOther(1, 1);
    const [toNear, toFar, noticed] = [listen(near), listen(far), vi.fn()];
    far.on('notifications-changed', noticed);
    const said: string[] = [];
    for (const round of [1, 2, 3]) {
      await cut();
      for (const message of [`durante ${round}`, `y luego ${round}`]) {
        storm(one, message);
        said.push(message);
      }
      // Pages of the same node do not wait.
      await vi.waitFor(() => expect(toNear).toEqual(said));
      await vi.waitFor(() => expect(toFar).toEqual(said), { timeout: 15_000 });
    }
    // After an outage the page refreshes by itself.
    await vi.waitFor(() => expect(noticed).toHaveBeenCalled(), { timeout: 15_000 });
    storm(two, 'después');
    await vi.waitFor(() => expect(toNear).toEqual([...said, 'después']), { timeout: 15_000 });
    expect(toFar).toEqual([...said, 'después']);
  });
});
