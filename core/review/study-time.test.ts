import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Span, spansByDay, uncoveredMs } from './study-time';

const at = (time: string) => new Date(time);
const moment = fc.integer({ min: 0, max: 10_000 });
const span = fc
  .tuple(moment, moment)
  .map(([a, b]): Span => ({ from: new Date(Math.min(a, b)), to: new Date(Math.max(a, b)) }));

describe('time studied in a room', () => {
  it('is cut at midnight in Spain, in winter and in summer', () => {
    expect(spansByDay({ from: at('2026-11-15T22:30:00Z'), to: at('2026-11-15T23:40:00Z') })).toEqual([
      { day: '2026-11-15', from: at('2026-11-15T22:30:00Z'), to: at('2026-11-15T23:00:00Z') },
      { day: '2026-11-16', from: at('2026-11-15T23:00:00Z'), to: at('2026-11-15T23:40:00Z') },
    ]);
    expect(
      spansByDay({ from: at('2026-07-15T21:30:00Z'), to: at('2026-07-15T22:30:00Z') }).map(({ day }) => day),
    ).toEqual(['2026-07-15', '2026-07-16']);
  });

  it('is six hours at most, and nothing if it ends before it begins', () => {
    const night = spansByDay({ from: at('2026-11-15T08:00:00Z'), to: at('2026-11-15T20:00:00Z') });
    expect(night).toEqual([
      { day: '2026-11-15', from: at('2026-11-15T08:00:00Z'), to: at('2026-11-15T14:00:00Z') },
    ]);
    expect(spansByDay({ from: at('2026-11-15T09:00:00Z'), to: at('2026-11-15T08:00:00Z') })).toEqual([]);
  });

  it('counts a minute once, whatever else was going on in it', () => {
    const long = { from: new Date(0), to: new Date(100) };
    expect(uncoveredMs(long, [])).toBe(100);
    expect(uncoveredMs(long, [{ from: new Date(-10), to: new Date(30) }])).toBe(70);
    expect(uncoveredMs(long, [{ from: new Date(20), to: new Date(30) }])).toBe(90);
    expect(uncoveredMs(long, [long, long])).toBe(0);
    fc.assert(
      fc.property(span, fc.array(span, { maxLength: 6 }), (one, others) => {
        let free = 0;
        for (let ms = one.from.getTime(); ms < one.to.getTime(); ms += 1)
          if (!others.some(({ from, to }) => from.getTime() <= ms && ms < to.getTime())) free += 1;
        expect(uncoveredMs(one, others)).toBe(free);
      }),
      { numRuns: 60 },
    );
  });
});
