// @vitest-environment jsdom
import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn } from '../session';
import { readUser } from '../session-storage';
import { followQueries } from './follow-queries';
import { openLocalCache } from './local-cache';
import { memoryStore } from './memory-store.factory';

const topic = ['/api/topics/6/content'];
const lucia = { userId: 'lucia', tier: 'plus' };

const enter = (id: string) => {
  const user = readUser({ id, tier: 'plus' });
  if (user) signedIn(user);
};

describe('the local cache beside the query client', () => {
  const store = memoryStore();
  const cache = openLocalCache({ store, version: 'v1', now: Date.now });
  let client: QueryClient;
  let stop: () => void;

  const junk = () => store.entries.set('junk', { data: 1 });
  const junkIsGone = () => expect.poll(() => store.entries.has('junk')).toBe(false);

  beforeEach(() => {
    store.entries.clear();
    client = new QueryClient();
    enter('lucia');
    junk();
    stop = followQueries(client, cache);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('keeps what arrives and drops what is invalidated', async () => {
    client.setQueryData(topic, 'text');
    await expect.poll(() => cache.read(topic, lucia)).toMatchObject({ data: 'text' });
    await client.invalidateQueries({ queryKey: topic });
    await expect.poll(() => cache.read(topic, lucia)).toBeNull();
  });

  it('has nothing of the user before once another is there', async () => {
    client.setQueryData(topic, 'text');
    await expect.poll(() => cache.read(topic, lucia)).not.toBeNull();
    client.clear();
    enter('ana');
    await expect.poll(() => cache.read(topic, lucia)).toBeNull();
  });

  it('is cleaned at the start, every 15 minutes and when the page goes [9.cache-31, 9.cache-32, 9.cache-33]', async () => {
    await junkIsGone();
    junk();
    window.dispatchEvent(new Event('pagehide'));
    await junkIsGone();

    stop();
    vi.useFakeTimers();
    stop = followQueries(client, cache);
    await vi.advanceTimersByTimeAsync(10);
    junk();
    await vi.advanceTimersByTimeAsync(15 * MINUTE_MS - 20);
    expect(store.entries.has('junk')).toBe(true);
    await vi.advanceTimersByTimeAsync(20);
    expect(store.entries.has('junk')).toBe(false);
  });
});
