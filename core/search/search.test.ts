import { describe, expect, it } from 'vitest';
import { fold } from '../platform/fold';
import { searchPages } from '../platform/pages/search';
import { isSearchEntry } from './entry';

describe('a search text', () => {
  it('ignores accents and case', () => {
    expect(fold('Constitución ESPAÑOLA')).toBe(fold('constitucion espanola'));
  });
});

describe('the searchable pages', () => {
  it('are listed once each, with a title and a text', () => {
    expect(new Set(searchPages.map((page) => page.path)).size).toBe(searchPages.length);
    for (const page of searchPages) expect(page.title && page.text && page.path.startsWith('/')).toBeTruthy();
  });
});

describe('an entry of the index', () => {
  it('has a kind, a title and a path', () => {
    expect(
      isSearchEntry({ kind: 'topic', path: '/campus-estudio/temario/tema-1', title: 'La Constitución' }),
    ).toBe(true);
  });

  it.each([
    null,
    'texto',
    {},
    { kind: 'page', title: 'Sin dirección' },
    { kind: 'page', title: 'Fuera', path: 'https://x' },
  ])('is rejected if malformed: %j', (value) => expect(isSearchEntry(value)).toBe(false));
});
