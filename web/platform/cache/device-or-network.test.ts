// @vitest-environment jsdom
import { HOUR_MS } from '@atalaya/core/platform/durations';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../query-client';
import { useSessionStore } from '../session';
import { readUser } from '../session-storage';

const topic = ['/api/topics/6/content'];
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

// A fake IndexedDB, which jsdom lacks.
const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: (name: string) => name,
  get: async (key: string) => stored.get(key),
  set: async (key: string, value: unknown, store: string) =>
    store === 'atalaya-cache' && stored.set(key, value),
  delMany: async (keys: string[]) => {
    for (const key of keys) stored.delete(key);
  },
  entries: async () => [],
  keys: async () => [],
}));
vi.stubGlobal('indexedDB', {});

async function keep(queryKey: readonly unknown[], data: unknown, age: number) {
  const { browserCache } = await import('./browser-cache');
  const { cacheOwner } = await import('./cache-owner');
  vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - age);
  await browserCache().keep(queryKey, data, cacheOwner());
}

describe('a question of a page', () => {
  beforeEach(() => {
    stored.clear();
    const currentUser = readUser({ id: 'lucia', tier: 'plus' });
    useSessionStore.setState({ currentUser, isLoading: false, error: null });
  });

  it('about study content is answered by the device, without asking the network', async () => {
    await keep(topic, 'kept', HOUR_MS);
    const ask = vi.fn(async () => 'new');
    expect(await makeQueryClient().fetchQuery({ queryKey: topic, queryFn: ask })).toBe('kept');
    await new Promise((done) => setTimeout(done));
    expect(ask).not.toHaveBeenCalled();
  });

  it('about what one has read in a topic goes to the network, though a topic is study content', async () => {
    const reading = ['/api/topics/6/reading'];
    await keep(reading, 'kept', HOUR_MS);
    expect(await makeQueryClient().fetchQuery({ queryKey: reading, queryFn: async () => 'new' })).toBe('new');
  });

  it('is asked anew behind it when the answer is past half of its time [9.cache-25]', async () => {
    await keep(topic, 'kept', 7 * HOUR_MS);
    const client = makeQueryClient();
    expect(await client.fetchQuery({ queryKey: topic, queryFn: async () => 'new' })).toBe('kept');
    await expect.poll(() => client.getQueryData(topic)).toBe('new');
  });

  it('about anything else goes to the network, and to the device when there is none', async () => {
    const legal = ['/api/legal-pages'];
    await keep(legal, 'kept', HOUR_MS);
    const ask = (queryFn: () => Promise<string>) =>
      makeQueryClient().fetchQuery({ queryKey: legal, queryFn, retry: false });
    expect(await ask(async () => 'new')).toBe('new');
    expect(await ask(lost)).toBe('kept');
    stored.clear();
    await expect(ask(lost)).rejects.toThrow('Failed to fetch');
  });

  it('is asked again when the network is back', async () => {
    await keep(['/api/legal-pages'], 'kept', HOUR_MS);
    const client = makeQueryClient();
    const ask = vi.fn(async () => 'new').mockImplementationOnce(lost);
    const options = { queryKey: ['/api/legal-pages'], queryFn: ask, retry: false };
    expect(await client.fetchQuery(options)).toBe('kept');
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => client.getQueryData(['/api/legal-pages'])).toBe('new');
  });
});
