import { describe, expect, it } from 'vitest';
import { creditStudy, type StudiedDay } from './credit';

const study = (topic: number, day: string, round = 1) => ({
  key: `study-${topic}-${round}`,
  day,
  kind: 'study' as const,
  topic,
  minutes: 40,
  doneOn: null,
});
const day = (given: Partial<StudiedDay> & { day: string }): StudiedDay => ({
  topics: [],
  reviews: 0,
  mocks: 0,
  ...given,
});

describe('study activity completes plan entries', () => {
  it('a block is done with its number of answers, not with one fewer', () => {
    const entries = [study(8, '2026-11-16')];
    const creditFor = (answers: number) =>
      creditStudy(entries, [day({ day: '2026-11-16', topics: [{ topic: 8, answers, sections: 0 }] })]);
    expect(creditFor(9).size).toBe(0);
    expect(creditFor(10).get('study-8-1')).toBe('2026-11-16');
  });

  it('reading counts: two sections are a block', () => {
    const done = creditStudy(
      [study(8, '2026-11-16')],
      [day({ day: '2026-11-16', topics: [{ topic: 8, answers: 0, sections: 2 }] })],
    );
    expect(done.has('study-8-1')).toBe(true);
  });

  it('another topic does not count', () => {
    const done = creditStudy(
      [study(8, '2026-11-16')],
      [day({ day: '2026-11-16', topics: [{ topic: 9, answers: 100, sections: 0 }] })],
    );
    expect(done.size).toBe(0);
  });

  it('studying ahead completes the next block, one per day', () => {
    const entries = [study(8, '2026-11-20'), study(8, '2026-11-25', 2), study(8, '2026-12-05', 3)];
    const studied = day({ day: '2026-11-16', topics: [{ topic: 8, answers: 41, sections: 0 }] });
    expect([...creditStudy(entries, [studied])]).toEqual([['study-8-1', '2026-11-16']]);
    const own = [study(8, '2026-11-16'), study(8, '2026-11-25', 2)];
    expect([...creditStudy(own, [studied])]).toEqual([['study-8-1', '2026-11-16']]);
  });

  it('a missed block can be completed on a later day', () => {
    const done = creditStudy(
      [study(8, '2026-11-16')],
      [day({ day: '2026-11-18', topics: [{ topic: 8, answers: 12, sections: 0 }] })],
    );
    expect(done.get('study-8-1')).toBe('2026-11-18');
  });

  it('reviews count for their own day only', () => {
    const review = {
      key: 'review-2026-11-16',
      day: '2026-11-16',
      kind: 'review' as const,
      topic: null,
      minutes: 20,
      doneOn: null,
    };
    expect(creditStudy([review], [day({ day: '2026-11-16', reviews: 19 })]).size).toBe(0);
    expect(creditStudy([review], [day({ day: '2026-11-17', reviews: 50 })]).size).toBe(0);
    expect(creditStudy([review], [day({ day: '2026-11-16', reviews: 20 })]).size).toBe(1);
  });

  it('one mock completes one entry: of that day or the next one', () => {
    const mocks = ['mock-12', 'mock-5'].map((key, index) => ({
      key,
      day: `2026-11-${20 + index * 7}`,
      kind: 'mock' as const,
      topic: null,
      minutes: 75,
      doneOn: null,
    }));
    expect([...creditStudy(mocks, [day({ day: '2026-11-18', mocks: 1 })])]).toEqual([
      ['mock-12', '2026-11-18'],
    ]);
  });

  it('the same answers complete nothing more when run again', () => {
    const studied = [day({ day: '2026-11-16', topics: [{ topic: 8, answers: 15, sections: 0 }], mocks: 1 })];
    const mock = (key: string, doneOn: string | null) => ({
      key,
      day: '2026-11-16',
      kind: 'mock' as const,
      topic: null,
      minutes: 75,
      doneOn,
    });
    const entries = [
      { ...study(8, '2026-11-16'), doneOn: '2026-11-16' },
      study(8, '2026-11-25', 2),
      mock('mock-12', '2026-11-16'),
      mock('mock-5', null),
    ];
    expect(creditStudy(entries, studied).size).toBe(0);
  });
});
