// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetDrafts, keepDraft, readDraft, readFormDraft } from './drafts';

describe('a draft', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('stays with its owner and its place until it is empty', () => {
    expect(keepDraft('ana', 'a', 'Hola')).toBe(true);
    expect([readDraft('ana', 'a'), readDraft('ana', 'b'), readDraft('eva', 'a')]).toEqual(['Hola', '', '']);
    keepDraft('ana', 'a', ' ');
    expect(localStorage).toHaveLength(0);
  });

  it('of a form is read as it was kept, or not at all', () => {
    keepDraft('ana', 'form', JSON.stringify({ title: 'Una' }));
    expect(readFormDraft('ana', 'form')).toEqual({ title: 'Una' });
    keepDraft('ana', 'form', '{"title":');
    expect(readFormDraft('ana', 'form')).toBeNull();
  });

  it('goes when its owner signs out, and nobody else’s does', () => {
    keepDraft('ana', 'a', 'Hola');
    keepDraft('eva', 'a', 'Buenas');
    forgetDrafts('ana');
    expect([readDraft('ana', 'a'), readDraft('eva', 'a')]).toEqual(['', 'Buenas']);
  });

  it('says that it could not be kept', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepDraft('ana', 'a', 'Hola')).toBe(false);
  });
});
