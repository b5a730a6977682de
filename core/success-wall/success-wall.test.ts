import { describe, expect, it } from 'vitest';
import { isReadAgain, type StoryTexts } from './success-wall';
import { saveStory } from './success-wall.contract';

const texts: StoryTexts = {
  name: 'Lucía',
  stage: 'place',
  year: 2025,
  attempts: 2,
  story: 'Estudié tres horas al día durante catorce meses, casi siempre de noche. '.repeat(2),
  advice: 'Haz un simulacro cada semana y corrígelo el mismo día.',
  quote: null,
};
const faultsOf = (changes: object) => {
  const { error } = saveStory.body.safeParse({ ...texts, consents: true, ...changes });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

describe('a story for the success wall', () => {
  it('is accepted with permission, with or without a sentence for the home page', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ quote: 'Dejé de decidir qué estudiar y empecé a avanzar.' })).toEqual([]);
  });

  it.each([
    [{ consents: false }, 'consents: Sin tu permiso no podemos publicarla.'],
    [{ name: ' ' }, 'name: Escribe el nombre con el que quieres aparecer.'],
    [{ stage: 'director' }, 'stage: Elige hasta dónde has llegado.'],
    [{ year: Number.NaN }, 'year: Escribe el año.'],
    [{ year: 1999 }, 'year: Desde 2000.'],
    [{ attempts: 0 }, 'attempts: Al menos una.'],
    [{ story: 'Aprobé.' }, 'story: Al menos 120 caracteres.'],
    [{ advice: 'x'.repeat(601) }, 'advice: Como mucho 600 caracteres.'],
    [{ quote: 'Corta.' }, 'quote: Al menos 30 caracteres.'],
  ])('is refused with %o', (changes, fault) => expect(faultsOf(changes)[0]).toBe(fault));

  it('is read again after any change of what is shown', () => {
    expect(isReadAgain(texts, { ...texts })).toBe(false);
    expect(isReadAgain(texts, { ...texts, name: 'L.' })).toBe(true);
    expect(isReadAgain(texts, { ...texts, quote: 'Una frase para la portada de Atalaya.' })).toBe(true);
  });
});
