// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchHiddenTab } from './hidden-tab';

const turn = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a tab', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is marked on the body while it is hidden [4.other-1] and no longer when it is seen again [4.other-2]', () => {
    const stop = watchHiddenTab();
    expect(document.body.hasAttribute('data-hidden')).toBe(false);
    turn(true);
    expect(document.body.hasAttribute('data-hidden')).toBe(true);
    expect(document.body.classList.contains('tab-hidden')).toBe(true);
    turn(false);
    expect(document.body.hasAttribute('data-hidden')).toBe(false);
    expect(document.body.classList.contains('tab-hidden')).toBe(false);
    stop();
  });
});
