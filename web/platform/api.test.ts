import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, fetchQuery, read } from './api';
import { cancelConfirming, useConfirming } from './confirm-identity';
import { HttpError, sentenceFor } from './http-error';

/** The fake network: its requests and next responses. */
function network() {
  const asked: Array<{ url: string; init: RequestInit }> = [];
  const answers: Array<() => Response | Promise<Response>> = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return Promise.resolve().then(() => answers.shift()?.() ?? Response.json({}));
  });
  return { asked, answer: (make: () => Response | Promise<Response>) => void answers.push(make) };
}

let net: ReturnType<typeof network>;
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  net = network();
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('reading data', () => {
  it('gets the path that is the key [7-50]', async () => {
    net.answer(() => Response.json([1, 2]));
    expect(await fetchQuery(['/api/syllabus/topics'])).toEqual([1, 2]);
    expect(net.asked[0]).toMatchObject({ url: '/api/syllabus/topics', init: { method: 'GET' } });
  });

  it('turns an object after the path into the query string [7-51]', async () => {
    await fetchQuery(['/api/admin/mail', { page: 2, q: 'ley 4/2015', none: undefined, tag: ['a', 'b'] }]);
    expect(net.asked[0]?.url).toBe('/api/admin/mail?page=2&q=ley+4%2F2015&tag=a&tag=b');
  });

  it('sends the cookies along [7-1, 7-52]', async () => {
    await fetchQuery(['/api/health']);
    await call('GET /api/health');
    expect(net.asked.map(({ init }) => init.credentials)).toEqual(['include', 'include']);
  });

  it('is keyed by path and query', () => {
    expect(read('GET /api/health').queryKey).toEqual(['/api/health']);
    expect(read('GET /api/admin/mail', { query: { page: 3 } }).queryKey).toEqual([
      '/api/admin/mail',
      { page: 3 },
    ]);
  });

  it('takes an empty answer for nothing', async () => {
    net.answer(() => new Response(null, { status: 200 }));
    expect(await call('GET /api/health')).toBeUndefined();
  });
});

describe('sending data', () => {
  it('sends a body as JSON [7-53]', async () => {
    await call('POST /api/auth/login', { body: { email: 'ana@example.com', password: 'secreto' } });
    const init = net.asked[0]?.init ?? {};
    expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(String(init.body))).toEqual({ email: 'ana@example.com', password: 'secreto' });
  });

  it('sends a file as form data, and leaves its header to the browser [7-53]', async () => {
    const file = new Blob(['x'], { type: 'image/png' });
    await call('POST /api/profile/avatar', { file });
    const init = net.asked[0]?.init ?? {};
    expect(init.body).toBeInstanceOf(FormData);
    expect(init.headers).toEqual({});
  });
});

describe('a call that asks who is there', () => {
  const refuse = () =>
    Response.json(
      { code: 'auth.confirm-needed', message: 'Antes.', details: { secondFactor: true } },
      { status: 403, statusText: 'Forbidden' },
    );
  const opened = () => vi.waitFor(() => expect(useConfirming.getState().isOpen).toBe(true));

  it('is repeated with what it carried once the dialog has been answered', async () => {
    net.answer(refuse);
    net.answer(() => Response.json({ recoveryCodes: ['uno'] }));
    const called = call('POST /api/profile/second-factor/confirm', { body: { code: '123456' } });
    await opened();
    expect(useConfirming.getState().needsCode).toBe(true);
    expect(net.asked).toHaveLength(1);
    useConfirming.getState().answer(true);
    expect(await called).toEqual({ recoveryCodes: ['uno'] });
    expect(net.asked[1]).toEqual(net.asked[0]);
    expect(useConfirming.getState().isOpen).toBe(false);
  });

  it('fails once with its sentence when the dialog is called off', async () => {
    net.answer(refuse);
    const called = call('POST /api/profile/deletion').catch(sentenceFor);
    await opened();
    cancelConfirming();
    expect(await called).toBe('Antes.');
    expect(net.asked).toHaveLength(1);
  });

  it('shares the dialog with the others that were refused meanwhile', async () => {
    for (let n = 0; n < 2; n += 1) net.answer(refuse);
    const both = [call('POST /api/profile/deletion'), call('POST /api/profile/second-factor')];
    await opened();
    await vi.waitFor(() => expect(net.asked).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve));
    useConfirming.getState().answer(true);
    await Promise.all(both);
    expect(net.asked).toHaveLength(4);
    expect(useConfirming.getState().isOpen).toBe(false);
  });
});

describe('a call that fails', () => {
  it('carries the status code followed by the status text [8.http-1]', async () => {
    net.answer(() => new Response('', { status: 404, statusText: 'Not Found' }));
    await expect(fetchQuery(['/api/none'])).rejects.toThrow('404: Not Found');
  });

  it('carries the code, the message and the invalid fields', async () => {
    const body = {
      code: 'request.invalid',
      message: 'Revisa los datos.',
      details: { fields: { email: 'Obligatorio' } },
    };
    net.answer(() => Response.json(body, { status: 400, statusText: 'Bad Request' }));
    const error = await call('GET /api/health').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 400, code: 'request.invalid', fields: { email: 'Obligatorio' } });
    expect(sentenceFor(error)).toBe('Revisa los datos.');
  });

  it('is logged [8.http-2]', async () => {
    net.answer(() => new Response('', { status: 500, statusText: 'Internal Server Error' }));
    await expect(fetchQuery(['/api/none'])).rejects.toThrow();
    expect(logged).toHaveBeenCalledWith('GET /api/none', expect.any(HttpError));
  });

  it('is not logged during a render, where the address may say who is reading', async () => {
    const own = () => Promise.resolve(new Response(null, { status: 404 }));
    await call('GET /api/health', {}, { fetch: own }).catch(() => {});
    expect(logged).not.toHaveBeenCalled();
  });

  it('is not logged when it was called off [8.http-3]', async () => {
    net.answer(() => Promise.reject(new DOMException('gone', 'AbortError')));
    await expect(fetchQuery(['/api/none'])).rejects.toThrow('gone');
    expect(logged).not.toHaveBeenCalled();
  });

  it('says that there is no network when there is none', async () => {
    net.answer(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await fetchQuery(['/api/none']).catch((caught: unknown) => caught);
    expect(sentenceFor(error)).toMatch(/conexión/);
  });
});
