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
  keepsPlace,
  MAX_DEVICES,
  pairToFix,
  placeHolders,
  RELOAD_MS,
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
  activeSince: ago(DAY_MS),
  endedAt: null,
  fixedUntil: null,
  blockedAt: null,
  ...given,
});

/** The phone came last. */
const [phone, laptop, tablet] = [
  device('phone', { activeSince: ago(20 * SECOND) }),
  device('laptop', { lastSeenAt: ago(5 * SECOND) }),
  device('tablet', { activeSince: ago(40 * SECOND) }),
];
const fixed = { fixedUntil: new Date(NOW.getTime() + DAY_MS) };

describe('a device', () => {
  it.each([
    ['seen just now', {}, true],
    ['silent for almost 3 minutes', { lastSeenAt: ago(INACTIVE_AFTER_MS - 1) }, true],
    ['silent for 3 minutes', { lastSeenAt: ago(INACTIVE_AFTER_MS) }, false],
    ['that ended its session', { endedAt: ago(SECOND) }, false],
    ['without a session', { signedIn: false }, false],
    ['of before places were given', { activeSince: null }, false],
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

  it('never takes the place of a device that was active before [6.devices-1]', () => {
    for (const first of ['laptop', 'tablet'])
      expect(deviceLimitStatus([phone, laptop, tablet], first, NOW)).toMatchObject({ exceedsLimit: false });
    expect(placeHolders([phone, laptop, tablet], NOW).map(({ id }) => id)).toEqual(['laptop', 'tablet']);
  });

  it('shows who waits to nobody but themselves', () => {
    const status = deviceLimitStatus([phone, laptop, tablet], 'laptop', NOW);
    expect(status.active.map(({ id }) => id)).toEqual(['laptop', 'tablet']);
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

describe('a device that comes back', () => {
  it.each([
    ['within 15 seconds of its goodbye', { endedAt: ago(RELOAD_MS - 1) }, true],
    ['later', { endedAt: ago(RELOAD_MS) }, false],
    ['after 3 minutes of silence', { lastSeenAt: ago(INACTIVE_AFTER_MS) }, false],
    ['with a new session', { signedIn: false, endedAt: ago(SECOND) }, false],
  ] as const)('%s keeps its place: %s %s [4.device-9]', (_, given, keeps) => {
    expect(keepsPlace(device('one', given), NOW)).toBe(keeps);
  });
});

describe('a device that an admin blocked', () => {
  it('is blocked and holds no place', () => {
    const thief = device('thief', { blockedAt: ago(SECOND), activeSince: ago(2 * DAY_MS) });
    expect(deviceLimitStatus([thief, phone, laptop], 'thief', NOW)).toMatchObject({
      blocked: true,
      exceedsLimit: false,
    });
    expect(deviceLimitStatus([thief, phone, laptop], 'phone', NOW).exceedsLimit).toBe(false);
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

  it('includes the second of two that a new device closes, but not what an older device closes', () => {
    const both = deviceLimitStatus([phone, laptop], 'phone', NOW);
    expect(isReplacement(both, 'laptop', 'phone')).toBe(true);
    expect(isReplacement(both, 'phone', 'laptop')).toBe(false);
    expect(pairToFix(both, 'laptop', 'phone')).toEqual(['phone', 'laptop']);
  });

  it('does not include closing a device that is not in use', () => {
    const asleep = device('laptop', { lastSeenAt: ago(INACTIVE_AFTER_MS) });
    expect(isReplacement(deviceLimitStatus([phone, asleep], 'phone', NOW), 'laptop', 'phone')).toBe(false);
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
  activeSince: fc.integer({ min: 0, max: 1000 }).map(ago),
  endedAt: fc.constantFrom(null, ago(SECOND)),
  blockedAt: fc.constantFrom(null, null, ago(SECOND)),
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

  it('has at most two places, and a device has one, is over the limit or is blocked', () => {
    fc.assert(
      fc.property(anyDevices, (devices) => {
        const holders = placeHolders(devices, NOW).map(({ id }) => id);
        expect(holders.length).toBeLessThanOrEqual(MAX_DEVICES);
        for (const one of devices.filter((each) => isActive(each, NOW))) {
          const { blocked, exceedsLimit } = deviceLimitStatus(devices, one.id, NOW);
          expect(!blocked && !exceedsLimit).toBe(holders.includes(one.id));
        }
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
