import { describe, expect, it } from 'vitest';
import type { Placed } from '../platform/content-fault';
import { articleSlug, articlesIn, byArticleNumber, writtenRanges } from './article-range';
import { LawFile, UpdateEntry } from './content.contract';
import { lawFaults, lawQuotaFaults } from './law-rules';

const placed = <T>(value: T, file: string): Placed<T> => ({ value, file, lines: {} });
const law = {
  id: 'constitucion',
  name: 'Constitución Española',
  shortName: 'CE',
  boe: 'BOE-A-1978-31229',
  consolidated: '2026-05-20',
  captured: '2026-08-22',
};
const article = (number: string) => ({
  number,
  heading: 'Libertad',
  statement: 'Nadie se detiene sin causa.',
});
const file = (changes: Partial<LawFile> = {}): LawFile => ({
  law: 'constitucion',
  slug: 'ce',
  purpose: 'Norma suprema.',
  validOn: '2026-08-22',
  parts: [{ id: 'titulo-i', title: 'Título I', articles: '1-3 bis' }],
  articles: [article('1'), article('3 bis')],
  ...changes,
});
const update: UpdateEntry = {
  id: 'ce-3',
  law: 'constitucion',
  title: 'Cambio',
  summary: 'Cambia el plazo.',
  norm: 'LO 1/2026',
  boe: 'BOE-A-2026-1',
  inForce: '2026-05-20',
  topics: [2],
  articles: '3',
};
const faultsOf = (value: LawFile, updates: UpdateEntry[] = [], name = value.law): string[] =>
  lawFaults({
    laws: [placed(law, 'content/laws.yaml')],
    lists: [placed({ law: 'constitucion', articles: '1-3, 3 bis, 4' }, 'content/law-articles.yaml')],
    files: [placed(value, `content/laws/articles/${name}.yaml`)],
    updates: updates.map((one) => placed(one, 'content/laws/updates.yaml')),
  }).map(({ field, reason }) => `${field} — ${reason}`);

describe('the files of content/laws', () => {
  it('are right as they stand', () => expect(faultsOf(file(), [update])).toEqual([]));

  it.each([
    ['an unknown law', { law: 'fuero' }, 'law — «fuero» is not a law of laws.yaml'],
    [
      'another day',
      { validOn: '2026-01-01' },
      'validOn — must be 2026-08-22, the day of our text of «constitucion»',
    ],
    [
      'an article that is not in force',
      { articles: [article('9')] },
      'articles.0.number — «9» is not an article in force of «constitucion»',
    ],
    [
      'an article twice',
      { articles: [article('1'), article('1')] },
      'articles.1.number — article 1 stands twice',
    ],
    ['an article in no part', { articles: [article('4')] }, 'articles.0.number — article 4 is in no part'],
    [
      'a part that ends nowhere',
      { parts: [{ id: 'a', title: 'A', articles: '1-3 bis, 7' }] },
      'parts.0.articles — «7» is not an article in force of «constitucion»',
    ],
    [
      'an article in two parts',
      {
        parts: [
          { id: 'a', title: 'A', articles: '1-3 bis' },
          { id: 'b', title: 'B', articles: '3 bis-4' },
        ],
      },
      'parts.1.articles — article 3 bis is also in «a»',
    ],
    ['a missing accent', { purpose: 'Norma basica.' }, 'purpose — accent missing: basica'],
  ])('are refused with %s', (_, changes, fault) => expect(faultsOf(file(changes))).toEqual([fault]));

  it('are called as their law', () =>
    expect(faultsOf(file(), [], 'ce')).toEqual(['law — the file must be called constitucion.yaml']));

  it('name only articles in force in an update', () =>
    expect(faultsOf(file(), [{ ...update, articles: '4, 99' }, update])).toEqual([
      'articles — «99» is not an article in force of «constitucion»',
      'id — «ce-3» stands twice',
    ]));

  it('hold the whole Constitution, and enough laws and articles', () => {
    const faults = lawQuotaFaults({
      laws: [],
      lists: [placed({ law: 'constitucion', articles: '1-3, 3 bis, 4' }, 'content/law-articles.yaml')],
      files: [placed(file(), 'content/laws/articles/constitucion.yaml')],
      updates: [],
    });
    expect(faults.map(({ reason }) => reason)).toEqual([
      '1 laws of 40',
      '2 articles of 900',
      'is missing 2, 3, 4',
    ]);
  });

  it('hold texts of the agreed lengths', () => {
    const long = file({
      articles: [{ ...article('1'), heading: 'x'.repeat(71), statement: 'x'.repeat(321) }],
    });
    expect(LawFile.safeParse(long).error?.issues.map(({ message }) => message)).toEqual([
      'must have at most 70 characters',
      'must have at most 320 characters',
    ]);
    expect(UpdateEntry.safeParse({ ...update, articles: undefined }).success).toBe(false);
  });
});

describe('articles', () => {
  it('between two ends follow the order of the law', () =>
    expect(articlesIn('2-3 bis, 4', ['1', '2', '3', '3 bis', '4'])).toEqual({
      articles: ['2', '3', '3 bis', '4'],
      unknown: [],
    }));

  it('are written in ranges of whole numbers, with annexes last', () => {
    const numbers = ['Anexo I', '4 bis', '10', '2', '3', '1', '9'].sort(byArticleNumber);
    expect(writtenRanges(numbers)).toBe('1–3, 4 bis, 9, 10, Anexo I');
  });

  it.each([
    ['17', '17'],
    ['588 ter g', '588-ter-g'],
    ['Único', 'unico'],
  ])('«%s» have the address %s', (number, slug) => expect(articleSlug(number)).toBe(slug));
});
