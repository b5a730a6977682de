import { describe, expect, it } from 'vitest';
import { autoCloseAt, deadlineOf, formatClock, isOver, judgeHandIn, spokenTime, startOffline } from './clock';

const startedAt = new Date('2026-11-15T10:00:00.000Z');
const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);
const LIMIT = 3_000;

describe('the start of a downloaded exam', () => {
  it.each([
    ['when the device says', 600, 600],
    ['not before the download', -5, 0],
    ['not in the future', 9_000, 3_600],
  ])('is %s', (_, since, start) =>
    expect(startOffline(startedAt, since * 1000, after(3_600))).toEqual(after(start)),
  );
});

describe('the deadline', () => {
  it.each([
    ['no limit, no closing', 0, null, null],
    ['a limit alone', LIMIT, null, LIMIT],
    ['a closing time alone', 0, 600, 600],
    ['a closing time before the limit', LIMIT, 600, 600],
    ['a closing time after the limit', LIMIT, 9_000, LIMIT],
  ])('is the earlier of the limit and the closing time: %s', (_, limitSeconds, closes, deadline) => {
    const closesAt = closes === null ? null : after(closes);
    expect(deadlineOf({ startedAt, limitSeconds, closesAt })).toEqual(
      deadline === null ? null : after(deadline),
    );
  });

  it('has a tolerance of one minute', () => {
    const deadlineAt = after(LIMIT);
    expect(isOver(deadlineAt, after(LIMIT))).toBe(false);
    expect(isOver(deadlineAt, after(LIMIT + 60))).toBe(false);
    expect(isOver(deadlineAt, after(LIMIT + 61))).toBe(true);
    expect(isOver(null, after(10 * LIMIT))).toBe(false);
    expect(autoCloseAt(deadlineAt)).toEqual(after(LIMIT + 60));
    expect(autoCloseAt(null)).toBeNull();
  });
});

describe('a hand-in', () => {
  const judge = (seconds: number, arrives: number, given: Partial<Parameters<typeof judgeHandIn>[0]> = {}) =>
    judgeHandIn({
      startedAt,
      deadlineAt: after(LIMIT),
      now: after(arrives),
      elapsedMs: seconds * 1000,
      because: 'student',
      ...given,
    });

  it('in time keeps its own time, even if it arrives hours later', () => {
    expect(judge(1_200, 1_201)).toMatchObject({ finishedAt: after(1_200) });
    expect(judge(1_200, 20_000)).toMatchObject({ finishedAt: after(1_200) });
  });

  it('within the tolerance keeps its own time', () => {
    expect(judge(LIMIT + 40, LIMIT + 41)).toMatchObject({ finishedAt: after(LIMIT + 40) });
  });

  it('after the tolerance is dated at the deadline', () => {
    expect(judge(LIMIT + 500, LIMIT + 501)).toEqual({ verdict: 'finished', finishedAt: after(LIMIT) });
  });

  it('from the future or before the start is rejected as forged', () => {
    expect(judge(2_000, 1_000)).toEqual({ verdict: 'forged' });
    expect(judge(-1, 1_000)).toEqual({ verdict: 'forged' });
  });

  it('from a device clock slightly ahead is dated by the server', () => {
    expect(judge(1_030, 1_000)).toMatchObject({ finishedAt: after(1_000) });
  });

  it('on time-out is ignored when the server has time left', () => {
    expect(judge(LIMIT, LIMIT, { because: 'time', deadlineAt: after(LIMIT + 900) })).toEqual({
      verdict: 'goes-on',
    });
    expect(judge(LIMIT, LIMIT, { because: 'time', deadlineAt: null })).toEqual({ verdict: 'goes-on' });
    expect(judge(LIMIT, LIMIT, { because: 'time' })).toMatchObject({ verdict: 'finished' });
  });

  it('without a deadline keeps its own time', () => {
    expect(judge(90_000, 90_001, { deadlineAt: null })).toMatchObject({ finishedAt: after(90_000) });
  });
});

describe('the time left', () => {
  it.each([
    [1_902_000, '31:42', '31 minutos y 42 segundos'],
    [999, '00:01', '0 minutos y 1 segundo'],
    [0, '00:00', '0 minutos y 0 segundos'],
    [-5_000, '00:00', '0 minutos y 0 segundos'],
    [61_000, '01:01', '1 minuto y 1 segundo'],
    [7_262_000, '2:01:02', '121 minutos y 2 segundos'],
  ])('of %i ms is written %s', (ms, written, spoken) => {
    expect(formatClock(ms)).toBe(written);
    expect(spokenTime(ms)).toBe(spoken);
  });
});
