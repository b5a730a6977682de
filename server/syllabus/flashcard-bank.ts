import type { Database, Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { selectFlashcardPlaces, selectFlashcardTexts } from './flashcard-bank.queries';

type Place = Awaited<ReturnType<typeof selectFlashcardPlaces>>[number];

/** The maximum age without an event. */
const FRESH_MS = 60_000;
const kept = new WeakMap<Database, { at: number; places: Promise<Place[]> }>();

/** Every flashcard without its texts, cached like the question bank. */
export function flashcardPlaces({ db, clock }: Kit): Promise<Place[]> {
  const now = clock.now().getTime();
  const held = kept.get(db);
  if (held && Math.abs(now - held.at) < FRESH_MS) return held.places;
  const places = selectFlashcardPlaces(db);
  kept.set(db, { at: now, places });
  // Failures are not cached.
  places.catch(() => kept.delete(db));
  return places;
}

export const forgetFlashcards = (db: Database): void => void kept.delete(db);

/** The texts of these cards, without withdrawn ones. */
export const flashcardTexts = (db: Db, ids: readonly string[]) => selectFlashcardTexts(db, ids);
