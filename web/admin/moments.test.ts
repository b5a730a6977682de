import { describe, expect, it } from 'vitest';
import { inFull, inShort, recently, span } from './moments';

const now = new Date('2026-11-15T10:00:00Z');

describe('a moment in a table', () => {
  it.each([
    ['2026-11-15T06:05:00Z', 'hoy 07:05'],
    ['2026-11-14T23:30:00Z', 'hoy 00:30'],
    ['2026-11-14T12:00:00Z', 'ayer 13:00'],
    ['2026-07-12T12:00:00Z', '12 jul'],
    ['2024-07-12T12:00:00Z', '12 jul 2024'],
  ])('%s is read as %s', (moment, text) => {
    expect(recently(moment, now)).toBe(text);
  });

  it('is written out where there is room', () => {
    expect(inFull(now)).toBe('15 de noviembre de 2026');
    expect(inShort(now)).toBe('15 nov 2026');
  });

  it('says the day of a window once', () => {
    expect(span('2026-11-15T17:00:00Z', '2026-11-15T19:00:00Z')).toBe('15 nov 2026, 18:00–20:00');
    expect(span('2026-11-15T17:00:00Z', '2026-11-16T19:00:00Z')).toBe(
      '15 nov 2026, 18:00 – 16 nov 2026, 20:00',
    );
  });
});
