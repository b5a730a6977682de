// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forTheVisit } from './for-the-visit';

describe('what serves a visit rather than a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('begins when a guest has stayed, once, and ends with the visit', () => {
    const end = vi.fn();
    const begin = vi.fn(() => end);
    const leave = forTheVisit(begin);
    vi.advanceTimersByTime(9_999);
    expect(begin).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(20_000);
    expect(begin).toHaveBeenCalledOnce();
    leave();
    expect(end).toHaveBeenCalledOnce();
  });

  it('begins when a guest does something, in the next quiet moment', () => {
    const begin = vi.fn(() => () => {});
    forTheVisit(begin);
    window.dispatchEvent(new Event('pointerdown'));
    expect(begin).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(begin).toHaveBeenCalledOnce();
  });

  it('never begins for whoever left before', () => {
    const begin = vi.fn(() => () => {});
    forTheVisit(begin)();
    const leaveInBetween = forTheVisit(begin);
    window.dispatchEvent(new Event('keydown'));
    leaveInBetween();
    vi.advanceTimersByTime(20_000);
    expect(begin).not.toHaveBeenCalled();
  });
});
