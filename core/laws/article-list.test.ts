import { describe, expect, it } from 'vitest';
import { citations, expandArticles, listArticles } from './article-list.ts';

describe('lists of articles', () => {
  it('are expanded from their ranges', () =>
    expect(expandArticles('1-3, 4 bis, 7')).toEqual(['1', '2', '3', '4 bis', '7']));

  it('are written with neighbours as a range, in the order of the law', () => {
    const all = expandArticles('1-4, 4 bis, 5-9');
    const chosen = new Set(['2', '4', '4 bis', '3', '8', '9']);
    expect(listArticles(all, (article) => chosen.has(article))).toBe('2–4 bis, 8, 9');
    expect(listArticles(all, () => false)).toBe('');
  });

  it.each([
    ['Según el art. 17.2 CE, el plazo', ['17'], ' CE, el plazo'],
    ['(arts. 5, 7 bis y 9 a 11 LOPJ)', ['5', '7 bis', '9', '10', '11'], ' LOPJ)'],
    ['(art. 588 ter d.3 LECrim)', ['588 ter d'], ' LECrim)'],
    ['(art. 4.1.f RA)', ['4'], ' RA)'],
  ])('are read from «%s»', (text, articles, after) => expect(citations(text)).toEqual([{ articles, after }]));

  it('are not read where no article is cited', () => expect(citations('El partido 12 a 3')).toEqual([]));
});
