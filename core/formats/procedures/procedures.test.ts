import { describe, expect, it } from 'vitest';
import type { ProcedureFile } from './content.contract';
import { procedureFaults } from './procedures';

const step = (id: string) => ({ id, title: 'Un paso', text: 'Se hace así.', picture: 'Se ve así.' });
const file = (changes: Partial<ProcedureFile> = {}): ProcedureFile => ({
  id: 'acordonar',
  title: 'Acordonar',
  summary: 'Las cintas.',
  topics: [21],
  minutes: 4,
  cover: 'uno',
  warning: 'Es un esquema.',
  steps: [step('uno'), step('dos')],
  references: [{ law: 'lecrim', article: '13', text: 'Primeras diligencias' }],
  questions: ['t21-q001'],
  validOn: '2026-05-02',
  ...changes,
});
const known = {
  questions: new Map([
    ['t21-q001', { topic: 21, section: 'a' }],
    ['t14-q001', { topic: 14, section: 'b' }],
  ]),
  articles: new Set(['lecrim/13']),
};
const faultsOf = (...files: ProcedureFile[]) =>
  procedureFaults(
    files.map((value) => ({ value, file: 'content/formats/procedures/01.yaml', lines: {} })),
    known,
  ).map(({ field, reason }) => `${field} — ${reason}`);

describe('a procedure in 3D', () => {
  it('cites articles that are in the law files and asks questions of its topics', () => {
    expect(faultsOf(file())).toEqual([]);
    expect(faultsOf(file({ references: [{ law: 'lecrim', article: '9999', text: 'x' }] }))).toEqual([
      'references.0 — article 9999 of «lecrim» is not in content/laws',
    ]);
    expect(faultsOf(file({ questions: ['t14-q001', 't99-q001'] }))).toEqual([
      'questions.0 — is in topic 14, not one of its own',
      'questions.1 — «t99-q001» is not a question of the bank',
    ]);
  });

  it('has an id of its own, steps with ids of their own and one of them as its cover', () => {
    expect(faultsOf(file(), file())).toEqual(['id — «acordonar» stands twice']);
    expect(faultsOf(file({ steps: [step('uno'), step('uno')] }))).toEqual([
      'steps.1.id — «uno» stands twice',
    ]);
    expect(faultsOf(file({ cover: 'tres' }))).toEqual(['cover — «tres» is not one of its steps']);
  });
});
