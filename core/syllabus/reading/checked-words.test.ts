import { describe, expect, it } from 'vitest';
import { checkedWords } from './checked-words';

describe('when a topic was checked', () => {
  it.each([
    [[], 'Comprobado con sus fuentes a 2 de mayo de 2026'],
    [['2024-02-17', '2026-05-02'], 'Comprobado con la ley a 2 de mayo de 2026'],
    [
      ['2026-05-20', '2015-10-01'],
      'Comprobado con la ley a 2 de mayo de 2026; con reformas hasta el 20 de mayo de 2026',
    ],
  ])('laws reformed on %j', (reforms, words) =>
    expect(
      checkedWords({ validOn: '2026-05-02', laws: reforms.map((consolidated) => ({ consolidated })) }),
    ).toBe(words),
  );
});
