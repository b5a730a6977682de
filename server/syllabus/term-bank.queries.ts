import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { term } from './material.tables';

export const selectTermTexts = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: term.id,
      topic: term.topic,
      section: term.section,
      word: term.word,
      clue: term.clue,
      definition: term.definition,
    })
    .from(term)
    .where(and(inArray(term.id, [...ids]), eq(term.state, 'published'), isNull(term.deletedAt)));
