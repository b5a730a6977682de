import { describe, expect, test } from 'vitest';
import {
  closeSection,
  itemsOf,
  judgeBatteryAnswer,
  levelAt,
  percentileOf,
  secondsOf,
  sectionAt,
  sectionsOf,
  typesOf,
  windowsOf,
} from './battery';

const MINUTE = 60_000;
const sections = sectionsOf('official');
const row = { section: 1, choice: null, sequence: 0, changeKey: null };
const answer = { choice: 'A', base: 0, key: 'k', elapsedMs: 13 * MINUTE };
const battery = { isOpen: true, sections, elapsedMs: 14 * MINUTE };

describe('the forms', () => {
  test('the official one has 100 items in 60 minutes and the short one 40 in 28', () => {
    expect([itemsOf(sections), secondsOf(sections)]).toEqual([100, 3600]);
    expect([itemsOf(sectionsOf('short')), secondsOf(sectionsOf('short'))]).toEqual([40, 28 * 60]);
  });

  test('levels rise in each section and all five appear', () => {
    const levels = Array.from({ length: 10 }, (_, place) => levelAt(place, 10));
    expect(levels).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  test('types follow their weights, and a type with weight 0 does not appear', () => {
    const types = typesOf('numerical', 10, [
      { type: 'number-series', weight: 3 },
      { type: 'problems', weight: 1 },
      { type: 'tables', weight: 0 },
    ]);
    expect(types).toHaveLength(10);
    expect(types.filter((type) => type === 'number-series')).toHaveLength(8);
    expect(types).not.toContain('tables');
  });

  test('a family whose types are all off still fills its section', () => {
    expect(typesOf('verbal', 5, [])).toHaveLength(5);
  });
});

describe('the clocks of the sections', () => {
  test('each starts when the one before ends', () => {
    expect(windowsOf(sections).map(({ startMs }) => startMs / MINUTE)).toEqual([0, 12, 30, 46]);
    expect(sectionAt(sections, 11 * MINUTE)).toBe(0);
    expect(sectionAt(sections, 12 * MINUTE)).toBe(1);
    expect(sectionAt(sections, 60 * MINUTE)).toBeNull();
  });

  test('closing one early starts the next at once and gives no more time to it', () => {
    const closed = closeSection(sections, 0, 5 * MINUTE);
    expect(sectionAt(closed, 5 * MINUTE)).toBe(1);
    expect(windowsOf(closed)[1]).toEqual({ startMs: 5 * MINUTE, endMs: 23 * MINUTE });
  });

  test('a section that has not begun cannot be closed, nor one that is over reopened', () => {
    expect(closeSection(sections, 2, 5 * MINUTE)).toEqual(sections);
    const closed = closeSection(sections, 0, 5 * MINUTE);
    expect(closeSection(closed, 0, 6 * MINUTE)).toEqual(closed);
  });
});

describe('an answer', () => {
  test.each([
    ['is saved in its section', {}, {}, {}, 'save'],
    ['that arrives twice is saved once', {}, { changeKey: 'k', choice: 'A', sequence: 1 }, {}, 'repeat'],
    ['is late when its section is over', {}, { section: 0 }, {}, 'psychometrics.section-closed'],
    ['is early when its section has not begun', {}, { section: 2 }, {}, 'psychometrics.section-not-open'],
    ['cannot come from the future', {}, {}, { elapsedMs: 20 * MINUTE }, 'psychometrics.forged-clock'],
    ['counts by when it was given, however late it arrives', { elapsedMs: 500 * MINUTE }, {}, {}, 'save'],
    [
      'from a tab that does not know the last one is refused',
      {},
      { sequence: 2 },
      {},
      'psychometrics.stale-answer',
    ],
    ['to a battery handed in is refused', { isOpen: false }, {}, {}, 'psychometrics.finished'],
  ] as const)('%s', (_, otherBattery, otherRow, otherAnswer, verdict) => {
    expect(
      judgeBatteryAnswer(
        { ...battery, ...otherBattery },
        { ...row, ...otherRow },
        { ...answer, ...otherAnswer },
      ),
    ).toBe(verdict);
  });

  test('to an item of no battery is refused', () => {
    expect(judgeBatteryAnswer(battery, undefined, answer)).toBe('psychometrics.not-in-battery');
  });
});

describe('the percentile', () => {
  test('is not given before 30 people', () => {
    expect(percentileOf(20, 0, 28)).toBeNull();
    expect(percentileOf(29, 0, 29)).toBe(100);
    expect(percentileOf(10, 10, 40)).toBe(38);
  });
});
