import type { HighlightColor } from '@atalaya/core/syllabus/reading/notes';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { countOtherNotes, deleteNote, type NotePlace, selectNotes, upsertNote } from './notes.queries';

/** A guard against runaway scripts. */
export const MAX_NOTES_PER_PLACE = 500;

export type NoteInput = {
  section: string;
  start: number;
  end: number;
  quote: string;
  text: string;
  isHighlighted: boolean;
  color: HighlightColor;
};

export const notesAt = async (db: Db, userId: string, place: NotePlace) =>
  (await selectNotes(db, userId, place)).map(written);

export async function saveNoteAt(
  { db, clock }: Kit,
  userId: string,
  place: NotePlace,
  id: string,
  given: NoteInput,
) {
  const now = clock.now();
  // Concurrent requests may exceed it slightly.
  if ((await countOtherNotes(db, userId, place, id)) >= MAX_NOTES_PER_PLACE)
    throw new AppError('syllabus.too-many-notes');
  const saved = await upsertNote(db, place, { userId, id, ...given, createdAt: now, updatedAt: now });
  if (!saved) throw new AppError('request.not-found');
  return written(saved);
}

export async function removeNoteAt(db: Db, userId: string, place: NotePlace, id: string): Promise<void> {
  await deleteNote(db, userId, place, id);
}

const written = <T extends { createdAt: Date; updatedAt: Date }>(row: T) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
