import { type RoomNews, roomNews } from '@atalaya/core/voice-rooms/signals.contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { user } from '../../server/auth/auth.tables';
import { agents } from '../../server/devices/devices.factory';
import { signedHandIn } from '../../server/exams/exams.factory';
import { makeCategory, makeWriter } from '../../server/forum/forum.factory';
import { makeProduct } from '../../server/store/store.factory';
import { openPage } from '../browser-socket';
import { makeClient } from '../client';
import { elapsed } from '../elapsed';
import { type Installation, openInstallation } from '../installation';
import { beginExam } from '../write-load';

const patient = { timeout: 15_000 };

describe('two nodes with one PostgreSQL, one Redis and a proxy', () => {
  let all: Installation;
  let [one, two] = ['', ''];
  beforeAll(async () => {
    all = await openInstallation();
    [one = '', two = ''] = all.nodes.map(({ url }) => url);
  });
  afterAll(() => all.close());

  it('share sessions: signed in on one, known on the other, and signed out on both', async () => {
    const { user: student } = await all.student();
    const here = makeClient(one);
    await here.signIn(student.email);
    const there = here.at(two);
    expect((await there.get('/api/auth/me')).body).toMatchObject({ username: student.username });
    const copy = makeClient(one, { jar: new Map([copyOf(here.cookie())]) });
    expect((await copy.get('/api/store/cart')).status).toBe(200);
    await there.send('POST', '/api/auth/logout');
    expect((await copy.get('/api/store/cart')).status).toBe(401);
    console.log(
      'sessions: signed in on the first node, known on the second, signed out there, 401 on the first',
    );
  });

  it('count the calls of an address together', async () => {
    const stranger = (url: string) => makeClient(url, { address: '10.9.9.9' });
    const bad = { email: 'nadie', password: '' };
    const statuses: number[] = [];
    // Sign-in allows 30 a minute, times RATE_LIMIT_SCALE: 1,500 for both together.
    for (let batch = 0; batch < 40; batch += 1) {
      const answers = Array.from({ length: 50 }, (_, call) =>
        stranger(call % 2 ? one : two).send('POST', '/api/auth/login', bad),
      );
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(1_500);
    expect(statuses.filter((status) => status === 429)).toHaveLength(500);
    const other = makeClient(one, { address: '10.9.9.8' });
    expect((await other.send('POST', '/api/auth/login', bad)).status).toBe(400);
    console.log('rate limits: of 2,000 sign-ins over both nodes exactly 1,500 were let through');
  });

  it('show no old public page after an edit on the other node', async () => {
    const { user: admin, client } = await all.student({ isAdmin: true });
    // Signed in before, because a second factor would ask for its code.
    await all.db.update(user).set({ totpConfirmedAt: new Date() }).where(eq(user.id, admin.id));
    const path = '/api/admin/legal-pages/aviso-legal';
    const visitor = makeClient(two);
    const read = async () => (await visitor.get('/legal/aviso-legal')).text;
    const times: string[] = [];
    for (const [from, title] of [
      [one, 'Aviso cambiado en el primero'],
      [two, 'Aviso cambiado en el segundo'],
    ] as const) {
      await Promise.all([read(), makeClient(one).get('/legal/aviso-legal')]);
      const editor = client.at(from);
      const { etag, ...page } = (await editor.get(path)).body as Record<string, unknown>;
      expect(await editor.send('PUT', path, { ...page, title, etag })).toMatchObject({ status: 200 });
      const saved = performance.now();
      await vi.waitFor(async () => expect(await read()).toContain(title), patient);
      const first = async () => (await makeClient(one).get('/legal/aviso-legal')).text;
      await vi.waitFor(async () => expect(await first()).toContain(title), patient);
      times.push(elapsed(saved));
    }
    console.log(`page cache: an edit on either node was on both after ${times.join(' and ')}`);
  });

  it('run each job once: of ten emails asked for on both, each arrives once', async () => {
    const people = await Promise.all(
      Array.from({ length: 10 }, () => makeWriter(all.db).then(({ email }) => email)),
    );
    all.smtp.received.length = 0;
    await Promise.all(
      people.map((email, index) =>
        makeClient(index % 2 ? one : two).send('POST', '/api/auth/forgot-password', { email }),
      ),
    );
    await vi.waitFor(() => expect(all.smtp.received.length).toBeGreaterThanOrEqual(people.length), patient);
    await vi.waitFor(async () => {
      const [row] = await all.db.execute<{ left: number }>(
        sql`select count(*)::int as left from pgboss.job where name = 'mail.deliver' and state < 'completed'`,
      );
      expect(row?.left).toBe(0);
    }, patient);
    const to = all.smtp.received.map((mail) => /^To: (.+)$/m.exec(mail)?.[1]);
    expect(to.sort()).toEqual([...people].sort());
    console.log(`jobs: ${people.length} emails asked for on both nodes, ${to.length} arrived`);
  });

  it('find a third device one too many, whichever node each of them uses', async () => {
    const { user: student } = await all.student();
    // The browser of `student` is the first device.
    const [laptop, tablet] = [
      makeClient(one, { agent: agents.laptop }),
      makeClient(two, { agent: agents.tablet }),
    ];
    for (const device of [laptop, tablet]) await device.signIn(student.email);
    for (const device of [laptop.at(two), tablet.at(one)])
      expect((await device.get('/api/auth/check-device-limit')).body).toMatchObject({
        deviceCount: 3,
        exceedsLimit: true,
      });
    console.log('devices: three sign-ins over both nodes, both count 3 and one too many');
  });

  it('show one cart', async () => {
    const { client } = await all.student();
    const { id: productId } = await makeProduct(all.db);
    for (const url of [one, two])
      await client.at(url).send('POST', '/api/store/cart', { productId, quantity: 1 });
    const lines = async (url: string) => (await client.at(url).get('/api/store/cart')).body;
    for (const url of [one, two])
      expect(await lines(url)).toMatchObject({ items: [{ product: { id: productId }, quantity: 2 }] });
    await client.at(one).send('DELETE', '/api/store/cart');
    expect(await lines(two)).toMatchObject({ items: [] });
    console.log('cart: filled from both nodes (2 units), emptied on one, empty on the other');
  });

  it('take the answers of an exam on either, and its end on the other', async () => {
    const { client } = await all.student();
    const paper = await beginExam(client.at(one));
    for (let position = 1; position <= 10; position += 1) {
      const change = { choice: 'A', base: 0, key: crypto.randomUUID() };
      const node = client.at(position % 2 ? one : two);
      expect(await node.send('PUT', `/api/exams/${paper.id}/answers/${position}`, change)).toMatchObject({
        status: 200,
      });
    }
    const whole = (await client.at(two).get(`/api/exams/${paper.id}`)).body;
    const handIn = signedHandIn(whole as Parameters<typeof signedHandIn>[0]);
    expect((await client.at(two).send('POST', `/api/exams/${paper.id}/hand-in`, handIn)).status).toBe(200);
    const { body } = await client.at(one).get(`/api/exams/${paper.id}/result`);
    expect(body).toMatchObject({ total: 100, blanks: 90 });
    console.log(
      'exams: ten answers in turn on both nodes, handed in on the second, graded on the first with 90 of 100 blank',
    );
  });

  it.each([['websocket'], ['polling']])(
    'tell a reader of the forum on the other node of an answer (%s)',
    async (transport) => {
      const { id: categoryId } = await makeCategory(all.db);
      const writer = async (url: string) => {
        const client = makeClient(url);
        await client.signIn((await makeWriter(all.db)).email);
        return client;
      };
      const [asker, helper] = [await writer(one), await writer(two)];
      const topic = {
        title: '¿Desde cuándo cuentan las 72 horas?',
        body: 'Lo pregunto por el simulacro.',
        categoryId,
      };
      const { id } = (await asker.send('POST', '/api/forum/topics', topic)).body as { id: number };
      const reader = await openPage(makeClient(transport === 'polling' ? all.proxy.url : one), [transport]);
      expect(await reader.emitWithAck('room-join', `forum:${id}`)).toBe(true);
      const told = vi.fn();
      reader.on('room-changed', told);
      const started = performance.now();
      const body = `Desde que la persona deja de ser libre (${transport}).`;
      expect(await helper.send('POST', `/api/forum/topics/${id}/posts`, { body })).toMatchObject({
        status: 200,
      });
      await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ room: `forum:${id}`, news: 2 }), patient);
      console.log(`forum: an answer on the other node shown after ${elapsed(started)} (${transport})`);
      reader.disconnect();
    },
  );

  it('pass the signals of a voice room from one node to the other', async () => {
    const host = await all.student({ planTier: 'elite' });
    const guest = await all.student();
    const wanted = { topic: 'Repaso de extranjería', startsAt: null, seats: 6 };
    const room = (await host.client.at(one).send('POST', '/api/voice-rooms', wanted)).body as { id: string };
    type Place = { memberId: string; epoch: number };
    const enter = async (client: typeof host.client) =>
      (await client.send('POST', `/api/voice-rooms/${room.id}/join`)).body as Place;
    const news: RoomNews[] = [];
    const page = await openPage(host.client.at(one));
    page.on('message', ({ message }) => void news.push(roomNews.parse(message)));
    const first = await enter(host.client.at(one));
    const second = await enter(guest.client.at(two));
    const other = await openPage(guest.client.at(two));
    const described = { type: 'offer', sdp: 'v=0' };
    const signal = {
      type: 'description',
      roomId: room.id,
      epoch: second.epoch,
      to: { id: first.memberId, epoch: first.epoch },
      description: described,
    };
    const started = performance.now();
    expect(await other.emitWithAck('send', 'voice-rooms', signal)).toMatchObject({ ok: true });
    await vi.waitFor(
      () =>
        expect(news).toContainEqual(expect.objectContaining({ type: 'description', description: described })),
      patient,
    );
    console.log(`voice rooms: a connection offer reached the other node after ${elapsed(started)}`);
    for (const opened of [page, other]) opened.disconnect();
  });
});

/** The session cookie as another browser would have it. */
function copyOf(cookies: string): [string, string] {
  const [, name = '', value = ''] = /(\w*session\w*)=([^;]+)/.exec(cookies) ?? [];
  return [name, value];
}
