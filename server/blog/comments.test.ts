import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { makePost } from './blog.factory';

describe('comments of a post', () => {
  let server: TestServer;
  let admin: Caller;
  let reader: Caller;
  let readerId: string;
  let path: string;
  let postId: number;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true, displayName: 'Casa' })).id);
    readerId = (await makeUser(server.db, { displayName: 'Lucía', email: 'lucia@correo.example' })).id;
    reader = await server.signedIn(readerId);
    postId = (await makePost(server.db, { title: 'La detención' })).id;
    path = `/api/blog/posts/${postId}/comments`;
  });
  afterAll(() => server.close());

  const seenBy = async (caller: Caller) => (await caller.get(path)).json().items;

  it('wait until an admin shows them; until then their author alone sees them [3.blog-9]', async () => {
    expect((await server.visitor().send('POST', path, { body: 'Hola' })).statusCode).toBe(401);
    const { id, isWaiting } = (await reader.send('POST', path, { body: ' ¿Y si son menores? ' })).json();
    expect(isWaiting).toBe(true);
    expect(await seenBy(reader)).toMatchObject([
      { id, author: 'Lucía', body: '¿Y si son menores?', isMine: true, isWaiting: true },
    ]);
    expect(await seenBy(server.visitor())).toEqual([]);

    const waiting = (await admin.get('/api/admin/blog-comments?state=waiting')).json();
    expect(waiting.items).toMatchObject([
      {
        id,
        subjectName: 'La detención',
        kind: 'post',
        author: 'Lucía',
        email: 'lucia@correo.example',
        isReply: false,
      },
    ]);
    await admin.send('PUT', `/api/admin/blog-comments/${id}/state`, {
      state: 'shown',
      etag: waiting.items[0].etag,
    });
    expect(await seenBy(server.visitor())).toMatchObject([{ id, isMine: false, isWaiting: false }]);
    const [post] = (await server.visitor().get('/api/blog/posts-with-categories')).json();
    expect(post.comments).toBe(1);
    const log = (await admin.get('/api/admin/audit')).json().items[0];
    expect(log).toMatchObject({ action: 'comment.shown', subjectName: 'La detención' });
  });

  it('are answered one level deep, and the server needs no leave', async () => {
    const [comment] = await seenBy(reader);
    const answer = await admin.send('POST', path, { body: 'Otro plazo.', parentId: comment.id });
    expect(answer.json().isWaiting).toBe(false);
    const [{ replies }] = await seenBy(server.visitor());
    expect(replies).toMatchObject([{ author: 'Casa', isStaff: true, body: 'Otro plazo.' }]);
    const deeper = await reader.send('POST', path, { body: '¿Cuál?', parentId: replies[0].id });
    expect(deeper.json().code).toBe('blog.reply-to-reply');
    const other = await makePost(server.db);
    const elsewhere = await reader.send('POST', `/api/blog/posts/${other.id}/comments`, {
      body: 'Hola',
      parentId: comment.id,
    });
    expect(elsewhere.json().code).toBe('blog.no-such-comment');
  });

  it('have a text, not too long, not too many, on a post that exists', async () => {
    const empty = await reader.send('POST', path, { body: '  ' });
    expect(empty.json().details.fields).toEqual({ body: 'Escribe tu comentario.' });
    const long = await reader.send('POST', path, { body: 'a'.repeat(2_001) });
    expect(long.json().details.fields).toEqual({ body: 'Como mucho 2.000 caracteres.' });
    expect((await reader.send('POST', '/api/blog/posts/4242/comments', { body: 'a' })).statusCode).toBe(404);
    const hasty = await server.signedIn((await makeUser(server.db)).id);
    for (const body of ['1', '2', '3', '4', '5']) await hasty.send('POST', path, { body });
    const refused = await hasty.send('POST', path, { body: '6' });
    expect([refused.json().code, refused.headers['retry-after']]).toEqual(['blog.too-many-comments', '600']);
  });

  it('are found by their text, their post and their author', async () => {
    const find = async (q: string) =>
      (await admin.get(`/api/admin/blog-comments?q=${encodeURIComponent(q)}`)).json().total;
    expect(await find('menores')).toBe(1);
    expect(await find('lucia@correo')).toBe(1);
    expect(await find('detencion')).toBe(7);
    expect(await find('nadie')).toBe(0);
  });

  it('are deleted by who wrote them and by an admin, with their answers', async () => {
    const [comment] = await seenBy(reader);
    const stranger = await server.signedIn((await makeUser(server.db)).id);
    expect((await stranger.send('DELETE', `/api/blog/comments/${comment.id}`)).statusCode).toBe(404);
    expect((await reader.send('DELETE', `/api/blog/comments/${comment.id}`)).statusCode).toBe(204);
    expect(await seenBy(server.visitor())).toEqual([]);
    const all = (await admin.get('/api/admin/blog-comments')).json();
    expect(all.items.some(({ isReply }: { isReply: boolean }) => isReply)).toBe(false);
    await admin.send('DELETE', `/api/admin/blog-comments/${all.items[0].id}`);
    expect((await admin.get('/api/admin/blog-comments')).json().total).toBe(all.total - 1);
  });

  it('stand in the download of who wrote them', async () => {
    await reader.send('POST', path, { body: 'Gracias' });
    const data = (await reader.get('/api/profile/data')).json();
    expect(data.blog.comentarios).toMatchObject([{ body: 'Gracias', state: 'waiting' }]);
  });
});
