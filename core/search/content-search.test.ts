import { describe, expect, it } from 'vitest';
import { type Article, articleWords, byArticle, matchesArticle, plainSnippet } from './search';

const article = (given: Partial<Article> = {}): Article => ({
  lawShortName: 'CE',
  lawName: 'Constitución Española',
  article: '17',
  statement: 'La detención dura como máximo setenta y dos horas.',
  questions: 1,
  ...given,
});

describe('an article', () => {
  it.each([
    ['17', true],
    ['art. 17', true],
    ['artículo 17 CE', true],
    ['17 constitucion', true],
    ['detenciones', true],
    ['detención máxim', true],
    ['7', false],
    ['175', false],
    ['17 CP', false],
    ['17 espa', true],
    ['17 es', false],
    ['art', true],
    ['', false],
  ])('is found by %j: %s', (text, found) => {
    expect(matchesArticle(articleWords(article()), text)).toBe(found);
  });

  it('whose number was asked comes before those that are asked more', () => {
    const asked = [article({ article: '55', questions: 90 }), article({ questions: 2 })];
    expect(asked.toSorted(byArticle('art 17'))[0]?.article).toBe('17');
    expect(asked.toSorted(byArticle('detención'))[0]?.article).toBe('55');
  });
});

describe('a snippet', () => {
  it.each([
    ['| Plazo | Quién |\n|------|:-----:|\n| 72 h | juez |', 'Plazo Quién 72 h juez'],
    ['------ ⟦detención⟧ **ilegal**, según', '⟦detención⟧ ilegal, según'],
    ['anti-terrorismo', 'anti-terrorismo'],
    ['- La seguridad (art. 9.3)', 'La seguridad (art. 9.3)'],
  ])('has no signs of Markdown left: %j', (snippet, plain) => {
    expect(plainSnippet(snippet)).toBe(plain);
  });
});
