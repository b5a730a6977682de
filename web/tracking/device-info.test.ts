// @vitest-environment jsdom
import { deviceInfo } from '@atalaya/core/tracking/device-info.contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectDeviceInfo, looksLikeBot } from './device-info';

// jsdom has no canvas and would log an error.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const broken = (): never => {
  throw new Error('not here');
};

describe('what a browser tells about its machine', () => {
  // [3.device-4, 3.device-5, 3.device-6, 3.device-7, 3.device-8, 3.device-10, 3.device-11]
  it('has every field of the specification', async () => {
    const info = await collectDeviceInfo();
    expect(deviceInfo.safeParse(info).error).toBeUndefined();
    expect(Object.keys(info).sort()).toEqual(Object.keys(deviceInfo.shape).sort());
    expect(info).toMatchObject({ viewport: '1024x768', language: 'en-US', historyLength: 1, pixelRatio: 1 });
    expect(info.browserInfo.deviceType).toBe('desktop');
  });

  it('tells a portable from a desktop by its battery [3.device-12]', async () => {
    const withBattery = (battery: object) => {
      vi.stubGlobal('navigator', { userAgent: navigator.userAgent, getBattery: async () => battery });
      return collectDeviceInfo();
    };
    const portable = await withBattery({ charging: true, level: 0.8, chargingTime: 1200 });
    expect(portable.browserInfo.deviceType).toBe('laptop');
    const desktop = await withBattery({ charging: true, level: 1, chargingTime: 0 });
    expect(desktop.browserInfo.deviceType).toBe('desktop');
  });

  it('is null where an API is missing, throws or lies, and never breaks [3.device-9]', async () => {
    const hostile = new Proxy({}, { get: broken, has: broken });
    vi.stubGlobal('navigator', hostile);
    vi.stubGlobal('screen', hostile);
    vi.spyOn(document, 'createElement').mockImplementation(broken);
    const info = await collectDeviceInfo();
    expect(deviceInfo.safeParse(info).error).toBeUndefined();
    expect(info).toMatchObject({
      userAgent: null,
      screenResolution: null,
      webglVendor: null,
      canvasTail: null,
      plugins: [],
    });
    expect(looksLikeBot()).toBe(false);
  });

  it('reads the graphics card and a drawing where there are any [3.device-9]', async () => {
    const names = { UNMASKED_VENDOR_WEBGL: 1, UNMASKED_RENDERER_WEBGL: 2 };
    const gl = { getExtension: () => names, getParameter: (name: number) => ['', 'Maker', 'Card'][name] };
    const pen = { fillRect: () => {}, fillText: () => {} };
    const canvas = {
      getContext: (kind: string) => (kind === 'webgl' ? gl : pen),
      toDataURL: () => `data:image/png;base64,${'x'.repeat(100)}tail`,
    };
    vi.spyOn(document, 'createElement').mockReturnValue(
      Object.assign(document.createElement('canvas'), canvas),
    );
    const info = await collectDeviceInfo();
    expect(info).toMatchObject({ webglVendor: 'Maker', webglRenderer: 'Card' });
    expect(info.canvasTail).toMatch(/^x{46}tail$/);
  });
});
