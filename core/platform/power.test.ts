import { describe, expect, it } from 'vitest';
import { type DeviceCapabilities, isLowPower, isMobile } from './power';

const desktop: DeviceCapabilities = {
  width: 1440,
  touch: false,
  cores: 4,
  memory: 4,
  reducedMotion: false,
  connection: '4g',
  saveData: false,
};

describe('low-power mode', () => {
  it.each<[string, Partial<DeviceCapabilities>]>([
    ['on a mobile device [4.power-1]', { width: 390, touch: true }],
    ['with under 4 cores [4.power-2]', { cores: 3 }],
    ['with under 4 GB of memory [4.power-3]', { memory: 2 }],
    ['when the user prefers reduced motion [4.power-4]', { reducedMotion: true }],
    ['on a slow connection [4.power-5]', { connection: 'slow-2g' }],
    ['on a 2g connection [4.power-5]', { connection: '2g' }],
    ['when the user saves data [4.power-5]', { saveData: true }],
  ])('is on %s', (_, given) => {
    expect(isLowPower({ ...desktop, ...given })).toBe(true);
  });

  it.each<[string, Partial<DeviceCapabilities>]>([
    ['with exactly 4 cores and 4 GB on a desktop', {}],
    ['with a touch screen wider than a phone', { touch: true }],
    ['in a narrow window without touch', { width: 390 }],
    ['on 3g', { connection: '3g' }],
    [
      'when the browser reveals nothing',
      { cores: undefined, memory: undefined, connection: undefined, saveData: undefined },
    ],
  ])('is off %s [4.power-6]', (_, given) => {
    expect(isLowPower({ ...desktop, ...given })).toBe(false);
  });
});

describe('a mobile device', () => {
  it.each([
    [768, true, true],
    [769, true, false],
    [768, false, false],
    [320, true, true],
  ])('of %i px with touch %o is one: %o [4.power-12]', (width, touch, mobile) => {
    expect(isMobile({ width, touch })).toBe(mobile);
  });
});
