import { HOUR_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { releasePosts } from './admin/admin.routes';

describe('a scheduled post', () => {
  let server: TestServer;
  let admin: Caller;
  let id: string;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    await admin.send('POST', '/api/admin/blog-authors', {
      name: 'Ana Ruiz',
      role: 'Inspectora',
      bio: 'Enseña.',
    });
    const made = await admin.send('POST', '/api/admin/blog-posts', {
      title: 'Mañana',
      excerpt: 'Lo justo.',
      category: 'Derecho',
      author: 'ana-ruiz',
      date: '2026-11-15',
      publishAt: '2026-11-15T12:00:00.000Z',
      image: 'derecho.svg',
      tags: ['secreto'],
      body: 'Texto.',
    });
    expect(made.json().publishAt).toBe('2026-11-15T12:00:00.000Z');
    id = made.json().id;
  });
  afterAll(() => server.close());

  const seen = async () => {
    const reader = server.visitor();
    const [list, one, view, mark, authors, tags] = await Promise.all([
      reader.get('/api/blog/posts-with-categories'),
      reader.get(`/api/blog/posts/${id}`),
      reader.send('POST', `/api/blog/posts/${id}/views`),
      reader.send('PUT', `/api/blog/posts/${id}/marks/like`),
      reader.get('/api/blog/top-authors'),
      reader.get('/api/blog/trending-topics'),
    ]);
    return {
      listed: list.json().length,
      statuses: [one.statusCode, view.statusCode, mark.statusCode],
      authors: authors.json().length,
      tags: tags.json().data.length,
    };
  };
  const hidden = { listed: 0, statuses: [404, 404, 404], authors: 0, tags: 0 };
  const shown = { listed: 1, statuses: [200, 200, 200], authors: 1, tags: 1 };

  it('is hidden everywhere until its moment, then appears and its pages are rendered again', async () => {
    let emptied = 0;
    server.kit.events.on('pages.changed', () => {
      emptied += 1;
    });
    const tick = async () => {
      await server.jobs.enqueue(server.db, releasePosts, {});
      await server.jobs.run();
    };
    expect(await seen()).toEqual(hidden);
    await tick();
    expect(emptied).toBe(0);
    server.clock.advance(2 * HOUR_MS);
    expect(await seen()).toEqual(shown);
    emptied = 0;
    await tick();
    await tick();
    expect(emptied).toBe(1);
    expect((await admin.get(`/api/admin/blog-posts/${id}`)).json().publishAt).toBeNull();
  });

  it('with a later date and no hour appears when that day begins in Spain', async () => {
    const before = (await admin.get(`/api/admin/blog-posts/${id}`)).json();
    const path = `/api/admin/blog-posts/${id}`;
    const after = await admin.send('PUT', path, { ...before, date: '2026-11-16' });
    expect(after.json().publishAt).toBe('2026-11-15T23:00:00.000Z');
    expect(await seen()).toEqual(hidden);
    server.clock.set(new Date('2026-11-15T23:00:00.000Z'));
    expect(await seen()).toEqual(shown);
  });
});
