// @vitest-environment jsdom
import { sampleDeviceInfo } from '@atalaya/core/tracking/tracking.factory';
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

  it('is the same for the same machine and another for another, without any script of others', async () => {
    const [once, again, other] = await Promise.all([
      identifyOpenly(sampleDeviceInfo),
      identifyOpenly({ ...sampleDeviceInfo, viewport: '1x1' }),
      identifyOpenly({ ...sampleDeviceInfo, canvasTail: 'z' }),
    ]);
    expect(once.visitorId).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toEqual(once);
    expect(other.visitorId).not.toBe(once.visitorId);
  });
});
