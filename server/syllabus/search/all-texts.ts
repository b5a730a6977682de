import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { flashcard, term } from '../material.tables';
import { question } from '../question.tables';
import { law, topic, topicSection } from '../topic.tables';

/** Everything published that can be read, for an index over the whole content. Decides nothing about who may read it. */
export async function publishedTexts(db: Db) {
  const isLive = <T extends typeof topic | typeof question | typeof flashcard | typeof term>(table: T) =>
    and(eq(table.state, 'published'), isNull(table.deletedAt));
  const [topics, sections, questions, flashcards, terms, laws] = await Promise.all([
    db
      .select({ number: topic.number, shortTitle: topic.shortTitle, validOn: topic.validOn })
      .from(topic)
      .where(isLive(topic)),
    db
      .select({
        topic: topicSection.topic,
        id: topicSection.id,
        title: topicSection.title,
        body: topicSection.body,
      })
      .from(topicSection)
      .innerJoin(topic, eq(topic.number, topicSection.topic))
      .where(isLive(topic))
      .orderBy(asc(topicSection.topic), asc(topicSection.position)),
    db
      .select({
        id: question.id,
        topic: question.topic,
        section: question.section,
        stem: question.stem,
        options: question.options,
        answer: question.answer,
        explanation: question.explanation,
        reference: question.reference,
      })
      .from(question)
      .where(and(isLive(question), eq(question.annulled, false)))
      .orderBy(asc(question.id)),
    db
      .select({
        topic: flashcard.topic,
        section: flashcard.section,
        front: flashcard.front,
        back: flashcard.back,
        reference: flashcard.reference,
      })
      .from(flashcard)
      .where(isLive(flashcard))
      .orderBy(asc(flashcard.id)),
    db
      .select({ topic: term.topic, section: term.section, word: term.word, definition: term.definition })
      .from(term)
      .where(isLive(term))
      .orderBy(asc(term.id)),
    db.select({ id: law.id, shortName: law.shortName }).from(law),
  ]);
  return { topics, sections, questions, flashcards, terms, laws };
}

export type PublishedTexts = Awaited<ReturnType<typeof publishedTexts>>;
