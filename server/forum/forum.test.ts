import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { makeCategory, makeWriter } from './forum.factory';

let server: TestServer;
let categoryId: number;
beforeAll(async () => {
  server = await openTestServer();
  categoryId = (await makeCategory(server.db)).id;
});
afterAll(() => server.close());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function writer(options: { isNew?: boolean } = {}) {
  const user = await makeWriter(server.db, { ...options, now: server.clock.now() });
  return { ...user, ...(await server.signedIn(user.id)) };
}

const question = (given: object = {}) => ({
  title: '¿Las 72 horas cuentan desde la calle?',
  body: 'En el simulacro puse que desde comisaría y me la dieron mal.',
  categoryId,
  tags: ['Detención'],
  ...given,
});
const ask = async (caller: Caller, given: object = {}): Promise<number> => {
  server.clock.advance(MINUTE);
  const answer = await caller.send('POST', '/api/forum/topics', question(given));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().id;
};
const reply = (caller: Caller, topic: number, body: string, parent?: number) => {
  server.clock.advance(MINUTE);
  return caller.send('POST', `/api/forum/topics/${topic}/posts`, { body, parent });
};
const read = async (topic: number, from = 1) =>
  (await server.visitor().get(`/api/forum/topics/${topic}?from=${from}`)).json();

describe('a question in the forum', () => {
  it('is read by visitors, answered, and marked as solved by whoever asked [2.1-7]', async () => {
    const [asker, helper] = [await writer(), await writer()];
    const topic = await ask(asker);
    const answered = await reply(helper, topic, 'Desde que se pierde la libertad de hecho, **art. 17.2**.');
    expect(answered.json()).toMatchObject({ number: 2 });
    const solve = (caller: Caller, number: number | null) =>
      caller.send('PUT', `/api/forum/topics/${topic}/solution`, { number });
    expect((await solve(helper, 2)).json().code).toBe('forum.not-the-asker');
    expect((await solve(asker, 7)).json().code).toBe('forum.no-such-post');
    expect((await solve(asker, 2)).statusCode).toBe(204);
    const seen = await read(topic);
    expect(seen).toMatchObject({
      topic: { replies: 1, lastNumber: 2, isSolved: true, tags: ['detención'], lastAuthor: helper.username },
      solution: { number: 2, author: { username: helper.username } },
      posts: [{ number: 1 }, { number: 2, parent: null }],
    });
    expect(JSON.stringify(seen)).not.toMatch(/email|authorId|"body"/);
    expect((await solve(asker, null)).statusCode).toBe(204);
    expect(await read(topic)).toMatchObject({ topic: { isSolved: false }, solution: null });
  });

  it('is written with a plan of basico or more: demo reads and is told why', async () => {
    const demo = await server.signedIn((await makeUser(server.db)).id);
    const topic = await ask(await writer());
    const refused = await demo.send('POST', '/api/forum/topics', question());
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'request.tier']);
    expect((await reply(demo, topic, 'Esto no debería entrar.')).statusCode).toBe(403);
    expect((await demo.get(`/api/forum/topics/${topic}`)).statusCode).toBe(200);
  });

  it.each([
    [{ title: 'Corto' }, 'title'],
    [{ title: 'x'.repeat(141) }, 'title'],
    [{ body: 'Nada' }, 'body'],
    [{ body: 'á'.repeat(50_000) }, 'body'],
    [{ tags: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'] }, 'tags'],
    [{ tags: ['<script>'] }, 'tags'],
    [{ categoryId: 0 }, 'categoryId'],
  ])('is refused with a sentence beside the field: %o', async (given, field) => {
    const refused = await (await writer()).send('POST', '/api/forum/topics', question(given));
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'request.invalid']);
    expect(refused.json().details.fields[field]).toMatch(/\.$/);
  });

  it('needs a category that exists', async () => {
    const refused = await (await writer()).send(
      'POST',
      '/api/forum/topics',
      question({ categoryId: 77_777 }),
    );
    expect(refused.json()).toMatchObject({
      code: 'forum.no-such-category',
      details: { fields: { categoryId: 'Elige una categoría.' } },
    });
  });

  it('takes no answers once it is closed by an admin, and stands above the others once pinned', async () => {
    const { id: category } = await makeCategory(server.db);
    const topic = await ask(await writer(), { categoryId: category });
    await ask(await writer(), { categoryId: category, title: 'Otra pregunta más nueva' });
    const admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    const { etag } = (await admin.get(`/api/admin/forum/topics/${topic}`)).json();
    const change = { etag, isPinned: true, isClosed: true, categoryId: category };
    expect((await admin.send('PUT', `/api/admin/forum/topics/${topic}`, change)).statusCode).toBe(204);
    expect((await admin.send('PUT', `/api/admin/forum/topics/${topic}`, change)).json().code).toBe(
      'admin.conflict',
    );
    expect((await reply(await writer(), topic, 'Llego tarde a este tema.')).json().code).toBe('forum.closed');
    const list = (await server.visitor().get(`/api/forum/topics?category=${category}`)).json();
    expect(list.pinned).toMatchObject([{ id: topic, isPinned: true, isClosed: true }]);
    expect(list.items.map(({ id }: { id: number }) => id)).not.toContain(topic);
  });
});

