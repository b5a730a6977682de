// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { identifyCommercially, identifyOpenly } from './identification';

describe('the identification of a device', () => {
  it('asks the commercial script for extended results, in Europe, with our id and tag [7-56]', async () => {
    const get = vi.fn(async () => ({ visitorId: 'v1', confidence: { score: 0.99 } }));
    const load = vi.fn(async () => ({ get }));
    const script = vi.fn(async () => ({ load }));
    expect(await identifyCommercially('pk', script)).toEqual({
      visitorId: 'v1',
      confidence: { score: 0.99 },
    });
    expect(script).toHaveBeenCalledWith('https://fpjscdn.net/v3/pk');
    expect(load).toHaveBeenCalledWith({ region: 'eu' });
    expect(get).toHaveBeenCalledWith({
      extendedResult: true,
      linkedId: 'user-device-tracking',
      tag: { userAction: 'device-identification' },
    });
  });

  it('does not take anything else for that script', async () => {
    await expect(identifyCommercially('pk', async () => ({}))).rejects.toThrow();
  });

  it('is the same every time without a key, and asks nobody', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const once = await identifyOpenly();
    expect(once.visitorId).toMatch(/^[0-9a-f]{32}$/);
    expect(await identifyOpenly()).toEqual(once);
    expect(asked).not.toHaveBeenCalled();
  });
});
