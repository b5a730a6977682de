import { createHash } from 'node:crypto';
import { expect, test } from './support/fixtures';

const GUEST_PAGE = '/colores-marca';

test.describe('pages that are the same for everyone', () => {
  test('come compressed, with a tag that spares the second download', async ({ request }) => {
    const first = await request.get(GUEST_PAGE, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers()).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const again = await request.get(GUEST_PAGE, { headers: { 'if-none-match': first.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
  });

  test('hold no trace of who asked, nor of what was added to the address', async ({ request }) => {
    const plain = await (await request.get(GUEST_PAGE)).text();
    const marked = await request.get(`${GUEST_PAGE}?utm=%3Cscript%3Eevil%3C/script%3E`, {
      headers: { cookie: `atalaya_session=${'a'.repeat(43)}`, 'x-forwarded-host': 'evil.example' },
    });
    expect(await marked.text()).toBe(plain);
  });

  test('name every inline script of theirs by its hash, and no other may run', async ({
    request,
    page,
    consoleErrors,
  }) => {
    const answer = await request.get(GUEST_PAGE);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    const scripts = [...(await answer.text()).matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, code = ''] of scripts)
      expect(policy).toContain(createHash('sha256').update(code).digest('base64'));
    await page.goto(GUEST_PAGE);
    await page.evaluate(() => {
      const injected = document.createElement('script');
      injected.textContent = 'window.injected = true';
      document.body.append(injected);
    });
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    expect(consoleErrors.some((line) => line.includes('Content Security Policy'))).toBe(true);
  });

  test('answer HEAD with the same headers and no body', async ({ request }) => {
    const head = await request.head(GUEST_PAGE);
    expect(head.status()).toBe(200);
    expect(Number(head.headers()['content-length'])).toBeGreaterThan(1000);
    expect(await head.text()).toBe('');
  });
});

test('an unknown address is a page with status 404, whatever the address', async ({ request }) => {
  for (const path of ['/no-existe', '/campus-estudio/nada/de/nada', '/%F0%9F%9A%94']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('<title>Page Not Found</title>');
  }
  expect((await request.get('/assets/none.js')).status()).toBe(404);
});

test('files with a hash in their name are kept for a year by the browser', async ({ request }) => {
  const html = await (await request.get(GUEST_PAGE)).text();
  const [, path = ''] = /"(\/assets\/app-[^"]+\.js)"/.exec(html) ?? [];
  const asset = await request.get(path, { headers: { 'accept-encoding': 'br' } });
  expect(asset.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  const zipped = await request.get(path, { headers: { 'accept-encoding': 'gzip' } });
  expect(zipped.headers()['content-encoding']).toBe('gzip');
  expect(await zipped.text()).toBe(await asset.text());
});

test('every answer carries the headers that keep a browser from being tricked', async ({ request }) => {
  for (const path of [GUEST_PAGE, '/api/health', '/no-existe', '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/);
    // API responses cannot be framed either.
    if (path.startsWith('/api/'))
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    else expect(headers['x-frame-options']).toBe('DENY');
  }
});

test('the socket answers on the same origin [7-54]', async ({ request }) => {
  const answer = await request.get('/socket.io/?EIO=4&transport=polling');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('"sid"');
});
