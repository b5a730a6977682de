import { type Db, first } from '../platform/db';
import { makeHooks } from '../platform/hooks';
import { newId } from '../platform/ids';
import { flashcard, term } from './material.tables';
import { type QuestionDraft, saveQuestions } from './question-store';
import { topic, topicSection } from './topic.tables';

const NOW = new Date('2026-11-01T09:00:00.000Z');

/** A complete, plausible topic. */
export async function makeTopic(db: Db, given: Partial<typeof topic.$inferInsert> = {}) {
  const number = given.number ?? 21;
  return first(
    db
      .insert(topic)
      .values({
        number,
        slug: `${number}-tema`,
        title: `Tema ${number}: la detención. La denuncia.`,
        shortTitle: `Tema ${number}: la detención`,
        block: 'A',
        status: 'written',
        validOn: '2026-05-02',
        laws: [],
        sources: [],
        epigraphs: [{ id: 'detencion', text: 'La detención' }],
        intro: '',
        createdAt: NOW,
        updatedAt: NOW,
        ...given,
      })
      .onConflictDoNothing()
      .returning(),
  );
}

export const makeSections = (
  db: Db,
  number: number,
  sections: readonly { id: string; title: string; body: string }[],
) =>
  db
    .insert(topicSection)
    .values(sections.map((section, position) => ({ ...section, topic: number, position, epigraphs: [] })));

let serial = 0;

export function choiceDraftRow(given: Partial<QuestionDraft> = {}): QuestionDraft {
  serial += 1;
  return {
    id: newId(),
    kind: 'choice',
    topic: 21,
    section: 'detencion',
    fact: null,
    stem: `¿Cuánto dura como máximo la detención del supuesto ${serial}?`,
    options: { A: `${serial} horas`, B: `${serial} días`, C: `${serial} semanas` },
    answer: 'A',
    explanation: { A: 'Así lo dice el artículo 17.2.', B: 'Es otro plazo.', C: 'Es otro supuesto.' },
    reference: { law: 'constitucion', article: '17', paragraph: '2' },
    source: null,
    difficulty: 2,
    validOn: '2026-05-02',
    state: 'published',
    fileHash: null,
    ...given,
  };
}

/** Creates the topic if it is missing. */
export async function makeQuestion(db: Db, given: Partial<QuestionDraft> = {}): Promise<QuestionDraft> {
  const draft = choiceDraftRow(given);
  await makeTopic(db, { number: draft.topic });
  await saveQuestions(db, [draft], { now: NOW, by: null, reason: null, hooks: makeHooks() });
  return draft;
}

export const makeStatement = (db: Db, given: Partial<QuestionDraft> = {}): Promise<QuestionDraft> =>
  makeQuestion(db, {
    kind: 'true-false',
    stem: `La detención del supuesto ${serial + 1} dura como máximo 72 horas.`,
    options: null,
    answer: 'true',
    explanation: 'Así lo dice el artículo 17.2.',
    ...given,
  });

/** Creates the topic if it is missing. */
export async function makeFlashcard(db: Db, given: Partial<typeof flashcard.$inferInsert> = {}) {
  const card = {
    id: newId(),
    topic: 21,
    front: '¿Cuánto dura como máximo la detención preventiva?',
    back: '72 horas.',
    createdAt: NOW,
    updatedAt: NOW,
    ...given,
  };
  await makeTopic(db, { number: card.topic });
  await db.insert(flashcard).values(card);
  return card;
}

export async function makeTerm(db: Db, given: Partial<typeof term.$inferInsert> = {}) {
  const row = {
    id: newId(),
    topic: 21,
    word: 'custodia',
    clue: 'Guarda de una persona detenida.',
    definition: 'Situación de la persona privada de libertad bajo la responsabilidad de los agentes.',
    createdAt: NOW,
    updatedAt: NOW,
    ...given,
  };
  await makeTopic(db, { number: row.topic });
  await db.insert(term).values(row).onConflictDoNothing();
  return row;
}
