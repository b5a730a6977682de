// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inLowPower, onMobile, startLowPower } from './low-power';

const machine = (given: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

beforeEach(() => {
  machine({ hardwareConcurrency: 8, deviceMemory: 8, maxTouchPoints: 0, connection: undefined });
  vi.stubGlobal('innerWidth', 1440);
});
afterEach(() => vi.unstubAllGlobals());

describe('the machine in front of the student', () => {
  // [4.power-1, 4.power-2, 4.power-3, 4.power-5, 4.power-6]
  it('is strong or weak by what the browser tells', () => {
    expect(inLowPower()).toBe(false);
    for (const weak of [
      { hardwareConcurrency: 2 },
      { deviceMemory: 2 },
      { connection: { saveData: true } },
    ]) {
      machine({ hardwareConcurrency: 8, deviceMemory: 8, connection: undefined, ...weak });
      expect(inLowPower()).toBe(true);
    }
    machine({ hardwareConcurrency: undefined, deviceMemory: undefined, connection: undefined });
    expect(inLowPower()).toBe(false);
    machine({ maxTouchPoints: 5 });
    vi.stubGlobal('innerWidth', 768);
    expect([onMobile(), inLowPower()]).toEqual([true, true]);
  });

  it('is low for users who prefer reduced motion [4.power-4]', () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    expect(inLowPower()).toBe(true);
  });

  it('moves nothing heavy while it is weak, and again when it is not [4.power-7]', () => {
    const stop = startLowPower();
    expect(document.documentElement.dataset.motion).toBeUndefined();
    machine({ maxTouchPoints: 5 });
    vi.stubGlobal('innerWidth', 390);
    window.dispatchEvent(new Event('resize'));
    expect(document.documentElement.dataset.motion).toBe('calm');
    vi.stubGlobal('innerWidth', 1440);
    window.dispatchEvent(new Event('resize'));
    expect(document.documentElement.dataset.motion).toBeUndefined();
    stop();
  });
});
