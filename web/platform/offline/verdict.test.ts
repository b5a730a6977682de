import { errors } from '@atalaya/core/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../http-error';
import { retryDelay, type Verdict, verdictOf } from './verdict';

const isOfDevice = (code: string) => code === 'devices.blocked' || code === 'devices.over-limit';

const typedKeys = <T extends object>(table: T) => Object.keys(table) as (keyof T)[];

const refusal = (status: number, body?: ConstructorParameters<typeof HttpError>[2], after?: string) =>
  new HttpError(status, '', body, after);

function buildOf(own: string, servers: string) {
  vi.stubEnv('VITE_BUILD_ID', own);
  vi.stubGlobal('fetch', async () => new Response(servers));
}

const kindOf = async (error: unknown): Promise<Verdict['kind']> => (await verdictOf(error)).kind;

describe('the verdict on what was sent and not taken', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it.each<[string | number, Error]>([
    ['no network', new TypeError('Failed to fetch')],
    ['an aborted request', new DOMException('', 'AbortError')],
    ['a request that took too long', new DOMException('', 'TimeoutError')],
    ['a fault of our own', new Error('unexpected')],
    ...[408, 425, 429, 500, 502, 503, 504, 507].map((status): [number, Error] => [status, refusal(status)]),
  ])('is «later» for %s', async (_, error) => {
    expect(await verdictOf(error)).toEqual({ kind: 'later', afterMs: null });
  });

  it('waits as long as the server asks, in seconds or until a date', async () => {
    expect(await verdictOf(refusal(429, {}, '90'))).toEqual({ kind: 'later', afterMs: 90_000 });
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    const dated = await verdictOf(refusal(503, {}, inAMinute));
    expect(dated.kind === 'later' && dated.afterMs).toBeGreaterThan(55_000);
    expect(await verdictOf(refusal(429, {}, 'soon'))).toEqual({ kind: 'later', afterMs: null });
  });

  // What is expected of each status, whatever the code; the exceptions are below.
  const expected = (status: number): Verdict['kind'] => {
    if (status === 401) return 'signed-out';
    return status === 425 || status === 429 || status >= 500 ? 'later' : 'refused';
  };
  const codes = typedKeys(errors).map((code) => [code, errors[code]] as const);

  it.each(codes)(
    'of the same build is final for %s unless it may pass',
    async (code, { status, sentence }) => {
      buildOf('mine', 'mine');
      const kind = isOfDevice(code) ? 'signed-out' : expected(status);
      const verdict = await verdictOf(refusal(status, { code, message: sentence }));
      expect(verdict.kind).toBe(kind);
      if (verdict.kind !== 'refused') return;
      if (code === 'request.not-found') expect(verdict.sentence).toMatch(/ya no existe/);
      else expect(verdict.sentence).toBe(sentence);
    },
  );

  it.each(codes)(
    'of another build is «stale» for %s only if it was not understood',
    async (code, { status }) => {
      buildOf('mine', 'newer');
      const isStale = code === 'request.invalid' || code === 'request.not-found';
      const other = isOfDevice(code) ? 'signed-out' : expected(status);
      expect(await kindOf(refusal(status, { code }))).toBe(isStale ? 'stale-build' : other);
    },
  );

  it.each([402, 403, 404, 405, 409, 410, 413, 415, 422, 451])('is final for a bare %i', async (status) => {
    buildOf('mine', 'mine');
    expect(await kindOf(refusal(status))).toBe('refused');
  });

  it('waits for the limit of a day, which the server says is over tomorrow', async () => {
    const spent = refusal(403, { code: 'review.daily-limit' }, '3600');
    expect(await verdictOf(spent)).toEqual({ kind: 'later', afterMs: 3_600_000 });
  });

  it('keeps what a device over the limit has to send', async () => {
    expect(await kindOf(refusal(403, { code: 'devices.over-limit' }))).toBe('signed-out');
  });

  it('does not take a server that cannot be asked for its build as another build', async () => {
    vi.stubEnv('VITE_BUILD_ID', 'mine');
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await kindOf(refusal(400, { code: 'request.invalid' }))).toBe('later');
  });

  it('comes back later and later, not all at once, and never before the server allows it', () => {
    expect([1, 2, 3, 4, 20].map((tries) => retryDelay(tries, null, undefined, () => 1))).toEqual([
      1_000, 2_000, 4_000, 8_000, 60_000,
    ]);
    expect(retryDelay(3, null, undefined, () => 0)).toBe(2_000);
    expect(retryDelay(1, 90_000, undefined, () => 0)).toBe(90_000);
  });
});
