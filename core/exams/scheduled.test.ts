import { describe, expect, it } from 'vitest';
import { rankAmong } from './rank';
import { secondsFor, stageOf } from './scheduled';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const window = { opensAt: at('09:00'), closesAt: at('12:00') };

describe('a scheduled mock', () => {
  it.each([
    ['08:59', 'coming'],
    ['09:00', 'open'],
    ['11:59', 'open'],
    ['12:00', 'closed'],
  ])('at %s it is %s', (time, stage) => {
    expect(stageOf(window, at(time))).toBe(stage);
  });

  it('gives the whole time, or to latecomers the time left', () => {
    expect(secondsFor(100, window.closesAt, at('09:00'))).toBe(3000);
    expect(secondsFor(100, window.closesAt, at('11:30'))).toBe(1800);
    expect(secondsFor(100, window.closesAt, at('12:30'))).toBe(0);
  });
});

describe('the rank among all participants', () => {
  it('is shared by ties', () => {
    expect(rankAmong([5, 8, 8, 3], 8)).toEqual({ position: 1, of: 4, best: 8, median: 7 });
    expect(rankAmong([5, 8, 8, 3], 5)).toMatchObject({ position: 3 });
    expect(rankAmong([6], 6)).toEqual({ position: 1, of: 1, best: 6, median: 6 });
  });
});
