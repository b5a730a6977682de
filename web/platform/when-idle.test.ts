// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle';

describe('work that can wait', () => {
  it('is done within a second where the browser has no idle callback, unless it is called off', () => {
    vi.useFakeTimers();
    const [done, calledOff] = [vi.fn(), vi.fn()];
    whenIdle(done);
    whenIdle(calledOff)();
    vi.advanceTimersByTime(1000);
    expect(done).toHaveBeenCalledOnce();
    expect(calledOff).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});
