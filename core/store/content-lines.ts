import type { Tier } from '../auth/user';
import { formatCount } from '../platform/number-format';
import type { ProductContents } from './product';

/** Numbers of a topic for the product page. */
export type TopicCounts = {
  number: number;
  shortTitle: string;
  counts: { sections: number; questions: number; flashcards: number; voiceNotes: number; schemes: number };
};

const countLine = (amount: number, one: string, many: string): string[] =>
  amount === 0 ? [] : [formatCount(amount, one, many)];

const planNames: Record<Tier, string> = { demo: 'Demo', basico: 'Básico', plus: 'Plus', elite: 'Elite' };

/** From basico on, a tier includes all topics. */
const topicsOf = (contents: ProductContents, all: readonly TopicCounts[]): readonly number[] =>
  contents.tier && contents.tier !== 'demo' ? all.map(({ number }) => number) : contents.topics;

/** Lines such as «45 temas completos», counted from the current syllabus. */
export function contentLines(contents: ProductContents, all: readonly TopicCounts[]): string[] {
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
      : countLine(topics.length, 'tema completo', 'temas completos')),
    ...countLine(
      of(tier ? topics : [...new Set([...contents.tests, ...topics])], ({ questions }) => questions),
      'pregunta de test',
      'preguntas de test',
    ),
    ...countLine(
      of(hasStudyParts ? everything : contents.flashcards, ({ flashcards }) => flashcards),
      'tarjeta de memoria',
      'tarjetas de memoria',
    ),
    ...countLine(
      of(hasStudyParts ? everything : contents.schemes, ({ schemes }) => schemes),
      'esquema interactivo',
      'esquemas interactivos',
    ),
    ...countLine(
      of(hasStudyParts ? everything : contents.audio, ({ voiceNotes }) => voiceNotes),
      'audio de repaso',
      'audios de repaso',
    ),
    ...countLine(mocks, 'simulacro de 100 preguntas', 'simulacros de 100 preguntas'),
    ...countLine(documents.length, 'documento para leer e imprimir', 'documentos para leer e imprimir'),
  ];
}

/** All topics of which the product includes some part. */
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

/** The page where the purchase is used. */
export function opensAt(productId: string, contents: ProductContents): string {
  if (contents.documents.length > 0) return `/producto/${productId}/leer`;
  const topics = topicsIn(contents);
  const [only] = topics;
  if (topics.length === 1 && only !== undefined) return `/campus-estudio/temario/tema-${only}`;
  if (topics.length > 0) return '/campus-estudio/temario';
  return contents.mocks > 0 ? '/campus-estudio/simulacros' : '/campus-estudio';
}
