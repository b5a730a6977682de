// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { change, forgetChanges, waitingOf } from './outbox';

const readUpTo = (section: string) => ({ kind: 'section', topic: 1, section, isRead: true }) as const;

describe('what a reader changes on a device whose storage is full', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    forgetChanges('u1');
  });

  it('is kept beside what was stored before, and stored once there is room again', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    change('u1', readUpTo('one'));
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    change('u1', readUpTo('two'));
    expect(Object.keys(waitingOf('u1'))).toEqual(['section 1 one', 'section 1 two']);
    full.mockRestore();
    change('u1', readUpTo('three'));
    expect(Object.keys(JSON.parse(localStorage.getItem('atalaya.reading.u1') ?? '{}'))).toHaveLength(3);
  });
});
