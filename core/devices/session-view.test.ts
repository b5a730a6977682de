import { describe, expect, it } from 'vitest';
import { kindName, lastActivityLabel, POLL_MS, REDIRECT_AFTER_MS, shortDeviceId } from './session-view';

const NOW = new Date('2026-11-15T10:00:00.000Z');

describe('the last activity of a session', () => {
  it.each([
    ['2026-11-15T09:48:00.000Z', 'Hace 12 minutos'],
    ['2026-11-15T09:59:00.000Z', 'Hace 1 minuto'],
    ['2026-11-15T07:59:00.000Z', 'Hace 2 horas'],
    ['2026-11-12T10:00:00.000Z', 'Hace 3 días'],
    ['2026-11-14T10:00:00.000Z', 'Hace 1 día'],
  ])('is relative to now, in Spanish: %s is %s [2.10-4]', (at, label) => {
    expect(lastActivityLabel(at, NOW)).toBe(label);
  });

  it.each([[null], [undefined], [''], ['ayer'], ['2026-11-15T09:59:01.000Z'], ['2026-11-15T10:00:05.000Z']])(
    'is moments ago when it is missing, invalid or within the last minute: %s [2.10-5]',
    (at) => {
      expect(lastActivityLabel(at, NOW)).toBe('Hace unos momentos');
    },
  );
});

describe('a device in the list', () => {
  it('shows the first 8 characters of its id [9.auth-13]', () => {
    expect(shortDeviceId('9f3c1a7e5512')).toBe('9f3c1a7e');
    expect(shortDeviceId('9f3')).toBe('9f3');
  });

  it('shows its kind in Spanish, or an unknown kind unchanged [2.10-2]', () => {
    expect(['desktop', 'laptop', 'mobile', 'tablet', 'TV'].map(kindName)).toEqual([
      'Ordenador',
      'Portátil',
      'Móvil',
      'Tableta',
      'TV',
    ]);
  });
});

describe('the timers of the device check', () => {
  it('are 30 seconds between polls [9.auth-2] and 2 seconds before the redirect [9.auth-3]', () => {
    expect([POLL_MS, REDIRECT_AFTER_MS]).toEqual([30_000, 2_000]);
  });
});
