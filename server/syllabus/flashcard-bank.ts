import type { Database, Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { selectFlashcardPlaces, selectFlashcardTexts } from './flashcard-bank.queries';

type Place = Awaited<ReturnType<typeof selectFlashcardPlaces>>[number];

/** What no node was told of is seen after this long; whatever is published, at once. */
const FRESH_MS = 60_000;
const kept = new WeakMap<Database, { at: number; places: Promise<Place[]> }>();

/** Every card that can be shown, without its texts; the same habit as the question bank. */
export function flashcardPlaces({ db, clock }: Kit): Promise<Place[]> {
  const now = clock.now().getTime();
  const held = kept.get(db);
  if (held && Math.abs(now - held.at) < FRESH_MS) return held.places;
  // A query of the builder runs again each time it is waited for; what came of it does not.
  const places = selectFlashcardPlaces(db).then((rows) => rows);
  kept.set(db, { at: now, places });
  // A failure is not worth keeping.
  places.catch(() => kept.delete(db));
  return places;
}

export const forgetFlashcards = (db: Database): void => void kept.delete(db);

/** The texts of these cards; withdrawn ones are missing. */
export const flashcardTexts = (db: Db, ids: readonly string[]) => selectFlashcardTexts(db, ids);
