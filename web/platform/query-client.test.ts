import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { focusManager, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from './http-error';
import { makeQueryClient } from './query-client';

describe('data that was read', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Renders a component with one query. */
  function open(queryFn: () => Promise<unknown>) {
    const client = makeQueryClient();
    const asked = vi.fn(queryFn);
    const show = () =>
      new QueryObserver(client, { queryKey: ['/api/x'], queryFn: asked }).subscribe(() => {});
    return { client, asked, show };
  }

  it('is fresh for five minutes [9.cache-1]', async () => {
    const { client, show } = open(async () => 'answer');
    const close = show();
    await vi.advanceTimersByTimeAsync(0);
    const isStale = () =>
      client
        .getQueryCache()
        .find({ queryKey: ['/api/x'] })
        ?.isStaleByTime(5 * MINUTE_MS);
    expect(client.getDefaultOptions().queries?.staleTime).toBe(5 * MINUTE_MS);
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS - 1);
    expect(isStale()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isStale()).toBe(true);
    close();
  });

  it('is forgotten fifteen minutes after nobody shows it [9.cache-2]', async () => {
    const { client, show } = open(async () => 'answer');
    const close = show();
    await vi.advanceTimersByTimeAsync(0);
    close();
    await vi.advanceTimersByTimeAsync(15 * MINUTE_MS - 1);
    expect(client.getQueryData(['/api/x'])).toBe('answer');
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(['/api/x'])).toBeUndefined();
  });

  it('is asked for once more when the first try fails, after a second [9.cache-3]', async () => {
    const { asked, show } = open(async () => Promise.reject(new Error('down')));
    const close = show();
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(asked).toHaveBeenCalledTimes(2);
    close();
  });

  it('waits twice as long before each further try, thirty seconds at most [9.cache-4]', () => {
    const delay = makeQueryClient().getDefaultOptions().queries?.retryDelay;
    if (typeof delay !== 'function') throw new Error('the delay does not grow');
    expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => delay(attempt, new Error('down')))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });

  it('is not asked for again on coming back to the tab, on opening the page again or on a new connection [9.cache-5, 9.cache-6, 9.cache-7]', async () => {
    const { asked, show } = open(async () => 'answer');
    const close = show();
    await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toHaveBeenCalledTimes(1);
    show()();
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toHaveBeenCalledTimes(1);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toHaveBeenCalledTimes(1);
    close();
  });
});

describe('a change that fails', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is tried once more after a second [9.cache-8]', async () => {
    const change = vi.fn(async () => Promise.reject(new Error('down')));
    const observer = new MutationObserver(makeQueryClient(), { mutationFn: change });
    const done = observer.mutate().catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(999);
    expect(change).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(change).toHaveBeenCalledTimes(2);
    expect(await done).toBe('failed');
  });

  it('is not tried again, and so does not ask again, after the question who is there was called off', async () => {
    const refused = new HttpError(403, 'Forbidden', { code: 'auth.confirm-needed' });
    const change = vi.fn(async () => Promise.reject(refused));
    const observer = new MutationObserver(makeQueryClient(), { mutationFn: change });
    await observer.mutate().catch(() => {});
    expect(change).toHaveBeenCalledTimes(1);
  });
});
