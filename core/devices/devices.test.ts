import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../platform/durations';
import {
  type DeviceState,
  deviceLimitStatus,
  FIXED_FOR_MS,
  INACTIVE_AFTER_MS,
  isActive,
  isReplacement,
  MAX_DEVICES,
  pairToFix,
  REPLACEMENT_WINDOW_MS,
  replacedTooOften,
} from './devices';

const NOW = new Date('2026-11-15T10:00:00.000Z');
const SECOND = 1000;
const ago = (ms: number) => new Date(NOW.getTime() - ms);

const device = (id: string, given: Partial<DeviceState> = {}): DeviceState => ({
  id,
  signedIn: true,
  lastSeenAt: ago(10 * SECOND),
  endedAt: null,
  fixedUntil: null,
  ...given,
});

const [phone, laptop, tablet] = [
  device('phone'),
  device('laptop', { lastSeenAt: ago(5 * SECOND) }),
  device('tablet'),
];
const fixed = { fixedUntil: new Date(NOW.getTime() + DAY_MS) };

describe('a device', () => {
  it.each([
    ['seen just now', {}, true],
    ['silent for almost 3 minutes', { lastSeenAt: ago(INACTIVE_AFTER_MS - 1) }, true],
    ['silent for 3 minutes', { lastSeenAt: ago(INACTIVE_AFTER_MS) }, false],
    ['that ended its session', { endedAt: ago(SECOND) }, false],
    ['without a session', { signedIn: false }, false],
    ['whose node has a fast clock', { lastSeenAt: ago(-2 * SECOND) }, true],
  ] as const)('%s is active: %s %s [6.devices-1]', (_, given, active) => {
    expect(isActive(device('one', given), NOW)).toBe(active);
  });
});

describe('the limit of 2 active devices', () => {
  it('is 2 [9.auth-1]', () => {
    expect(MAX_DEVICES).toBe(2);
  });

  it.each([
    ['alone', [phone], false],
    ['with one other', [phone, laptop], false],
    ['with two others', [phone, laptop, tablet], true],
    [
      'with two others, one of them silent',
      [phone, laptop, device('tablet', { lastSeenAt: ago(DAY_MS) })],
      false,
    ],
    ['with two others, one of them closed', [phone, laptop, device('tablet', { endedAt: NOW })], false],
  ])('%s: exceeded is %o [6.devices-1]', (_, devices, exceeds) => {
    expect(deviceLimitStatus(devices, 'phone', NOW)).toMatchObject({ exceedsLimit: exceeds, blocked: false });
  });

  it('lists the active devices, this one first, then by last use [2.10-1]', () => {
    const status = deviceLimitStatus([tablet, laptop, phone, device('old', { endedAt: NOW })], 'phone', NOW);
    expect(status.active.map(({ id }) => id)).toEqual(['phone', 'laptop', 'tablet']);
  });

  it('registers the two devices used last', () => {
    const gone = device('gone', { signedIn: false, lastSeenAt: NOW });
    const old = device('old', { lastSeenAt: ago(DAY_MS) });
    expect(
      deviceLimitStatus([old, gone, phone, laptop], 'phone', NOW).registered.map(({ id }) => id),
    ).toEqual(['laptop', 'phone']);
  });
});

describe('an account that is fixed to two devices', () => {
  const pair = [device('phone', fixed), device('laptop', fixed)];

  it('blocks any other device and does not count it [4.device-3]', () => {
    expect(deviceLimitStatus([...pair, tablet], 'tablet', NOW)).toMatchObject({
      blocked: true,
      exceedsLimit: false,
    });
    const status = deviceLimitStatus([...pair, tablet], 'phone', NOW);
    expect(status).toMatchObject({ blocked: false, exceedsLimit: false });
    expect(status.active.map(({ id }) => id)).toEqual(['phone', 'laptop']);
    expect(status.registered.map(({ id }) => id)).toEqual(['phone', 'laptop']);
  });

  it('blocks an unknown device', () => {
    expect(deviceLimitStatus(pair, 'new', NOW).blocked).toBe(true);
  });

  it('is released after 30 days', () => {
    const later = new Date(NOW.getTime() + DAY_MS);
    expect(deviceLimitStatus([...pair, tablet], 'tablet', later).blocked).toBe(false);
    expect(FIXED_FOR_MS).toBe(30 * DAY_MS);
  });
});

describe('a replacement', () => {
  const crowded = deviceLimitStatus([phone, laptop, tablet], 'phone', NOW);

  it('means closing an active device when the limit is exceeded', () => {
    expect(isReplacement(crowded, 'laptop', 'phone')).toBe(true);
    expect(isReplacement(crowded, 'phone', 'phone')).toBe(false);
    expect(isReplacement(crowded, 'unknown', 'phone')).toBe(false);
  });

  it('does not include closing a device below the limit', () => {
    expect(isReplacement(deviceLimitStatus([phone, laptop], 'phone', NOW), 'laptop', 'phone')).toBe(false);
  });

  it('fixes the account to this device and the remaining one', () => {
    expect(pairToFix(crowded, 'laptop', 'phone')).toEqual(['phone', 'tablet']);
  });

  it.each([
    [4, 0, false],
    [5, 0, true],
    [4, 3, false],
  ])('%i times in 30 days and %i before that is too often: %o', (recent, old, tooOften) => {
    const at = [
      ...Array.from({ length: recent }, (_, index) => ago(index * DAY_MS)),
      ...Array.from({ length: old }, () => ago(REPLACEMENT_WINDOW_MS)),
    ];
    expect(replacedTooOften(at, NOW)).toBe(tooOften);
  });
});

const anyDevice = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  signedIn: fc.boolean(),
  lastSeenAt: fc.integer({ min: 0, max: 2 * INACTIVE_AFTER_MS }).map(ago),
  endedAt: fc.constantFrom(null, ago(SECOND)),
  fixedUntil: fc.constantFrom(null, null, ago(SECOND), fixed.fixedUntil),
});
const anyDevices = fc.uniqueArray(anyDevice, { selector: ({ id }) => id, maxLength: 5 });

describe('any set of devices', () => {
  it('is never both blocked and over the limit, and lists only active devices', () => {
    fc.assert(
      fc.property(anyDevices, fc.constantFrom('a', 'b', 'z'), (devices, current) => {
        const { blocked, exceedsLimit, active } = deviceLimitStatus(devices, current, NOW);
        expect(blocked && exceedsLimit).toBe(false);
        expect(active.every((one) => isActive(one, NOW))).toBe(true);
        const others = active.filter(({ id }) => id !== current).length;
        expect(exceedsLimit).toBe(!blocked && others >= MAX_DEVICES);
      }),
    );
  });

  it('ends below the limit after closing the others one by one', () => {
    fc.assert(
      fc.property(anyDevices, (devices) => {
        let left = devices;
        for (let turn = 0; turn < devices.length; turn += 1) {
          const { exceedsLimit, active } = deviceLimitStatus(left, 'a', NOW);
          if (!exceedsLimit) return;
          const closed = active.at(-1)?.id;
          left = left.map((one) => (one.id === closed ? { ...one, endedAt: NOW } : one));
        }
        expect(deviceLimitStatus(left, 'a', NOW).exceedsLimit).toBe(false);
      }),
    );
  });
});
