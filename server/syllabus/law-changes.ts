import type { Db } from '../platform/db';
import { releaseItem, selectChanged, updateFlashcards, updateQuestions } from './law-changes.queries';

/** Marks the questions and flashcards about these articles, each with the day of its change. One statement per kind. */
export async function markLawChanged(
  db: Db,
  law: string,
  changed: ReadonlyMap<string, string>,
): Promise<{ questions: number; flashcards: number }> {
  if (changed.size === 0) return { questions: 0, flashcards: 0 };
  const days = [...changed].map(([article, changedOn]) => ({ article, changedOn }));
  return {
    questions: await updateQuestions(db, law, days),
    flashcards: await updateFlashcards(db, law, days),
  };
}

/** What waits for an editor, in the order of laws and articles. */
export const changedItems = selectChanged;

/** The item is still right: students are no longer warned. False if it was not marked. */
export const stillHolds = releaseItem;
