import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Passage } from '../passages';
import { isRelevant } from './relevance';
import { buildSearch, readQuestion, searchPlaces } from './search';
import { isOneLetterOff, soundOf } from './spelling';
import { stemOf, wordsOf } from './words';

const passage = (section: string, title: string, text: string): Passage => ({
  kind: 'section',
  topic: 14,
  section,
  title,
  text,
});

const passages = [
  passage(
    'registros',
    'Controles y registros',
    'El registro corporal externo lo practica un agente del mismo sexo.',
  ),
  passage('identificacion', 'La identificación', 'En dependencias no puede superar las seis horas.'),
  passage('sanciones', 'Sanciones', 'Las multas muy graves llegan a seiscientos mil euros (art. 39 LOPSC).'),
  passage('resumen', 'Resumen', 'El registro corporal externo lo practica un agente del mismo sexo.'),
];
const places = ['registros', 'identificacion', 'sanciones', 'resumen'].map((id) => ({
  key: `14/${id}`,
  title: passages.find(({ section }) => section === id)?.title ?? '',
  around: 'Seguridad ciudadana',
}));
const index = await buildSearch(passages, places);
const firstFor = (question: string) => searchPlaces(index, readQuestion(index, question), 5)[0]?.place.key;

describe('the words of a text', () => {
  it.each([
    ['detenciones', 'detención'],
    ['sanciones', 'sanción'],
    ['identificar', 'identificación'],
    ['multas', 'multa'],
    ['identificándolo', 'identificar'],
  ])('%s and %s are the same word', (one, other) => {
    expect(wordsOf(one)).toEqual(wordsOf(other));
  });

  it('reads an article with its number as one word, so that a number alone does not find it', () => {
    expect(wordsOf('artículo 17.2')).toContain('art17');
    expect(wordsOf('arts. 17')).toEqual(['art17']);
    expect(wordsOf('17 horas')).not.toContain('art17');
  });

  it('reads the number of a law as one word, and tells a law from an organic law', () => {
    expect(wordsOf('Ley Orgánica 4/2015')).toEqual(wordsOf('LO 4/2015'));
    expect(wordsOf('LO 4/2015')).not.toEqual(wordsOf('Ley 4/2015'));
  });

  it('keeps at least three letters of a longer word', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-z]{4,20}$/), (word) => stemOf(word).length >= 3));
  });
});

describe('a misspelt word', () => {
  it.each([
    ['urto', 'hurto'],
    ['valistica', 'balistica'],
    ['reqisito', 'requisito'],
    ['lejitima', 'legitima'],
  ])('%s sounds like %s', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  it('is one letter off its word after one slip', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,12}$/), fc.nat(), (word, at) => {
        const cut = at % word.length;
        return isOneLetterOff(word.slice(0, cut) + word.slice(cut + 1), word);
      }),
    );
    expect(isOneLetterOff('casa', 'cosas')).toBe(false);
  });
});

describe('the search', () => {
  it.each([
    ['¿quién puede hacer el registro corporal?', '14/registros'],
    ['cacheo', '14/registros'],
    ['rejistro corporal', '14/registros'],
    ['puedo cachear a alguien', '14/registros'],
    ['multaz muy grabes', '14/sanciones'],
    ['dependensias horaz', '14/identificacion'],
    ['multa máxima', '14/sanciones'],
    ['qué dice el artículo 39', '14/sanciones'],
    ['horas en dependencias', '14/identificacion'],
  ])('answers «%s» with %s', (question, key) => {
    expect(firstFor(question)).toBe(key);
  });

  it('filters before it ranks', () => {
    const found = searchPlaces(
      index,
      readQuestion(index, 'registro corporal'),
      5,
      (one) => one.section !== 'registros',
    );
    expect(found.map(({ place }) => place.key)).toEqual(['14/resumen']);
  });

  it.each([
    ['registro corporal externo', true],
    ['un cacheo', true],
    ['hola', false],
    ['receta de tortilla de patatas', false],
    ['', false],
  ])('has something relevant to «%s»: %s', (question, isAnswered) => {
    const asked = readQuestion(index, question);
    expect(isRelevant(index, asked, searchPlaces(index, asked, 5))).toBe(isAnswered);
  });

  it('answers any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => Array.isArray(searchPlaces(index, readQuestion(index, text), 5))),
    );
  });
});
