import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CacheMeta, cacheKey, cacheLimits, keysToEvict, makeEntry, readEntry } from './cache-entry';
import { HOUR_MS } from './durations';

const MB = 1024 * 1024;
const lucia = { userId: 'lucia', tier: 'plus' };
const fresh = {
  queryKey: ['/api/topics/6/content'],
  data: { title: 'Tema 6' },
  size: 100,
  owner: lucia,
  version: 'v1',
  now: 1_000,
};
const entry = makeEntry(fresh);

describe('an entry of the local cache', () => {
  it('has its class, owner, build version and lifetime [3.cache-1]', () => {
    expect(entry).toEqual({
      data: { title: 'Tema 6' },
      version: 'v1',
      timestamp: 1_000,
      ttl: 12 * HOUR_MS,
      size: 100,
      queryKey: ['/api/topics/6/content'],
      type: 'topicContent',
      userId: 'lucia',
    });
    expect(makeEntry({ ...fresh, queryKey: ['/api/keyword-rules'] })?.userId).toBeNull();
  });

  it('is not created above 5 MB or for uncacheable paths [5.cache-1, 9.cache-27]', () => {
    expect(makeEntry({ ...fresh, size: 5 * MB })).not.toBeNull();
    expect(makeEntry({ ...fresh, size: 5 * MB + 1 })).toBeNull();
    expect(makeEntry({ ...fresh, queryKey: ['/api/admin/users'] })).toBeNull();
    expect(makeEntry({ ...fresh, data: undefined })).toBeNull();
  });

  it('is a miss when expired or dated in the future [5.cache-2]', () => {
    expect(readEntry(entry, { version: 'v1', now: 1_000 + 12 * HOUR_MS - 1 })?.data).toEqual({
      title: 'Tema 6',
    });
    expect(readEntry(entry, { version: 'v1', now: 1_000 + 12 * HOUR_MS })).toBeNull();
    expect(readEntry(entry, { version: 'v1', now: 999 })).toBeNull();
  });

  it('is a miss for another build [5.cache-3]', () => {
    expect(readEntry(entry, { version: 'v2', now: 1_001 })).toBeNull();
  });

  it('needs a refresh after half of its lifetime [9.cache-25]', () => {
    const refreshAt = (now: number) => readEntry(entry, { version: 'v1', now })?.refresh;
    expect(refreshAt(1_000 + 6 * HOUR_MS)).toBe(false);
    expect(refreshAt(1_000 + 6 * HOUR_MS + 1)).toBe(true);
  });

  it('is a miss when it is corrupt', () => {
    const moment = { version: 'v1', now: 1_001 };
    for (const broken of [
      undefined,
      null,
      7,
      'text',
      [],
      {},
      { ...entry, ttl: 'long' },
      { ...entry, data: undefined },
    ])
      expect(readEntry(broken, moment)).toBeNull();
    fc.assert(fc.property(fc.anything(), (stored) => void readEntry(stored, moment)));
  });
});

describe('the key of an entry', () => {
  const ana = { userId: 'ana', tier: 'plus' };

  it('is different for two users of one browser [9.cache-35, 4.other-3]', () => {
    for (const path of [
      '/api/notifications',
      '/api/topics/6/bundle',
      '/api/topics/6/content',
      '/api/auth/me',
    ])
      expect(cacheKey([path], lucia)).not.toBe(cacheKey([path], ana));
    expect(cacheKey(['/api/keyword-rules'], lucia)).toBe(cacheKey(['/api/keyword-rules'], ana));
  });

  it('is different for another tier', () => {
    expect(cacheKey(['/api/topics/6/content'], lucia)).not.toBe(
      cacheKey(['/api/topics/6/content'], { ...lucia, tier: 'demo' }),
    );
  });

  it('depends on the query, and is null for uncacheable paths', () => {
    expect(cacheKey(['/api/x', { page: 1 }], lucia)).not.toBe(cacheKey(['/api/x', { page: 2 }], lucia));
    expect(cacheKey(['/api/admin/users'], lucia)).toBeNull();
    expect(cacheKey([7], lucia)).toBeNull();
  });
});

describe('the eviction', () => {
  const now = 100_000;
  const moment = { version: 'v1', now };
  const mark = (timestamp: number, size: number, more: Partial<CacheMeta> = {}): CacheMeta => ({
    version: 'v1',
    timestamp,
    ttl: 12 * HOUR_MS,
    size,
    userId: null,
    ...more,
  });
  const tens = (count: number) =>
    Array.from({ length: count }, (_, at): [string, CacheMeta] => [`k${at}`, mark(1_000 + at, 5 * MB)]);

  it('starts at 80 % of 50 MB and goes down to 60 %, oldest first [9.cache-26, 9.cache-28, 9.cache-29, 9.cache-30]', () => {
    expect(cacheLimits.total).toBe(50 * MB);
    expect(keysToEvict(tens(7), moment)).toEqual([]);
    expect(keysToEvict(tens(8).toReversed(), moment)).toEqual(['k0', 'k1']);
    expect(keysToEvict(tens(10), moment)).toEqual(['k0', 'k1', 'k2', 'k3']);
  });

  it('removes expired, outdated and corrupt entries at any size', () => {
    const index: [string, unknown][] = [
      ['good', mark(now - 10, 10)],
      ['over', mark(0, 10, { ttl: 100_000 })],
      ['other build', mark(now - 10, 10, { version: 'v0' })],
      ['broken', { size: 'much' }],
      ['nothing', undefined],
    ];
    expect(keysToEvict(index, moment)).toEqual(['over', 'other build', 'broken', 'nothing']);
  });

  it('always leaves 80 % or less, and removes older entries first', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: now }), fc.integer({ min: 0, max: 5 * MB })), {
          maxLength: 40,
        }),
        (given) => {
          const index = given.map(([at, size], key): [string, CacheMeta] => [String(key), mark(at, size)]);
          const gone = new Set(keysToEvict(index, moment));
          const left = index.filter(([key]) => !gone.has(key));
          expect(left.reduce((sum, [, { size }]) => sum + size, 0)).toBeLessThanOrEqual(40 * MB);
          const taken = index.filter(([key]) => gone.has(key)).map(([, { timestamp }]) => timestamp);
          expect(Math.max(-1, ...taken)).toBeLessThanOrEqual(
            Math.min(now, ...left.map(([, { timestamp }]) => timestamp)),
          );
        },
      ),
    );
  });
});