describe('the lists', () => {
  it('go on by key in every order, without gaps or repeats', async () => {
    const { id: category } = await makeCategory(server.db);
    const asker = await writer();
    const fan = await writer();
    const ids: number[] = [];
    for (let at = 0; at < 23; at += 1) {
      if (at % 9 === 8) server.clock.advance(25 * HOUR);
      ids.push(
        await ask(asker, {
          categoryId: category,
          title: `Pregunta número ${at} de muchas`,
          body: `Cuerpo de la pregunta ${at}.`,
        }),
      );
    }
    const { posts } = await read(ids[3] ?? 0);
    await fan.send('PUT', `/api/forum/posts/${posts[0].id}/reactions/util`);
    for (const sort of ['actividad', 'nuevos', 'utiles']) {
      const seen: number[] = [];
      for (let after = ''; ; ) {
        const url = `/api/forum/topics?category=${category}&sort=${sort}${after && `&after=${after}`}`;
        const { items, next } = (await server.visitor().get(url)).json();
        seen.push(...items.map(({ id }: { id: number }) => id));
        if (!next) break;
        after = next;
      }
      expect(new Set(seen).size).toBe(23);
      expect(seen[0]).toBe(sort === 'utiles' ? ids[3] : ids[22]);
    }
    const { length } = (
      await server.visitor().get(`/api/forum/topics?author=${asker.username}&tag=detención`)
    ).json().items;
    expect(length).toBe(20);
    const categories = (await server.visitor().get('/api/forum/categories')).json();
    expect(categories.find(({ id }: { id: number }) => id === category).topics).toBe(23);
  });

  it('offer similar topics while a title is written, whatever its accents', async () => {
    const topic = await ask(await writer(), { title: 'Registro corporal externo: ¿hace falta acta?' });
    const similar = async (title: string) =>
      (await server.visitor().get(`/api/forum/similar?title=${encodeURIComponent(title)}`)).json();
    expect((await similar('cuando se hace un régistro corporál'))[0]).toMatchObject({ id: topic });
    expect(await similar('de la')).toEqual([]);
    expect(await similar("'); drop table forum_topic; --")).toEqual(expect.any(Array));
  });
});

