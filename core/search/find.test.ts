import { expect, test } from 'vitest';
import { prefixQuery, snippetParts } from './search';

test.each([
  ['Detención ilegal', 'detencion:* & ilegal:*'],
  ["hábeas' & | corpus:*", 'habeas:* & corpus:*'],
  ['a', null],
  ['¿?', null],
])('a search for %s asks for every word', (text, query) => {
  expect(prefixQuery(text)).toBe(query);
});

test('a snippet is split into its matches', () => {
  expect(snippetParts('la ⟦detención⟧ dura')).toEqual([
    { text: 'la ', isMatch: false },
    { text: 'detención', isMatch: true },
    { text: ' dura', isMatch: false },
  ]);
});
