import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quietUntil } from './quiet-hours';

const night = { on: true, from: '22:00', to: '08:00' };

describe('quiet hours in Spanish time', () => {
  it.each([
    ['a winter evening', '2026-11-15T20:59:00Z', null],
    ['the first quiet minute', '2026-11-15T21:00:30Z', '2026-11-16T07:00:00Z'],
    ['after midnight', '2026-11-16T02:10:00Z', '2026-11-16T07:00:00Z'],
    ['the first minute after them', '2026-11-16T07:00:00Z', null],
    ['a summer night', '2026-07-01T20:00:00Z', '2026-07-02T06:00:00Z'],
    ['the night that is an hour shorter', '2026-03-28T22:00:00Z', '2026-03-29T06:00:00Z'],
    ['the night that is an hour longer', '2026-10-24T21:00:00Z', '2026-10-25T07:00:00Z'],
  ])('%s', (_, now, until) => {
    expect(quietUntil(night, new Date(now))?.toISOString() ?? null).toBe(
      until && new Date(until).toISOString(),
    );
  });

  it('do not apply when off or empty', () => {
    const now = new Date('2026-11-16T02:10:00Z');
    expect(quietUntil({ ...night, on: false }, now)).toBeNull();
    expect(quietUntil({ on: true, from: '03:00', to: '03:00' }, now)).toBeNull();
  });

  it('may start and end on the same day', () => {
    const siesta = { on: true, from: '14:00', to: '17:00' };
    expect(quietUntil(siesta, new Date('2026-11-15T14:30:00Z'))).toEqual(new Date('2026-11-15T16:00:00Z'));
    expect(quietUntil(siesta, new Date('2026-11-15T12:30:00Z'))).toBeNull();
  });

  it('always end at a time that is not quiet', () => {
    const time = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map((parts) => parts.map((one) => String(one).padStart(2, '0')).join(':'));
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(time, time, moment, (from, to, now) => {
        const end = quietUntil({ on: true, from, to }, now);
        if (!end) return;
        expect(end.getTime()).toBeGreaterThan(now.getTime());
        // The hour that does not exist on the night of the change is the one exception.
        if (to.startsWith('02')) return;
        expect(quietUntil({ on: true, from, to }, end)).toBeNull();
      }),
    );
  });
});