describe('a post', () => {
  it('shows Markdown, and never HTML, scripts or images from elsewhere', async () => {
    const topic = await ask(await writer(), {
      body: 'Hola <script>alert(1)</script> [x](javascript:alert(1)) ![p](https://malo.example/p.gif) `a`',
    });
    const [{ blocks }] = (await read(topic)).posts;
    const kinds = JSON.stringify(blocks);
    expect(kinds).toContain('<script>alert(1)</script>');
    expect(kinds).not.toContain('"kind":"image"');
  });

  it('does not grow to megabytes by a table', async () => {
    const asker = await writer();
    const wide = `|${'a|'.repeat(600)}\n|${'-|'.repeat(600)}\n`;
    const topic = await ask(asker, { body: wide + '|\n'.repeat(1_290) });
    expect(JSON.stringify(await read(topic)).length).toBeLessThan(20_000);
    const full = await reply(asker, topic, wide + `|${'a|'.repeat(600)}\n`.repeat(13));
    expect([full.statusCode, full.json().code]).toEqual([400, 'forum.too-much-layout']);
    expect(full.json().details.fields.body).toMatch(/formato/);
  });

  it('calls people by their user name, but not a crowd', async () => {
    const [asker, friend] = [await writer(), await writer()];
    const topic = await ask(asker, { body: `Pregunto a @${friend.username} y a @nadie.conocido, gracias.` });
    const text = JSON.stringify((await read(topic)).posts[0].blocks);
    expect(text).toContain(`/foro?autor=${friend.username}`);
    expect(text).not.toContain('autor=nadie');
    await server.jobs.run();
    const { items } = (await friend.get('/api/notifications')).json();
    expect(items).toMatchObject([{ kind: 'community', url: `/foro/tema/${topic}` }]);
    const flood = Array.from({ length: 30 }, (_, at) => `@persona${at}`).join(' ');
    const refused = await reply(asker, topic, flood);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'forum.too-many-mentions']);
    expect(refused.json().details.fields.body).toMatch(/mención/);
  });

  it('tells followers of answers once until they read, and by email with a one-click way out if they want it', async () => {
    const [asker, helper] = [await writer(), await writer()];
    await asker.send('PUT', '/api/profile/notifications/community', { email: true, push: false });
    const topic = await ask(asker);
    await reply(helper, topic, 'Primera respuesta para quien pregunta.');
    await reply(helper, topic, 'Segunda respuesta, casi seguida.');
    server.emails.length = 0;
    // The notices, the emails, their delivery.
    for (let turn = 0; turn < 3; turn += 1) await server.jobs.run();
    expect((await asker.get('/api/notifications')).json()).toMatchObject({ total: 1 });
    const letters = server.emails.filter(({ to }) => to === asker.email);
    expect(letters).toHaveLength(1);
    const leave = /<[^>]*(\/api\/newsletter\/unsubscribe\/[^>]+)>/.exec(
      letters[0]?.headers?.['List-Unsubscribe'] ?? '',
    );
    expect((await server.visitor().send('POST', leave?.[1] ?? '')).statusCode).toBe(200);
    const choices = (await asker.get('/api/profile/notifications')).json();
    expect(choices).toContainEqual({ kind: 'community', email: false, push: false });
  });

  it('of the night is told in the morning, by email and push, unless it was read before', async () => {
    const [asker, early, helper] = [await writer(), await writer(), await writer()];
    const topic = await ask(asker);
    await early.send('PUT', `/api/forum/topics/${topic}/reading`, { lastRead: 1 });
    await early.send('PUT', `/api/forum/topics/${topic}/follow`, { level: 'follow' });
    for (const one of [asker, early]) {
      await one.send('PUT', '/api/profile/notifications/community', { email: true, push: true });
      await one.send('PUT', '/api/push/quiet-hours', { on: true, from: '00:00', to: '23:59' });
    }
    while ((await server.jobs.run()) > 0);
    server.emails.length = 0;
    const moments: string[] = [];
    const { enqueue } = server.kit.jobs;
    server.kit.jobs.enqueue = async (db, job, data, options) => {
      if (options?.startAfter) moments.push(`${job.name} ${options.startAfter.toISOString().slice(11, 16)}`);
      await enqueue(db, job, data, options);
    };
    await reply(helper, topic, 'Una respuesta escrita de madrugada.');
    await server.jobs.run();
    server.kit.jobs.enqueue = enqueue;
    expect(moments).toEqual(['forum.email-of-post 22:59', 'forum.email-of-post 22:59']);
    expect(server.emails).toEqual([]);
    await early.send('PUT', `/api/forum/topics/${topic}/reading`, { lastRead: 2 });
    while ((await server.jobs.run()) > 0);
    expect(server.emails.map(({ to }) => to)).toEqual([asker.email]);
  });

  it('answers a post of its own topic only', async () => {
    const asker = await writer();
    const topic = await ask(asker);
    expect((await reply(asker, topic, 'Contesto a algo que no existe.', 9)).json().code).toBe(
      'forum.no-such-post',
    );
    await reply(asker, topic, 'Una aclaración a mi pregunta.');
    expect((await reply(asker, topic, 'Y otra a la aclaración.', 2)).json()).toMatchObject({ number: 3 });
    expect((await read(topic)).posts[2]).toMatchObject({ parent: 2 });
    expect((await reply(asker, 1_999_999_999, 'A un tema que no hay.')).json().code).toBe(
      'forum.no-such-topic',
    );
  });

  it('is changed without trace at once, with its history later, and not after a day', async () => {
    const asker = await writer();
    const topic = await ask(asker);
    const { id } = (await read(topic)).posts[0];
    const edit = (body: string) => asker.send('PUT', `/api/forum/posts/${id}`, { body });
    expect((await edit('Corrijo una errata del principio.')).statusCode).toBe(200);
    expect((await read(topic)).posts[0].editedAt).toBeNull();
    server.clock.advance(10 * MINUTE);
    await edit('Ahora pregunto otra cosa distinta.');
    expect((await read(topic)).posts[0].editedAt).not.toBeNull();
    expect((await server.visitor().get(`/api/forum/posts/${id}/history`)).json()).toMatchObject([
      { body: 'Corrijo una errata del principio.' },
    ]);
    expect((await asker.get(`/api/forum/posts/${id}/source`)).json().body).toBe(
      'Ahora pregunto otra cosa distinta.',
    );
    server.clock.advance(25 * HOUR);
    expect((await edit('Demasiado tarde para esto.')).json().code).toBe('forum.edit-window');
  });

  it('is deleted and restored by its author alone, and erased after thirty days', async () => {
    const [asker, helper] = [await writer(), await writer()];
    const topic = await ask(asker);
    const { id } = (await reply(helper, topic, 'Una respuesta que luego borro.')).json();
    const remove = (caller: Caller) => caller.send('DELETE', `/api/forum/posts/${id}`);
    expect((await remove(asker)).json().code).toBe('forum.no-such-post');
    expect(
      (await asker.send('PUT', `/api/forum/posts/${id}`, { body: 'Cambio lo ajeno, o no.' })).json().code,
    ).toBe('forum.no-such-post');
    expect((await asker.get(`/api/forum/posts/${id}/source`)).statusCode).toBe(404);
    expect((await remove(helper)).statusCode).toBe(204);
    expect(await read(topic)).toMatchObject({
      topic: { replies: 0, lastNumber: 2 },
      posts: [{}, { removal: 'author', blocks: [], author: { username: null } }],
    });
    expect((await helper.get(`/api/forum/topics/${topic}/mine`)).json().restorable).toEqual([2]);
    expect((await asker.send('POST', `/api/forum/posts/${id}/restore`)).statusCode).toBe(404);
    await helper.send('POST', `/api/forum/posts/${id}/restore`);
    expect(await read(topic)).toMatchObject({ topic: { replies: 1 }, posts: [{}, { removal: null }] });
    const first = (await read(topic)).posts[0].id;
    expect((await asker.send('DELETE', `/api/forum/posts/${first}`)).json().code).toBe('forum.has-replies');
    await remove(helper);
    server.clock.advance(31 * 24 * HOUR);
    await server.jobs.run();
    expect((await helper.send('POST', `/api/forum/posts/${id}/restore`)).json().code).toBe(
      'forum.restore-window',
    );
    expect((await asker.send('DELETE', `/api/forum/posts/${first}`)).statusCode).toBe(204);
    expect((await server.visitor().get(`/api/forum/topics/${topic}`)).statusCode).toBe(404);
  });

  it('collects one reaction of each kind per person, and none from its author', async () => {
    const [asker, fan] = [await writer(), await writer()];
    const topic = await ask(asker);
    const { id } = (await read(topic)).posts[0];
    const react = (caller: Caller, method: 'PUT' | 'DELETE', kind: string) =>
      caller.send(method, `/api/forum/posts/${id}/reactions/${kind}`);
    expect((await react(asker, 'PUT', 'util')).json().code).toBe('forum.own-post');
    expect((await react(fan, 'PUT', 'odio')).statusCode).toBe(400);
    await react(fan, 'PUT', 'util');
    expect((await react(fan, 'PUT', 'util')).json().reactions).toEqual({ util: 1 });
    await react(fan, 'PUT', 'duda');
    expect((await fan.get(`/api/forum/topics/${topic}/mine`)).json().reactions).toHaveLength(2);
    await react(fan, 'DELETE', 'util');
    expect((await react(fan, 'DELETE', 'util')).json().reactions).toEqual({ util: 0, duda: 1 });
    expect((await read(topic)).topic.useful).toBe(1);
  });

  it('waits its turn: not twice the same, not too fast, not too many from newcomers', async () => {
    const newcomer = await writer({ isNew: true });
    const topic = await ask(await writer());
    const at = (body: string) => newcomer.send('POST', `/api/forum/topics/${topic}/posts`, { body });
    expect((await at('Mi primera respuesta aquí.')).statusCode).toBe(200);
    expect((await at('Mi primera respuesta aquí.')).json().code).toBe('forum.repeated');
    const fast = await at('Otra respuesta, enseguida.');
    expect([fast.json().code, fast.headers['retry-after']]).toEqual(['forum.too-fast', '30']);
    for (let turn = 2; turn <= 10; turn += 1)
      await reply(newcomer, topic, `Respuesta número ${turn} del día.`);
    expect((await reply(newcomer, topic, 'La undécima respuesta.')).json().code).toBe('forum.daily-limit');
    server.clock.advance(24 * HOUR);
    const links =
      'Mira [uno](https://uno.example), [dos](https://dos.example) y [tres](https://tres.example).';
    expect((await reply(newcomer, topic, links)).json().code).toBe('forum.too-many-links');
  });

  it('stands on the page of its number, with neighbours', async () => {
    const asker = await writer();
    const topic = await ask(asker);
    for (let number = 2; number <= 32; number += 1)
      await reply(asker, topic, `Respuesta número ${number} del tema.`);
    expect(await read(topic)).toMatchObject({ previous: null, next: 31 });
    const second = await read(topic, 32);
    expect(second).toMatchObject({ previous: 1, next: null, question: { number: 1 } });
    expect(second.posts.map(({ number }: { number: number }) => number)).toEqual([31, 32]);
    expect((await server.visitor().get(`/api/forum/topics/${topic}?from=99`)).statusCode).toBe(404);
  });

  it('goes with the account of its author; the answers of others stay', async () => {
    const [asker, helper] = [await writer(), await writer()];
    const topic = await ask(asker);
    await reply(helper, topic, 'La respuesta que se queda.');
    const data = (await asker.get('/api/profile/data')).json();
    expect(data.foro.mensajes).toMatchObject([{ topicId: topic, number: 1 }]);
    await server.db.transaction(async (tx) => {
      const { erasePersonalData } = await import('../profile/personal-data');
      await erasePersonalData(server.kit, tx, asker.id);
    });
    expect(await read(topic)).toMatchObject({
      topic: { author: { name: 'Cuenta borrada' } },
      posts: [{ removal: 'account', blocks: [] }, { author: { username: helper.username } }],
    });
  });
});

describe('two answers at the same moment', () => {
  it('get numbers of their own', async () => {
    const topic = await ask(await writer());
    const people = await Promise.all([writer(), writer(), writer(), writer()]);
    server.clock.advance(MINUTE);
    const answers = await Promise.all(
      people.map((one, at) =>
        one.send('POST', `/api/forum/topics/${topic}/posts`, { body: `Respuesta simultánea ${at}.` }),
      ),
    );
    expect(answers.map((answer) => answer.json().number).sort()).toEqual([2, 3, 4, 5]);
    expect((await read(topic)).topic).toMatchObject({ replies: 4, lastNumber: 5 });
    expect(server.sent).toContainEqual({
      event: 'room-changed',
      payload: { room: `forum:${topic}`, news: 5 },
    });
  });
});
