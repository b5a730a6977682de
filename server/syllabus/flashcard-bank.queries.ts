import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, selectLongList } from '../platform/db';
import { flashcard } from './material.tables';

const isShown = and(eq(flashcard.state, 'published'), isNull(flashcard.deletedAt));

export const selectFlashcardPlaces = (db: Db) =>
  selectLongList<Pick<typeof flashcard.$inferSelect, 'id' | 'topic' | 'section'>>(
    db,
    sql`select id, topic, section from ${flashcard} where ${isShown}`,
  );

export const selectFlashcardTexts = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: flashcard.id,
      topic: flashcard.topic,
      section: flashcard.section,
      front: flashcard.front,
      back: flashcard.back,
      reference: flashcard.reference,
      source: flashcard.source,
      lawChangedOn: flashcard.lawChangedOn,
    })
    .from(flashcard)
    .where(and(inArray(flashcard.id, [...ids]), isShown));
