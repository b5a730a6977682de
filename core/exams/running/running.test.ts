import { describe, expect, it } from 'vitest';
import { examToResume } from './running.ts';

const at = (time: string) => new Date(`2026-11-15T${time}:00Z`);
const now = at('10:00');
const timed = (id: string, deadline: string) => ({ id, startedAt: at('09:00'), deadlineAt: at(deadline) });
const untimed = (id: string, startedAt: Date) => ({ id, startedAt, deadlineAt: null });

describe('the exam to continue', () => {
  it.each([
    ['none', [], undefined],
    ['the one whose time ends first', [timed('late', '11:00'), timed('soon', '10:20')], 'soon'],
    ['one with a clock before one without', [untimed('free', at('09:59')), timed('mock', '11:00')], 'mock'],
    [
      'the last that began, without a clock',
      [untimed('old', at('08:00')), untimed('new', at('09:00'))],
      'new',
    ],
    ['none whose time is over', [timed('over', '10:00')], undefined],
    ['none that was left a day ago', [untimed('left', new Date('2026-11-14T10:00:00Z'))], undefined],
  ])('is %s', (_, running, id) => {
    expect(examToResume(running, now)?.id).toBe(id);
  });
});
