import { type HighlightColor, noteAllowance } from '@atalaya/core/syllabus/reading/notes';
import { requireRoom } from '../../platform/allowance/allowance';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { countOtherNotes, deleteNote, type NotePlace, selectNotes, upsertNote } from './notes.queries';

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

export async function saveNoteAt(kit: Kit, userId: string, place: NotePlace, id: string, given: NoteInput) {
  const now = kit.clock.now();
  const subject = `${userId} ${'topic' in place ? place.topic : place.article}`;
  const saved = await kit.db.transaction(async (tx) => {
    const others = () => countOtherNotes(tx, userId, place, id);
    await requireRoom(kit, tx, noteAllowance, { subject }, others);
    return upsertNote(tx, place, { userId, id, ...given, createdAt: now, updatedAt: now });
  });
  if (!saved) throw new AppError('request.not-found');
  return written(saved);
}

export async function removeNoteAt(db: Db, userId: string, place: NotePlace, id: string): Promise<void> {
  await deleteNote(db, userId, place, id);
}

const written = <T extends { createdAt: Date; updatedAt: Date }>(row: T) => row;
