import type { Page } from '@playwright/test';
import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';

const SCRIPT = '<script>window.taken=1</script>';
const HOSTILE = [
  SCRIPT,
  '<img src=x onerror="window.taken=1">',
  '<svg onload="window.taken=1"></svg>',
  '[enlace](javascript:window.taken=1)',
  '![imagen](javascript:window.taken=1)',
  '"><details open ontoggle="window.taken=1">',
].join('\n\n');

const taken = (page: Page) => page.evaluate(() => 'taken' in window);

test('what users write is shown as text: no script of theirs runs in the forum, in names, notes or the search', async ({
  page,
}) => {
  await enterAsCandidate(page);
  const sent = (method: 'post' | 'put' | 'patch', path: string, data: object) =>
    page.request[method](path, { data });
  const profile = await (await page.request.get('/api/profile')).json();
  await sent('patch', '/api/profile', { ...profile, displayName: SCRIPT });
  const [category] = await (await page.request.get('/api/forum/categories')).json();
  const topic = await sent('post', '/api/forum/topics', {
    title: `${SCRIPT} y una duda del tema 2`,
    body: HOSTILE,
    categoryId: category.id,
    typedMs: 60_000,
    website: '',
  });
  const list = await sent('post', '/api/question-lists', { name: SCRIPT });
  await sent('put', `/api/diary/entries/${crypto.randomUUID()}`, {
    day: '2026-11-18',
    prompt: 'went-well',
    text: HOSTILE,
  });
  const pages = [
    ...(topic.ok() ? [`/foro/tema/${(await topic.json()).id}`] : []),
    `/campus-estudio/listas/${(await list.json()).id}`,
    '/foro',
    '/campus-estudio/listas',
    '/perfil',
    '/campus-estudio/diario-guiado',
    `/foro?q=${encodeURIComponent(SCRIPT)}`,
    `/blog?q=${encodeURIComponent(HOSTILE)}`,
    `/tienda?q=${encodeURIComponent(SCRIPT)}`,
    `/login?volver=${encodeURIComponent('javascript:window.taken=1')}`,
    `/${encodeURIComponent(SCRIPT)}`,
  ];
  expect(topic.ok(), await topic.text()).toBe(true);
  for (const path of pages) {
    await page.goto(path);
    expect(await taken(page), path).toBe(false);
    await expect(page.locator('[href^="javascript:" i], [onerror], [onload], [ontoggle]'), path).toHaveCount(
      0,
    );
  }
});

test('a page made for one host or proxy is never handed to the next visitor', async ({ request }) => {
  const clean = await (await request.get('/blog')).text();
  const headers = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-for': '10.0.0.1',
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
    forwarded: 'host=evil.example;proto=http',
  };
  for (const path of ['/blog', '/blog?_=1', '/blog?callback=evil']) {
    const answer = await request.get(path, { headers });
    expect(await answer.text(), path).not.toContain('evil');
  }
  expect(await (await request.get('/blog')).text()).toBe(clean);
});
