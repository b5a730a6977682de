import { describe, expect, it } from 'vitest';
import { PillFile } from './content.contract';
import { pillFaults } from './pills';

const words = (count: number) => Array.from({ length: count }, () => 'palabra').join(' ');
const file = (changes: Partial<PillFile> = {}): PillFile => ({
  id: 'seis-horas',
  title: 'Seis horas para identificar',
  topic: 14,
  section: 'identificacion',
  idea: words(80),
  example: words(80),
  question: 't14-q001',
  takeaway: 'Seis horas, ni una más.',
  validOn: '2026-05-02',
  ...changes,
});
const bank = new Map([['t14-q001', { topic: 14, section: 'identificacion' }]]);
const faultsOf = (...files: PillFile[]) =>
  pillFaults(
    files.map((value) => ({ value, file: 'content/formats/pills/01.yaml', lines: {} })),
    bank,
  ).map(({ field, reason }) => `${field} — ${reason}`);

describe('a pill', () => {
  it('asks a question of its own section', () => {
    expect(faultsOf(file())).toEqual([]);
    expect(faultsOf(file({ question: 't99-q001' }))).toEqual([
      'question — «t99-q001» is not a question of the bank',
    ]);
    expect(faultsOf(file({ section: 'registros' }))).toEqual(['question — is in topic 14, «identificacion»']);
  });

  it('has an id of its own', () =>
    expect(faultsOf(file(), file())).toEqual(['id — «seis-horas» stands twice']));

  it('is short', () => {
    const long = file({ idea: words(121), example: words(59), takeaway: 'x'.repeat(141) });
    expect(PillFile.safeParse(long).error?.issues.map(({ message }) => message)).toEqual([
      'must have 60 to 120 words',
      'must have 60 to 120 words',
      'must have at most 140 characters',
    ]);
  });
});
