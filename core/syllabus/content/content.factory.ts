import type { Placed, PlacedPage } from '../../platform/content-fault.ts';
import type { Question, TrueFalse } from './content.contract.ts';
import type { ContentLibrary, TopicContent } from './content-library.ts';

// A valid library; each test breaks one thing in it.

export const TODAY = '2026-11-15';
const FOLDER = 'content/syllabus/03-constitucion-organos';
const LETTERS = ['A', 'B', 'C'] as const;

export function placed<T>(value: T, file: string, line = 1): Placed<T> {
  return { value, file, lines: { '': line } };
}

export function page<T>(value: T, file: string, text: string, line = 10): PlacedPage<T> {
  return { ...placed(value, file), body: { text, line } };
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const number = (index: number) => String(index + 1).padStart(3, '0');
const reference = { law: 'constitucion', article: '56' };
const section = (index: number) => (index % 2 === 0 ? 'corona' : 'cortes');

export function question(index: number, change: Partial<Question> = {}): Question {
  return {
    id: `t03-q${number(index)}`,
    section: section(index),
    fact: `hecho-${index}`,
    stem: `¿Cuántos votos pide la regla ${index} para el acuerdo ${index * 7}?`,
    options: {
      A: `Los de ${index + 10} miembros`,
      B: `Los de ${index + 200} miembros`,
      C: `Los de ${index + 900} miembros`,
    },
    answer: LETTERS[index % 3] ?? 'A',
    explanation: {
      A: 'Serviría en una moción.',
      B: 'Hace falta la mitad más uno.',
      C: 'Bastaría en un referéndum.',
    },
    reference,
    difficulty: 2,
    validOn: TODAY,
    ...change,
  };
}

export function statement(index: number, change: Partial<TrueFalse> = {}): TrueFalse {
  return {
    id: `t03-v${number(index)}`,
    section: section(index),
    fact: `dato-${index}`,
    statement: `La regla ${index} pide ${index * 3} votos.`,
    answer: index % 2 === 0,
    explanation: 'Así lo fija la regla.',
    reference,
    difficulty: 1,
    validOn: TODAY,
    ...change,
  };
}

export const SOUND_BODY = [
  '## La Corona {#corona}',
  times(230, () => 'El examen pregunta quién refrenda cada acto.').join(' '),
  'Se relaciona con [las Cortes](#cortes).',
  '## Las Cortes {#cortes}',
  times(40, () => 'Las Cámaras deliberan en sesión conjunta.').join('\n'),
  '## Resumen en cinco líneas {#resumen}',
  ...times(5, (index) => `${index + 1}. Una línea.`),
].join('\n');

export const SOUND_SPEECH = times(40, () => 'La Corona simboliza la unidad del Estado.').join(' ');

export function soundTopic(change: Partial<TopicContent> = {}): TopicContent {
  return {
    folder: FOLDER,
    head: page(
      {
        number: 3,
        title: 'La Constitución Española (II): De la Corona. De las Cortes Generales.',
        shortTitle: 'La Constitución Española (II)',
        block: 'A',
        status: 'written',
        validOn: TODAY,
        laws: ['constitucion'],
        sources: [],
        epigraphs: [
          { id: 'corona', text: 'De la Corona' },
          { id: 'cortes', text: 'De las Cortes Generales' },
        ],
        sections: [
          { id: 'corona', title: 'La Corona', epigraphs: ['corona'] },
          { id: 'cortes', title: 'Las Cortes', epigraphs: ['cortes'] },
        ],
      },
      `${FOLDER}/topic.md`,
      SOUND_BODY,
    ),
    questions: times(30, (index) => placed(question(index), `${FOLDER}/questions.yaml`, index + 1)),
    trueFalse: times(20, (index) => placed(statement(index), `${FOLDER}/true-false.yaml`, index + 1)),
    flashcards: times(25, (index) =>
      placed(
        {
          id: `t03-f${number(index)}`,
          section: 'corona',
          front: `Tarjeta ${index}`,
          back: `Dorso ${index}.`,
          reference,
        },
        `${FOLDER}/flashcards.yaml`,
        index + 1,
      ),
    ),
    terms: times(15, (index) =>
      placed(
        {
          id: `t03-w${number(index)}`,
          section: 'cortes',
          word: `refrend${'abcdefghijklmno'[index]}`,
          clue: 'Firma que acompaña a la del Rey',
          definition: 'Acto por el que otro asume la responsabilidad.',
        },
        `${FOLDER}/terms.yaml`,
        index + 1,
      ),
    ),
    scheme: placed(
      { title: 'La Corona', nodes: times(15, (index) => ({ label: `Rama ${index}` })) },
      `${FOLDER}/scheme.yaml`,
    ),
    listen: page({ title: 'La Corona', voice: 'es-ES' }, `${FOLDER}/listen.md`, SOUND_SPEECH),
    ...change,
  };
}

export function soundLibrary(topic: TopicContent = soundTopic()): ContentLibrary {
  return {
    laws: [
      placed(
        {
          id: 'constitucion',
          name: 'Constitución Española',
          shortName: 'CE',
          boe: 'BOE-A-1978-31229',
          consolidated: '2024-02-17',
          captured: TODAY,
        },
        'content/laws.yaml',
      ),
    ],
    bareLimits: [],
    topics: [topic],
    posts: [
      page(
        {
          id: 1,
          title: 'Cómo repasar',
          excerpt: 'Un método.',
          category: 'Derecho',
          tags: ['repaso'],
          author: 'ana',
          date: '2026-11-01',
          image: 'repaso.webp',
        },
        'content/blog/2026-11-01-como-repasar.md',
        'Texto con [aviso](/legal/aviso-legal) y [tema](../03-constitucion-organos/topic.md#corona).',
      ),
    ],
    authors: [
      placed(
        { id: 'ana', name: 'Ana', role: 'Inspectora', bio: 'Enseña.', avatar: 'ana.webp' },
        'content/blog/authors.yaml',
      ),
    ],
    legalPages: [
      page(
        { slug: 'aviso-legal', title: 'Aviso legal', order: 1, updated: '2026-11-01' },
        'content/legal/aviso-legal.md',
        'Texto.',
      ),
    ],
  };
}
