import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../platform/durations';
import { eventTime, pathOnly } from './event';
import { fingerprintOf, isFresh } from './fingerprint';
import { fingerprintRecord } from './fingerprint.contract';
import { sampleDeviceInfo } from './tracking.factory';

describe('an identification', () => {
  it.each([
    ['new', 0, undefined, true],
    ['almost an hour old', HOUR_MS - 1, undefined, true],
    ['an hour old', HOUR_MS, undefined, false],
    ['from the future', -1, undefined, false],
    ['of 23 hours, kept for a day', 23 * HOUR_MS, 24 * HOUR_MS, true],
    ['of a day, kept for a week', 24 * HOUR_MS, 7 * 24 * HOUR_MS, false],
  ])('%s can be reused: %i %s %o [9.auth-11, 9.auth-12]', (_, age, keepFor, good) => {
    const now = Date.UTC(2026, 10, 15);
    expect(isFresh(now - age, now, keepFor)).toBe(good);
  });

  it('becomes a record with visitor, device and confidence [3.device-13]', () => {
    expect(
      fingerprintOf(
        { visitorId: 'v1', confidence: { score: 0.9, comment: 'sure' } },
        sampleDeviceInfo,
        false,
      ),
    ).toEqual({
      visitorId: 'v1',
      components: {
        deviceModel: '',
        brand: '',
        deviceType: 'laptop',
        os: 'Windows',
        osVersion: '',
        browser: 'Chrome',
        browserVersion: '142',
        resolution: '1920x1080',
        languages: ['es-ES', 'es'],
        timezone: 'Europe/Madrid',
        isMobile: false,
        isTablet: false,
        isDesktop: true,
        isBot: false,
        isJailbroken: null,
      },
      confidence: { score: 0.9, comment: 'sure' },
    });
  });

  it('has a default confidence of 0.5 in the browser and on the server [3.device-14]', () => {
    const record = fingerprintOf({ visitorId: 'v1' }, sampleDeviceInfo, true);
    expect(record.confidence).toEqual({ score: 0.5, comment: '' });
    const { confidence: _, ...bare } = record;
    expect(fingerprintRecord.parse(bare).confidence).toEqual({ score: 0.5, comment: '' });
    expect(fingerprintRecord.parse({ ...bare, confidence: { comment: 'x' } }).confidence.score).toBe(0.5);
  });
});

describe('a tracked page', () => {
  it.each([
    ['/tienda', '/tienda'],
    ['/tienda?buscar=algo', '/tienda'],
    ['/blog/7#comentarios', '/blog/7'],
    ['/x?a=1\n#b', '/x'],
  ])('is stored without its query: %s is %s', (page, path) => {
    expect(pathOnly(page)).toBe(path);
  });
});

describe('the time of an event', () => {
  const now = new Date('2026-11-15T10:00:00.000Z');
  it.each([
    ['2026-11-15T09:59:50.000Z', '2026-11-15T09:59:50.000Z'],
    ['2026-11-13T10:00:00.000Z', now.toISOString()],
    ['2026-11-15T10:00:01.000Z', now.toISOString()],
    ['nunca', now.toISOString()],
    [now.getTime() - 1000, '2026-11-15T09:59:59.000Z'],
  ])('is the browser’s time if plausible: %s', (told, at) => {
    expect(eventTime(told, now).toISOString()).toBe(at);
  });
});
