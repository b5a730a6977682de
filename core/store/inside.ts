import type { Tier } from '../auth/user';
import { formatCount } from '../platform/number-format';
import type { ProductContents } from './product';

/** A topic as far as a product needs to know it. */
export type TopicCounts = {
  number: number;
  shortTitle: string;
  counts: { sections: number; questions: number; flashcards: number; voiceNotes: number; schemes: number };
};

const several = (amount: number, one: string, many: string): string[] =>
  amount === 0 ? [] : [formatCount(amount, one, many)];

const planNames: Record<Tier, string> = { demo: 'Demo', basico: 'Básico', plus: 'Plus', elite: 'Élite' };

/** Which topics a tier opens to be read: all of them, from basico on. */
const topicsOf = (contents: ProductContents, all: readonly TopicCounts[]): readonly number[] =>
  contents.tier && contents.tier !== 'demo' ? all.map(({ number }) => number) : contents.topics;

/**
 * What is inside a product, in lines with figures. They are counted from the syllabus as it stands, so that what is
 * promised is what is opened.
 */
export function insideOf(contents: ProductContents, all: readonly TopicCounts[]): string[] {
  const { tier, mocks, documents } = contents;
  const hasStudyParts = tier === 'plus' || tier === 'elite';
  const of = (numbers: readonly number[], held: (counts: TopicCounts['counts']) => number) =>
    all.filter(({ number }) => numbers.includes(number)).reduce((sum, { counts }) => sum + held(counts), 0);
  const topics = topicsOf(contents, all);
  const everything = all.map(({ number }) => number);
  const [only] = topics;
  return [
    ...(tier && tier !== 'demo' ? [`Todo lo que abre el plan ${planNames[tier]}`] : []),
    ...(topics.length === 1 && only !== undefined
      ? [`El tema ${only} completo: ${of(topics, ({ sections }) => sections)} apartados`]
      : several(topics.length, 'tema completo', 'temas completos')),
    ...several(
      of(tier ? topics : [...new Set([...contents.tests, ...topics])], ({ questions }) => questions),
      'pregunta de test',
      'preguntas de test',
    ),
    ...several(
      of(hasStudyParts ? everything : contents.flashcards, ({ flashcards }) => flashcards),
      'tarjeta de memoria',
      'tarjetas de memoria',
    ),
    ...several(
      of(hasStudyParts ? everything : contents.schemes, ({ schemes }) => schemes),
      'esquema interactivo',
      'esquemas interactivos',
    ),
    ...several(
      of(hasStudyParts ? everything : contents.audio, ({ voiceNotes }) => voiceNotes),
      'audio de repaso',
      'audios de repaso',
    ),
    ...several(mocks, 'simulacro de 100 preguntas', 'simulacros de 100 preguntas'),
    ...several(documents.length, 'documento para leer e imprimir', 'documentos para leer e imprimir'),
  ];
}

/** The topics that a product is about, whichever part of them it opens. */
export const topicsIn = (contents: ProductContents): number[] =>
  [
    ...new Set([
      ...contents.topics,
      ...contents.tests,
      ...contents.schemes,
      ...contents.flashcards,
      ...contents.audio,
    ]),
  ].sort((one, other) => one - other);

/** Where what was bought is opened. */
export function opensAt(productId: string, contents: ProductContents): string {
  if (contents.documents.length > 0) return `/producto/${productId}/leer`;
  const topics = topicsIn(contents);
  const [only] = topics;
  if (topics.length === 1 && only !== undefined) return `/campus-estudio/temario/tema-${only}`;
  if (topics.length > 0) return '/campus-estudio/temario';
  return contents.mocks > 0 ? '/campus-estudio/simulacros' : '/campus-estudio';
}
