import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showEffect, useEffects } from './effect-store';

const shown = () => useEffects.getState().shown?.kind ?? null;

describe('an effect over the page', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('is hidden at first [4.overlay-1]', () => {
    expect(shown()).toBeNull();
  });

  it('stays three seconds when it is a storm [2.11-1] [4.overlay-3]', () => {
    showEffect({ kind: 'thunder-storm', message: 'Repaso' });
    vi.advanceTimersByTime(2_999);
    expect(shown()).toBe('thunder-storm');
    vi.advanceTimersByTime(1);
    expect(shown()).toBeNull();
  });

  it('stays five when it is a boost, also if a storm went before [2.11-5] [4.overlay-5]', () => {
    showEffect({ kind: 'thunder-storm', message: 'Repaso' });
    vi.advanceTimersByTime(1_000);
    showEffect({ kind: 'motivation-boost', phrase: 'Sigue' });
    vi.advanceTimersByTime(4_999);
    expect(shown()).toBe('motivation-boost');
    vi.advanceTimersByTime(1);
    expect(shown()).toBeNull();
  });
});
