import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplePosts } from '@atalaya/core/blog/sample-posts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { loadContent } from '../content/load-content';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makePost } from './blog.factory';
import { blogPost } from './blog.tables';

describe('the blog', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  /** Views may be a minute old. */
  const nextMinute = () => server.clock.advance(61_000);
  const listNow = async () => (await server.visitor().get('/api/blog/posts-with-categories')).json();
  const list = () => {
    nextMinute();
    return listNow();
  };

  it('answers the published posts, newest first, with every field [7-43] [3.blog-1]', async () => {
    const old = await makePost(server.db, { date: '2026-10-01', tags: ['plazos', 'detención'] });
    const recent = await makePost(server.db, { date: '2026-11-02', sticky: true });
    await makePost(server.db, { state: 'draft' });
    await makePost(server.db, { deletedAt: new Date() });
    const posts = await list();
    expect(posts.map(({ id }: { id: number }) => id)).toEqual([recent.id, old.id]);
    expect(posts[1]).toEqual({
      id: old.id,
      title: old.title,
      excerpt: 'Breve.',
      content: 'Primer párrafo con negrita.',
      author: {
        username: 'Ana Ruiz',
        currentRank: 'Inspectora',
        avatar: '/api/blog/images/irene-soto.svg',
      },
      createdAt: '2026-10-01T00:00:00.000Z',
      readingTime: 1,
      viewCount: 0,
      likes: 0,
      comments: 0,
      isTrending: false,
      category: { name: 'Derecho' },
      tags: ['plazos', 'detención'],
      featuredImage: '/api/blog/images/derecho.svg',
      isSticky: false,
    });
  });

  it('answers one post cut at its headings, with its author and related posts', async () => {
    const twin = await makePost(server.db, { tags: ['memoria'], category: 'Psicología' });
    const post = await makePost(server.db, { tags: ['memoria'], category: 'Psicología' });
    const answer = (await server.visitor().get(`/api/blog/posts/${post.id}`)).json();
    expect(answer).toMatchObject({ id: post.id, intro: 'Primer párrafo con **negrita**.' });
    expect(answer.sections.map(({ id }: { id: string }) => id)).toEqual(['los-plazos', 'los-derechos']);
    expect(answer.author).toMatchObject({ username: 'Ana Ruiz', bio: 'Enseña.' });
    expect(answer.related[0].id).toBe(twin.id);
    expect(answer.related).toHaveLength(3);
    expect((await server.visitor().get('/api/blog/posts/4242')).statusCode).toBe(404);
    expect((await server.visitor().get('/api/blog/posts/nada')).statusCode).toBe(400);
  });

  it('answers the authors by what they published, and the topics in a data array [7-46] [7-48] [3.blog-15] [3.blog-16]', async () => {
    nextMinute();
    const authors = (await server.visitor().get('/api/blog/top-authors')).json();
    expect(authors).toEqual([
      {
        id: 'ana',
        name: 'Ana Ruiz',
        role: 'Inspectora',
        avatar: '/api/blog/images/irene-soto.svg',
        bio: 'Enseña.',
        articles: (await list()).length,
      },
    ]);
    const topics = (await server.visitor().get('/api/blog/trending-topics')).json();
    expect(topics.data[0]).toEqual({ id: 'memoria', name: 'memoria', articleCount: 2 });
  });

  it('counts readings, likes of guests and users, and what is trending [3.blog-8] [3.blog-10]', async () => {
    const post = await makePost(server.db);
    const guest = server.visitor();
    await guest.send('POST', `/api/blog/posts/${post.id}/views`);
    const twice = await guest.send('POST', `/api/blog/posts/${post.id}/views`);
    expect(twice.json()).toEqual({ viewCount: 2, likes: 0, comments: 0 });
    const liked = await guest.send('PUT', `/api/blog/posts/${post.id}/marks/like`);
    expect(liked.json()).toEqual({ liked: [post.id], saved: [] });
    await guest.send('PUT', `/api/blog/posts/${post.id}/marks/like`);
    const reader = await server.signedIn((await makeUser(server.db)).id);
    await reader.send('PUT', `/api/blog/posts/${post.id}/marks/like`);
    const shown = (await list()).find(({ id }: { id: number }) => id === post.id);
    expect(shown).toMatchObject({ viewCount: 2, likes: 2, isTrending: true });
    await guest.send('DELETE', `/api/blog/posts/${post.id}/marks/like`);
    expect((await listNow()).find(({ id }: { id: number }) => id === post.id).likes).toBe(1);
    expect((await guest.send('PUT', '/api/blog/posts/4242/marks/like')).statusCode).toBe(404);
    expect((await guest.send('POST', '/api/blog/posts/4242/views')).statusCode).toBe(404);
  });

  it('counts one like of a network, however often its browser drops its cookies', async () => {
    const post = await makePost(server.db);
    for (let n = 0; n < 10; n += 1)
      await server.visitor().send('PUT', `/api/blog/posts/${post.id}/marks/like`);
    const likeFrom = (remoteAddress: string) =>
      server.app.inject({ method: 'PUT', url: `/api/blog/posts/${post.id}/marks/like`, remoteAddress });
    for (const address of ['2001:db8:0:7::1', '2001:db8:0:7::2']) await likeFrom(address);
    const likes = async () => (await listNow()).find(({ id }: { id: number }) => id === post.id).likes;
    expect(await likes()).toBe(2);
    // A like that moves to an account is its own from then on.
    const guest = server.visitor();
    const { cookies } = await guest.send('PUT', `/api/blog/posts/${post.id}/marks/like`);
    const reader = await server.signedIn((await makeUser(server.db)).id);
    const session = (await reader.get('/api/profile')).raw.req.headers.cookie;
    const headers = { cookie: `${cookies[0]?.name}=${cookies[0]?.value}; ${session}` };
    await server.app.inject({ url: '/api/blog/marks', headers });
    expect(await likes()).toBe(3);
  });

  it('keeps the reading list of a browser, and moves it to the account that signs in there [4.blog-11] [7-61]', async () => {
    const [one, two] = [await makePost(server.db), await makePost(server.db)];
    const guest = server.visitor();
    expect((await guest.get('/api/blog/marks')).json()).toEqual({ liked: [], saved: [] });
    expect((await guest.get('/api/blog/marks')).cookies).toEqual([]);
    const { cookies } = await guest.send('PUT', `/api/blog/posts/${one.id}/marks/save`);
    expect((await guest.get('/api/blog/marks')).json().saved).toEqual([one.id]);
    expect((await server.visitor().get('/api/blog/marks')).json().saved).toEqual([]);

    const { id } = await makeUser(server.db);
    const reader = await server.signedIn(id);
    await reader.send('PUT', `/api/blog/posts/${two.id}/marks/save`);
    await reader.send('PUT', `/api/blog/posts/${one.id}/marks/save`);
    const mine = `${cookies[0]?.name}=${cookies[0]?.value}`;
    const session = await server.signedIn(id);
    // The guest's browser, now signed in: both cookies are sent.
    const before = await session.get('/api/profile');
    expect(before.statusCode).toBe(200);
    const joined = await server.app.inject({
      url: '/api/blog/marks',
      headers: { cookie: `${mine}; ${String(before.raw.req.headers.cookie)}` },
    });
    expect(joined.json().saved.sort()).toEqual([one.id, two.id].sort());
    expect((await guest.get('/api/blog/marks')).json().saved).toEqual([]);
  });

  it('shows its pictures, also drawn for sharing, and nothing else of the disk', async () => {
    const svg = await server.visitor().get('/api/blog/images/derecho.svg');
    expect(svg.headers['content-type']).toBe('image/svg+xml');
    const png = await server.visitor().get('/api/blog/images/derecho.png');
    expect(png.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    for (const name of ['nada.svg', '..%2fauthors.yaml', 'authors.yaml'])
      expect((await server.visitor().get(`/api/blog/images/${name}`)).statusCode).toBe(404);
  });
});

it('holds the built-in posts against the files of the same number [3.blog-13]', async () => {
  const server = await openTestServer();
  try {
    const root = await mkdtemp(join(tmpdir(), 'blog-'));
    await cp(join(server.env.checkout, 'content/blog'), join(root, 'blog'), { recursive: true });
    await loadContent(server.kit, root);
    await rm(root, { recursive: true });
    for (const { role, author, avatar: _, readTime: __, ...sample } of samplePosts) {
      const [row] = await server.db.select().from(blogPost).where(eq(blogPost.id, sample.id));
      expect(row).toMatchObject(sample);
      const answer = (await server.visitor().get(`/api/blog/posts/${sample.id}`)).json();
      expect(answer.author).toMatchObject({ username: author, currentRank: role });
    }
    expect((await server.visitor().get('/api/blog/posts-with-categories')).json()).toHaveLength(34);
  } finally {
    await server.close();
  }
});
