import { useMemo } from 'react';
import type { Change, NotePlace, ReadingState } from './outbox';
import { useWaiting } from './use-waiting';

export type Note = ReadingState['notes'][number];
type NoteContent = Omit<Note, 'id' | 'createdAt' | 'updatedAt'>;

export function applyToNotes(notes: Note[], made: Change): Note[] {
  if (made.kind !== 'note' && made.kind !== 'note-removed') return notes;
  const others = notes.filter(({ id }) => id !== made.id);
  if (made.kind === 'note-removed') return others;
  const before = notes.find(({ id }) => id === made.id);
  const { id, note, at } = made;
  return [...others, { id, color: 'yellow', ...note, createdAt: before?.createdAt ?? at, updatedAt: at }];
}

export const noteChanges = (place: NotePlace, make: (made: Change) => void) => ({
  saveNote(id: string, note: NoteContent) {
    make({ kind: 'note', ...place, id, note, at: new Date().toISOString() });
  },
  removeNote: (id: string) => make({ kind: 'note-removed', ...place, id }),
});

export type NoteChanges = ReturnType<typeof noteChanges>;

/** The notes of an article, for a user; nobody else can write one. */
export function useNotes(userId: string | null, article: string, given: Note[]) {
  const place = useMemo(() => ({ article }), [article]);
  const { state, make } = useWaiting(userId, place, given, applyToNotes);
  const changes = useMemo(() => noteChanges(place, make), [place, make]);
  return { notes: state, changes };
}
