import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../platform/canonical';
import { correctedKey, explanationOfKey, keyIn, type QuestionText, sameText } from './question-text';

const choice: QuestionText = {
  stem: '¿Cuánto dura la detención preventiva?',
  options: { A: '24 horas', B: '72 horas', C: '5 días' },
  answer: 'B',
  explanation: { A: 'No.', B: 'Art. 17.2 CE.', C: 'No.' },
  reference: { law: 'constitucion', article: '17', paragraph: '2' },
  source: null,
  difficulty: 1,
  validOn: '2026-05-02',
};
const statement: QuestionText = { ...choice, options: null, answer: 'true', explanation: 'Art. 17.2 CE.' };

describe('the text of a question', () => {
  it('is the same whatever order its keys are stored in', () => {
    const reference = { paragraph: '2', article: '17', law: 'constitucion' };
    expect(sameText(choice, { ...choice, reference })).toBe(true);
    expect(sameText(choice, { ...choice, stem: `${choice.stem} ` })).toBe(false);
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        const turned = Object.fromEntries(Object.entries(record).reverse());
        expect(canonical(turned)).toBe(canonical(record));
      }),
    );
  });
});

describe('a corrected key', () => {
  it.each([
    ['nothing changed', choice, choice, null],
    ['another alternative is right', choice, { ...choice, answer: 'C' }, { oldKey: 'B', newKey: 'C' }],
    [
      'the alternatives were shuffled',
      choice,
      { ...choice, options: { A: '72 horas', B: '24 horas', C: '5 días' }, answer: 'A' },
      null,
    ],
    [
      'they were shuffled and another one is right: letters are those of before',
      choice,
      { ...choice, options: { A: '5 días', B: '24 horas', C: '72 horas' }, answer: 'A' },
      { oldKey: 'B', newKey: 'C' },
    ],
    [
      'the right one was reworded',
      choice,
      { ...choice, options: { A: '24 horas', B: 'Setenta y dos horas', C: '5 días' } },
      null,
    ],
    [
      'another one is right and reworded',
      choice,
      { ...choice, options: { A: '24 horas', B: '72 horas', C: 'Cinco días' }, answer: 'C' },
      { oldKey: 'B', newKey: 'C' },
    ],
    [
      'it became another question',
      choice,
      { ...choice, options: { A: 'Uno', B: 'Dos', C: 'Tres' }, answer: 'A' },
      null,
    ],
    [
      'a statement was false',
      statement,
      { ...statement, answer: 'false' },
      { oldKey: 'true', newKey: 'false' },
    ],
    [
      'they were shuffled, and another one is right and reworded',
      choice,
      { ...choice, options: { A: '72 horas', B: 'Cinco días', C: '24 horas' }, answer: 'B' },
      { oldKey: 'B', newKey: 'C' },
    ],
    [
      'two were reworded and the key moved between them',
      choice,
      { ...choice, options: { A: '24 horas', B: 'Tres días', C: 'Cinco días' }, answer: 'C' },
      null,
    ],
    ['a statement was turned round', statement, { ...statement, stem: 'Otra.', answer: 'false' }, null],
  ] as const)('when %s', (_, before, after, expected) => {
    expect(correctedKey(before, after)).toEqual(expected);
  });

  it('is found in the letters of any earlier version, whatever lies between', () => {
    const shuffled = { ...choice, options: { A: '5 días', B: '24 horas', C: '72 horas' } };
    expect(keyIn(choice, choice)).toBe('B');
    expect(keyIn(choice, { ...shuffled, answer: 'A' })).toBe('C');
    expect(keyIn(choice, { ...shuffled, answer: 'C' })).toBe('B');
    expect(keyIn(choice, { ...choice, options: { A: 'Uno', B: 'Dos', C: 'Tres' } })).toBeNull();
    expect(keyIn(statement, statement)).toBe('true');
    expect(keyIn(statement, { ...statement, stem: 'Otra.' })).toBeNull();
  });

  it('is explained by the sentence of the right answer', () => {
    expect(explanationOfKey(choice)).toBe('Art. 17.2 CE.');
    expect(explanationOfKey(statement)).toBe('Art. 17.2 CE.');
  });
});
