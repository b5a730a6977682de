import type { TopicContent } from '@atalaya/core/syllabus/content/content-library';
import { figureTables, lastReview } from '@atalaya/core/syllabus/reading/revision';
import { splitSections } from '@atalaya/core/syllabus/reading/sections';
import { filed, fileHashOf } from '../../content/sync';
import type { QuestionDraft } from '../question-store';

const idOf = (number: number, suffix: string) => `t${String(number).padStart(2, '0')}-${suffix}`;
const folderName = ({ folder }: TopicContent): string => folder.slice(folder.lastIndexOf('/') + 1);

export function topicRows(content: TopicContent, now: Date) {
  const { value: head, body } = content.head;
  const { intro, sections } = sectionsOf(content);
  const { sections: _, ...front } = head;
  return {
    topic: {
      ...front,
      slug: folderName(content),
      intro,
      ...filed([head, body.text, folderName(content)], now),
    },
    sections: sections.map((section, position) => ({ topic: head.number, position, ...section })),
    questions: [...choices(content), ...statements(content)],
    flashcards: content.flashcards.map(({ value }) => ({
      topic: head.number,
      reference: null,
      source: null,
      ...value,
      ...filed(value, now),
    })),
    terms: content.terms.map(({ value }) => ({ topic: head.number, ...value, ...filed(value, now) })),
    schemes: content.scheme
      ? [{ topic: head.number, ...content.scheme.value, ...filed(content.scheme.value, now) }]
      : [],
    voiceNotes: voiceNotes(content, now),
    plusContent: plusContent(content, now),
  };
}

/** In text order, then the announced sections without text. */
function sectionsOf({ head }: TopicContent) {
  const { intro, sections } = splitSections(head.body.text);
  const announced = head.value.sections;
  const written = sections.map((section) => ({
    ...section,
    epigraphs: announced.find(({ id }) => id === section.id)?.epigraphs ?? [],
  }));
  const missing = announced.filter(({ id }) => !sections.some((section) => section.id === id));
  return { intro, sections: [...written, ...missing.map((section) => ({ ...section, body: '' }))] };
}

function choices({ head, questions }: TopicContent): QuestionDraft[] {
  return questions.map(({ value: { correction, ...value } }) => ({
    kind: 'choice' as const,
    topic: head.value.number,
    state: 'published' as const,
    fileHash: fileHashOf({ correction, ...value }),
    ...value,
    reference: value.reference ?? null,
    source: value.source ?? null,
    reason: correction ?? null,
    askedFrom: value.askedFrom ?? null,
  }));
}

function statements({ head, trueFalse }: TopicContent): QuestionDraft[] {
  return trueFalse.map(({ value: { statement, answer, correction, ...value } }) => ({
    kind: 'true-false' as const,
    topic: head.value.number,
    state: 'published' as const,
    fileHash: fileHashOf({ statement, answer, correction, ...value }),
    ...value,
    stem: statement,
    options: null,
    answer: answer ? ('true' as const) : ('false' as const),
    reference: value.reference ?? null,
    source: value.source ?? null,
    reason: correction ?? null,
    askedFrom: value.askedFrom ?? null,
  }));
}

function voiceNotes({ head, listen }: TopicContent, now: Date) {
  if (!listen) return [];
  const { number } = head.value;
  const body = listen.body.text.trim();
  return [
    { id: idOf(number, 'l001'), topic: number, ...listen.value, body, ...filed([listen.value, body], now) },
  ];
}

/** Derived from the topic, so that it is never older. */
function plusContent({ head }: TopicContent, now: Date) {
  const { number, shortTitle } = head.value;
  const { sections } = splitSections(head.body.text);
  const pieces = [
    {
      id: idOf(number, 'p001'),
      tier: 'plus' as const,
      title: `Repaso de última hora: ${shortTitle}`,
      body: lastReview(sections),
    },
    {
      id: idOf(number, 'p002'),
      tier: 'elite' as const,
      title: `Cuadros de plazos y cifras: ${shortTitle}`,
      body: figureTables(sections),
    },
  ];
  return pieces
    .filter(({ body }) => body !== '')
    .map((piece) => ({ ...piece, topic: number, ...filed(piece, now) }));
}
