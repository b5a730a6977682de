import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laterPlace, minutesLeft, minutesOf, percentRead, topicNumberIn } from './reading';

const section = fc.record({ size: fc.integer({ min: 0, max: 20_000 }), isRead: fc.boolean() });

describe('how much of a topic has been read', () => {
  it('goes by length, not by number of sections', () => {
    const long = { size: 3_000, isRead: true };
    const short = { size: 1_000, isRead: false };
    expect(percentRead([long, short])).toBe(75);
    expect(minutesLeft([long, short])).toBe(1);
  });

  it('says 100 only when all is read, and 0 only when nothing is', () => {
    fc.assert(
      fc.property(fc.array(section, { minLength: 1 }), (sections) => {
        const percent = percentRead(sections);
        expect(percent === 100).toBe(sections.every(({ isRead }) => isRead));
        expect(percent === 0).toBe(sections.every(({ isRead }) => !isRead));
      }),
    );
    expect(percentRead([])).toBe(0);
  });

  it('counts whole minutes, and none when nothing is left', () => {
    expect(minutesOf(10)).toBe(1);
    expect(minutesOf(11_520)).toBe(10);
    expect(minutesLeft([{ size: 9_000, isRead: true }])).toBe(0);
  });
});

describe('where someone stopped', () => {
  const early = { section: 'corona', block: 2, at: '2026-11-15T10:00:00.000Z' };
  const late = { section: 'cortes', block: 0, at: '2026-11-15T10:00:01.000Z' };

  it('is what was remembered last, on whichever device', () => {
    expect(laterPlace(early, late)).toBe(late);
    expect(laterPlace(late, early)).toBe(late);
    expect(laterPlace(null, early)).toBe(early);
    expect(laterPlace(early, null)).toBe(early);
    expect(laterPlace(null, null)).toBeNull();
  });
});

describe('the address of a topic', () => {
  it.each([
    ['tema-14', 14],
    ['14', 14],
    ['08', 8],
    ['14-seguridad-ciudadana', 14],
    ['Tema-3', 3],
    ['tema-0', null],
    ['tema-', null],
    ['constitucion', null],
    ['99999', null],
  ])('%s names %s', (segment, number) => {
    expect(topicNumberIn(segment)).toBe(number);
  });
});
