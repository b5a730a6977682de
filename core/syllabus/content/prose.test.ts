import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain } from '../../platform/fold.ts';
import { linksOf, readableText, sectionHeadings, sentenceCount, wordCount } from './prose.ts';

describe('prose', () => {
  it('keeps the ñ when accents go: año is not ano', () => {
    expect(plain('¿Un AÑO, según el artículo 17.2?')).toBe('un año segun el articulo 17 2');
  });

  it('is the same however often it is normalised', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => plain(plain(text)) === plain(text)));
  });

  it('counts what is read, not the markup', () => {
    expect(wordCount('## La Corona {#corona}\n| a | b |\n|---|---|\n- [tres palabras más](/x)')).toBe(7);
  });

  it('reads headings and links with their lines', () => {
    const text = 'Texto\n## Uno {#uno}\n### Dos\n## Tres\nver [esto](#uno "título")';
    expect(sectionHeadings(text, 5)).toEqual([
      { line: 6, title: 'Uno', id: 'uno' },
      { line: 8, title: 'Tres', id: null },
    ]);
    expect(linksOf(text, 5)).toEqual([{ line: 9, target: '#uno' }]);
    expect(readableText('## Uno {#detencion} [a](/policia) `codigo`')).not.toMatch(
      /detencion|policia|codigo/,
    );
  });

  it.each([
    ['Setenta y dos horas.', 1],
    ['Una frase. Y otra.', 2],
    ['Lo dice el art. 17 CE. Sin excepción.', 2],
    ['Las CC. AA. y EE. UU. no cuentan.', 1],
    ['Uno. Dos. Tres.', 3],
    ['Versión 1.5 del protocolo', 1],
  ])('«%s» has %i sentences', (text, count) => expect(sentenceCount(text)).toBe(count));
});
