import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearDuplicates, shingles } from './near-duplicates.ts';

const jaccard = (a: Set<string>, b: Set<string>) => {
  const shared = [...a].filter((shingle) => b.has(shingle)).length;
  return shared / (a.size + b.size - shared);
};

describe('near duplicates', () => {
  it('ignores accents, case and punctuation', () => {
    expect(nearDuplicates(['¿Qué es la detención?', 'que ES la detencion'], 1)).toEqual([[0, 1]]);
  });

  it('finds a stem with a word added at its end', () => {
    const stem = '¿Qué mayoría exige la moción de censura al Gobierno en el Congreso';
    expect(nearDuplicates([`${stem}?`, 'Otra cosa distinta', `${stem} hoy?`], 0.75)).toEqual([[0, 2]]);
  });

  it('finds exactly the pairs that comparing all with all finds', () => {
    const words = fc.array(fc.constantFrom('uno', 'dos', 'tres', 'cuatro', 'Cinco', 'seis'), {
      maxLength: 9,
    });
    const texts = fc.array(
      words.map((all) => all.join(' ')),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(texts, fc.double({ min: 0.05, max: 1, noNaN: true }), (list, threshold) => {
        const slow = list.flatMap((a, first) =>
          list.flatMap((b, second) =>
            first < second && jaccard(shingles(a), shingles(b)) >= threshold ? [`${first},${second}`] : [],
          ),
        );
        expect(nearDuplicates(list, threshold).map(String).sort()).toEqual(slow.sort());
      }),
    );
  });

  // Comparing every pair would take 112 million comparisons.
  it('reads 15,000 stems that share their stock phrases in seconds', { timeout: 60_000 }, () => {
    const stems = Array.from(
      { length: 15_000 },
      (_, i) =>
        `Según el artículo ${i % 200} de la Ley ${i % 30}, ¿cuál de los siguientes es el plazo ${i % 71} del acto ${i % 97}?`,
    );
    expect(nearDuplicates([...stems, stems[7] ?? ''], 0.75)).toEqual([[7, 15_000]]);
  });
});
