import { describe, expect, it } from 'vitest';
import type { Question } from './content.contract.ts';
import { placed, question, soundLibrary, soundTopic, TODAY } from './content.factory.ts';
import { itemFaults } from './item-rules.ts';
import { rightIsClearlyLongest } from './topic-rules.ts';

const LAWS = new Map(soundLibrary().laws.map(({ value }) => [value.id, value]));

describe('alternatives', () => {
  const reasons = (change: Partial<Question>) =>
    itemFaults(soundTopic({ questions: [placed(question(0, change), 'questions.yaml')] }), LAWS, TODAY).map(
      ({ field, reason }) => `${field} — ${reason}`,
    );
  const options = (A: string, B: string, C: string) => ({ options: { A, B, C } });
  const pointing = (letter: string) => [
    `options.${letter} — points at the other alternatives: only «ambas» and «ninguna» may, and only as C`,
  ];

  it.each(['Ambas son correctas', 'A y B son correctas', 'Ninguna de las anteriores'])(
    '«%s» may be the last one only',
    (closing) => {
      expect(reasons(options('El Consejo de Ministros', 'El Congreso', closing))).toEqual([]);
      expect(reasons(options('El Consejo de Ministros', closing, 'El Congreso de los Diputados'))).toEqual(
        pointing('B'),
      );
    },
  );

  it('«todas» may not be even the last one', () =>
    expect(reasons(options('El Consejo de Ministros', 'El Congreso', 'Todas son correctas'))).toEqual(
      pointing('C'),
    ));

  it('«ninguna» does not stand under a negative stem', () => {
    const stem = 'Señale la incorrecta sobre la tutela del Rey menor:';
    expect(reasons({ stem, ...options('La ejerce su madre', 'La ejerce su padre', 'Ambas lo son') })).toEqual(
      [],
    );
    expect(
      reasons({ stem, ...options('La ejerce su madre', 'La ejerce su padre', 'Ninguna de las anteriores') }),
    ).toEqual(['options.C — «ninguna» under a negative stem denies twice']);
  });

  it('short ones are at most about twice as long as each other, sentences three times', () => {
    const [short, sentence] = ['x'.repeat(30), 'x'.repeat(40)];
    expect(reasons(options(`${short}y`, short, 'x'.repeat(70)))).toEqual([
      'options — alternatives of uneven length: 31, 30, 70 letters',
    ]);
    expect(reasons(options(`${sentence}y`, sentence, 'x'.repeat(120)))).toEqual([]);
    expect(reasons(options(`${sentence}y`, sentence, 'x'.repeat(121)))).toHaveLength(1);
  });

  it('the closing one may be short under two long ones', () =>
    expect(reasons(options('x'.repeat(100), 'y'.repeat(110), 'Ambas son correctas'))).toEqual([]));

  it('the right one is clearly the longest from 15 % over the next', () => {
    const options = { A: 'x'.repeat(23), B: 'x'.repeat(20), C: 'x' };
    expect(rightIsClearlyLongest({ options, answer: 'A' })).toBe(true);
    expect(rightIsClearlyLongest({ options: { ...options, A: 'x'.repeat(22) }, answer: 'A' })).toBe(false);
    expect(rightIsClearlyLongest({ options, answer: 'B' })).toBe(false);
  });
});
