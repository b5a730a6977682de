import { describe, expect, it } from 'vitest';
import { isSearchEntry } from './entry';
import { fold } from './fold';
import { searchPages } from './pages';

describe('what a visitor types', () => {
  it('is found with or without accents and capitals', () => {
    expect(fold('Constitución ESPAÑOLA')).toBe(fold('constitucion espanola'));
  });
});

describe('the pages that can be found', () => {
  it('are listed once each, with a title and a sentence', () => {
    expect(new Set(searchPages.map((page) => page.path)).size).toBe(searchPages.length);
    for (const page of searchPages) expect(page.title && page.text && page.path.startsWith('/')).toBeTruthy();
  });
});

describe('an entry of the index', () => {
  it('can be shown and followed', () => {
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
  ])('is passed over when it is not one: %j', (value) => expect(isSearchEntry(value)).toBe(false));
});
