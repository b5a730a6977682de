import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeTyped, plainAnswer, slipsBetween } from './typed';

describe('a typed answer', () => {
  it.each([
    ['abdicación', 'abdicacion', 'right'],
    ['Habeas corpus', 'HABEAS  CORPUS.', 'right'],
    ['La Regencia', 'regencia', 'right'],
    ['regencia', 'la rejencia', 'right'],
    ['inviolabilidad', 'imviolavilidad', 'right'],
    ['moción', 'mocino', 'right'],
    ['300 Diputados', '300 diputado', 'right'],
    ['1.500 euros', '1500 euros', 'right'],
    ['72 horas', '73 horas', 'wrong'],
    ['72 horas', 'horas', 'wrong'],
    ['año', 'ano', 'near'],
    ['inmunidad', 'impunidad', 'near'],
    ['Mayoría absoluta del Congreso', 'mayoria del congreso', 'near'],
    ['refrendo', 'tutela', 'wrong'],
    ['ley', 'rey', 'near'],
    ['refrendo', '¿?', 'wrong'],
  ] as const)('for «%s», «%s» is %s', (answer, given, verdict) =>
    expect(judgeTyped(answer, given)).toBe(verdict),
  );

  it('is wrong when it is the answer of another card', () =>
    expect(judgeTyped('inducción', 'deducción', ['Deducción'])).toBe('wrong'));

  it('is right however it is written in capitals, with spaces or without accents', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zñáéíóú]{1,12}( [a-zñáéíóú]{1,12}){0,2}$/), (answer) => {
        expect(judgeTyped(answer, ` ${answer.toUpperCase()}. `)).toBe('right');
        expect(judgeTyped(answer, plainAnswer(answer))).toBe('right');
      }),
    ));
});

describe('the slips between two texts', () => {
  it('are the same in both directions, and none only between equal texts', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[abñ]{0,8}$/), fc.stringMatching(/^[abñ]{0,8}$/), (one, other) => {
        expect(slipsBetween(one, other)).toBe(slipsBetween(other, one));
        expect(slipsBetween(one, other) === 0).toBe(one === other);
      }),
    ));
});
