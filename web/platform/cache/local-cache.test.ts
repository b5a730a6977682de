// @vitest-environment node
import { HOUR_MS } from '@atalaya/core/platform/durations';
import { describe, expect, it } from 'vitest';
import { openLocalCache } from './local-cache';
import { memoryStore } from './memory-store.factory';

const lucia = { userId: 'lucia', tier: 'plus' };
const ana = { userId: 'ana', tier: 'plus' };
const topic = ['/api/topics/6/content'];

function open(version = 'v1', store = memoryStore()) {
  const clock = { now: 1_000 };
  return { cache: openLocalCache({ store, version, now: () => clock.now }), store, clock };
}

describe('the cache of a browser', () => {
  it('gives back what it was given, to the same user only [9.cache-35]', async () => {
    const { cache } = open();
    await cache.keep(topic, { title: 'Tema 6' }, lucia);
    expect(await cache.read(topic, lucia)).toEqual({ data: { title: 'Tema 6' }, refresh: false });
    expect(await cache.read(topic, ana)).toBeNull();
  });

  it('removes what is over, of another build or broken when it meets it [5.cache-2, 5.cache-3]', async () => {
    const { cache, store, clock } = open();
    await cache.keep(topic, 'text', lucia);
    clock.now += 13 * HOUR_MS;
    expect(await cache.read(topic, lucia)).toBeNull();
    expect(store.entries.size).toBe(0);

    await cache.keep(topic, 'text', lucia);
    expect(await open('v2', store).cache.read(topic, lucia)).toBeNull();
    expect(store.entries.size).toBe(0);

    await cache.keep(topic, 'text', lucia);
    for (const key of store.entries.keys()) store.entries.set(key, { data: 'half of it' });
    expect(await cache.read(topic, lucia)).toBeNull();
    expect(store.entries.size).toBe(0);
  });

  it('does not store more than 5 MB, and forgets what stood there before [5.cache-1]', async () => {
    const { cache, store } = open();
    await cache.keep(topic, 'short', lucia);
    await cache.keep(topic, 'ñ'.repeat(2.5 * 1024 * 1024), lucia);
    expect(store.entries.size).toBe(0);
    await cache.keep(topic, 'ñ'.repeat(2.5 * 1024 * 1024 - 1), lucia);
    expect(store.entries.size).toBe(1);
  });

  it('cleans down to 60 % of its room', async () => {
    const { cache, store, clock } = open();
    const mark = { version: 'v1', ttl: HOUR_MS, size: 5 * 1024 * 1024, userId: 'lucia' };
    for (let number = 1; number <= 9; number += 1)
      store.entries.set(`k${number}`, { ...mark, timestamp: clock.now - 10 + number });
    await cache.clean();
    expect([...store.entries.keys()]).toEqual(['k4', 'k5', 'k6', 'k7', 'k8', 'k9']);
  });

  it('forgets all but the one who is there, and everyone when nobody is', async () => {
    const { cache } = open();
    await cache.keep(topic, 'of Lucía', lucia);
    await cache.keep(topic, 'of Ana', ana);
    await cache.keep(['/api/keyword-rules'], 'for all', ana);
    await cache.forgetOthers('ana');
    expect(await cache.read(topic, lucia)).toBeNull();
    expect(await cache.read(topic, ana)).not.toBeNull();
    await cache.forgetOthers(null);
    expect(await cache.read(topic, ana)).toBeNull();
    expect(await cache.read(['/api/keyword-rules'], ana)).not.toBeNull();
  });

  it('is a miss when the browser refuses to store', async () => {
    const refuse = () => Promise.reject(new Error('refused'));
    const store = { get: refuse, put: refuse, index: refuse, remove: refuse };
    const cache = openLocalCache({ store, version: 'v1', now: () => 0 });
    await cache.keep(topic, 'text', lucia);
    await cache.clean();
    await cache.forgetOthers(null);
    expect(await cache.read(topic, lucia)).toBeNull();
  });
});
