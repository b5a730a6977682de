import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCountdown } from './use-countdown';

describe('the countdown of an answer', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('stands still while paused, starts again with another attempt, and ends once', () => {
    const end = vi.fn();
    const { result, rerender } = renderHook(
      ({ isRunning, attempt }) => useCountdown(10, isRunning, attempt, end),
      { initialProps: { isRunning: true, attempt: 0 } },
    );
    pass(4_000);
    expect(result.current).toBe(6);
    rerender({ isRunning: false, attempt: 0 });
    pass(60_000);
    expect(result.current).toBe(6);
    rerender({ isRunning: true, attempt: 0 });
    pass(1_000);
    expect(result.current).toBe(5);
    rerender({ isRunning: true, attempt: 1 });
    expect(result.current).toBe(10);
    pass(9_800);
    expect(end).not.toHaveBeenCalled();
    pass(1_000);
    expect(result.current).toBe(0);
    expect(end).toHaveBeenCalledTimes(1);
    pass(5_000);
    expect(end).toHaveBeenCalledTimes(1);
  });
});
