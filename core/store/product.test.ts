import { describe, expect, it } from 'vitest';
import { contentLines, opensAt, type TopicCounts } from './content-lines';
import { discountPercent, isRunning, noContents, offerCents, productTypes, sectionOf } from './product';

describe('the section of a product', () => {
  it.each([
    [['course', 'course_monthly', 'course_lifetime'], 'courses', '[4.store-6]'],
    [['pack', 'material'], 'packs', '[4.store-7]'],
    [
      ['test', 'schema', 'practical', 'topic', 'exam', 'video', 'service', 'guide', 'template'],
      'loose',
      '[4.store-8]',
    ],
    [['something-new'], 'loose', '[4.store-11]'],
  ])('of %s is %s %s', (types, section) => {
    for (const type of types) expect(sectionOf(type)).toBe(section);
  });

  it('is defined for every type', () => expect(productTypes).toHaveLength(14));
});

describe('the discount', () => {
  it.each([
    [29.99, 39.99, 25],
    [12.99, 15.99, 19],
    [10, 20, 50],
  ])('%s instead of %s is %i percent [9.store-21]', (price, original, percent) => {
    expect(discountPercent(price, original)).toBe(percent);
  });

  it.each([[null], [undefined], [10], [9]])('is undefined without a reduction: %s [2.7-27]', (original) => {
    expect(discountPercent(10, original)).toBeUndefined();
  });

  it('is rounded to cents', () => expect(offerCents(2999, 25)).toBe(2249));

  it('includes its start and excludes its end', () => {
    const offer = { percent: 10, startsAt: new Date(1000), endsAt: new Date(2000) };
    expect([999, 1000, 1999, 2000].map((at) => isRunning(offer, new Date(at)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

const topic = (number: number): TopicCounts => ({
  number,
  shortTitle: `Tema ${number}`,
  counts: { sections: 7, questions: 1000 + number, flashcards: 20, voiceNotes: 1, schemes: 1 },
});
const all = [1, 2, 3].map(topic);

describe('the contents of a product', () => {
  it('are counted from the syllabus', () => {
    const contents = { ...noContents, topics: [1, 2], tests: [1, 2, 3], schemes: [1], mocks: 12 };
    expect(contentLines(contents, all)).toEqual([
      '2 temas completos',
      '3.006 preguntas de test',
      '1 esquema interactivo',
      '12 simulacros de 100 preguntas',
    ]);
  });

  it('name a single topic, and the plan of a course', () => {
    expect(contentLines({ ...noContents, topics: [2] }, all)).toEqual([
      'El tema 2 completo: 7 apartados',
      '1.002 preguntas de test',
    ]);
    expect(contentLines({ ...noContents, tier: 'plus', months: 1 }, all)).toEqual([
      'Todo lo que abre el plan Plus',
      '3 temas completos',
      '3.006 preguntas de test',
      '60 tarjetas de memoria',
      '3 esquemas interactivos',
      '3 audios de repaso',
    ]);
    expect(contentLines({ ...noContents, tier: 'basico', months: 1 }, all)).toEqual([
      'Todo lo que abre el plan Básico',
      '3 temas completos',
      '3.006 preguntas de test',
    ]);
  });

  it.each([
    [{ documents: ['guia'] }, '/producto/x/leer'],
    [{ topics: [8], tests: [8] }, '/campus-estudio/temario/tema-8'],
    [{ schemes: [1, 2] }, '/campus-estudio/temario'],
    [{ mocks: 3 }, '/campus-estudio/simulacros'],
    [{ tier: 'plus' as const, months: 1 }, '/campus-estudio'],
  ])('%j opens at %s', (given, path) => {
    expect(opensAt('x', { ...noContents, ...given })).toBe(path);
  });
});
