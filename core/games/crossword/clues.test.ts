import { describe, expect, it } from 'vitest';
import type { Term } from '../play';
import { clueOf, contentOf, givesAway, isSameQuestion } from './clues';

const term: Term = {
  id: 't18-w001',
  topic: 18,
  word: 'hurto',
  clue: 'Tomar cosa mueble ajena sin voluntad de su dueño, sin fuerza ni violencia.',
  definition: 'Delito del art. 234.',
};

describe('a text that gives its word away', () => {
  it.each([
    ['Ánimo que mueve a quien hurta.', 'hurto', true],
    ['Los hurtos de poca cuantía.', 'hurto', true],
    ['Norma que constituye el Estado.', 'constitución', true],
    ['Tribunal constitucional.', 'constitución', true],
    ['Titular de intereses legítimos.', 'interesado', true],
    ['Acto de intervenir.', 'intervención', true],
    ['Apoderamiento con fuerza en las cosas.', 'robo', false],
    ['Servicio del interior.', 'intervención', false],
    ['El año de la caña.', 'cana', false],
  ])('%s (%s): %s', (text, word, isGiven) => {
    expect(givesAway(text, word)).toBe(isGiven);
  });
});

describe('the clue of a term', () => {
  it('has three levels', () => {
    expect(clueOf(term, 1)).toEqual({ text: `${term.clue} Empieza por H.`, help: term.definition });
    expect(clueOf(term, 2)).toEqual({ text: term.clue, help: term.definition });
    expect(clueOf(term, 3)).toEqual({ text: term.definition, help: term.clue });
  });

  it('never holds its own word, not even as help', () => {
    const given = { ...term, definition: 'Delito de quien hurta.' };
    expect(clueOf(given, 3)).toEqual({ text: term.clue, help: null });
    expect(clueOf({ ...given, clue: 'Los hurtos.' }, 2)).toBeNull();
    expect(clueOf({ ...term, clue: 'Los hurtos.' }, 2)).toEqual({ text: term.definition, help: null });
  });
});

it.each([
  ['Texto que precede a los artículos.', 'Texto que precede al artículo.', true],
  ['Texto que precede a los artículos.', 'Texto que sigue a las disposiciones.', false],
  ['Sí.', 'No.', false],
])('«%s» and «%s» ask the same: %s', (one, other, isSame) => {
  expect(isSameQuestion(contentOf(one), contentOf(other))).toBe(isSame);
});
