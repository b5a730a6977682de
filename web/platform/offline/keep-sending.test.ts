// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn } from '../session';
import { readUser } from '../session-storage';
import { keepSending } from './keep-sending';
import type { Left } from './outbox';

const later = (afterMs: number | null = null): Left => ({ kind: 'later', afterMs });

describe('sending until nothing is left', () => {
  let left: Left = null;
  let tries = 0;
  let sending: ReturnType<typeof keepSending>;
  const send = async () => {
    tries += 1;
    return left;
  };
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  beforeEach(() => {
    vi.useFakeTimers();
    [left, tries] = [later(), 0];
    sending = keepSending(send);
  });
  afterEach(() => {
    sending.stop();
    vi.useRealTimers();
  });

  it('comes back later and later, at most every minute, and rests when all is sent', async () => {
    await wait(0);
    expect(tries).toBe(1);
    await wait(1_000);
    expect(tries).toBe(2);
    await wait(2_000);
    expect(tries).toBe(3);
    await wait(10 * 60_000);
    const before = tries;
    await wait(10 * 60_000);
    expect(tries - before).toBeGreaterThanOrEqual(10);
    expect(tries - before).toBeLessThanOrEqual(20);
    left = null;
    await wait(60_000);
    const atRest = tries;
    await wait(60 * 60_000);
    expect(tries).toBe(atRest);
  });

  it('comes back at once with the network, the tab and the user', async () => {
    await wait(30_000);
    for (const happens of [
      () => window.dispatchEvent(new Event('online')),
      () => document.dispatchEvent(new Event('visibilitychange')),
      () => {
        const user = readUser({ id: 'ana' });
        if (user) signedIn(user);
      },
    ]) {
      const before = tries;
      happens();
      await wait(0);
      expect(tries).toBe(before + 1);
    }
  });

  it('does not come back before the server allows it, whatever happens', async () => {
    left = later(90_000);
    await wait(1_000);
    const before = tries;
    window.dispatchEvent(new Event('online'));
    await wait(80_000);
    expect(tries).toBe(before);
    await wait(60_000);
    expect(tries).toBe(before + 1);
  });
});
