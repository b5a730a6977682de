import { describe, expect, it } from 'vitest';
import { flashcards, hangman, hangmanAfter, series, statements, stops } from './showcase';

describe('the hangman of the tour', () => {
  const after = (letters: string) => hangmanAfter('ATESTADO', [...letters], 6);

  it('reveals every occurrence of a letter', () => {
    expect(after('A').shown).toEqual(['A', null, null, null, null, 'A', null, null]);
    expect(after('A')).toMatchObject({ left: 6, outcome: 'playing' });
  });

  it('takes one life for a wrong letter, even if repeated', () => {
    expect(after('XXA')).toMatchObject({ left: 5, outcome: 'playing' });
  });

  it('is won with all letters, and lost with the last life, revealing the word', () => {
    expect(after('ATESDO')).toMatchObject({ left: 6, outcome: 'won' });
    const lost = after('BCFGHI');
    expect(lost).toMatchObject({ left: 0, outcome: 'lost' });
    expect(lost.shown.join('')).toBe('ATESTADO');
    expect(after('BCFGHIATESDO').outcome).toBe('lost');
  });
});

describe('the samples of the tour', () => {
  it('have a stop for each tool and valid answers', () => {
    expect(Object.entries(stops).every(([id, stop]) => stop.id === id)).toBe(true);
    for (const { options, correct } of series) expect(options[correct]).toBeDefined();
    expect(statements.some(({ isTrue }) => isTrue) && statements.some(({ isTrue }) => !isTrue)).toBe(true);
    expect(flashcards.length).toBeGreaterThan(1);
    expect(hangman.word).toMatch(/^[A-ZÑ]+$/);
  });
});
