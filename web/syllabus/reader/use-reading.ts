import { laterPlace, type Place } from '@atalaya/core/syllabus/reading/reading';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Change, change, type ReadingState, waitingOf, watchOutbox } from './outbox';

export type Note = ReadingState['notes'][number];
type NoteContent = Omit<Note, 'id' | 'createdAt' | 'updatedAt'>;

/** The server's state with this device's pending changes applied. */
function withWaiting(state: ReadingState, topic: number, waiting: readonly Change[]): ReadingState {
  return waiting.filter((made) => made.topic === topic).reduce(apply, state);
}

function apply(state: ReadingState, made: Change): ReadingState {
  switch (made.kind) {
    case 'place':
      return { ...state, place: laterPlace(state.place, made.place) };
    case 'section':
      return {
        ...state,
        sections: state.sections.map((section) =>
          section.id === made.section ? { ...section, isRead: made.isRead } : section,
        ),
      };
    case 'note': {
      const before = state.notes.find(({ id }) => id === made.id);
      const note = {
        id: made.id,
        color: 'yellow' as const,
        ...made.note,
        createdAt: before?.createdAt ?? made.at,
        updatedAt: made.at,
      };
      return { ...state, notes: [...state.notes.filter(({ id }) => id !== made.id), note] };
    }
    case 'note-removed':
      return { ...state, notes: state.notes.filter(({ id }) => id !== made.id) };
  }
}

/** The reading state of one topic and its mutations. Changes are optimistic. */
export function useReading(userId: string, topic: number, given: ReadingState) {
  const [held, setHeld] = useState({ topic, state: given });
  // The topic changed on the same page: the held state belongs to the previous one.
  const state = held.topic === topic ? held.state : given;

  useEffect(() => {
    setHeld({ topic, state: withWaiting(given, topic, Object.values(waitingOf(userId))) });
    return watchOutbox(userId);
  }, [userId, topic, given]);

  const make = useCallback(
    (made: Change) => {
      setHeld((before) => ({
        topic,
        state: apply(before.topic === topic ? before.state : given, made),
      }));
      change(userId, made);
    },
    [userId, topic, given],
  );

  const changes = useMemo(
    () => ({
      saveNote(id: string, note: NoteContent) {
        make({ kind: 'note', topic, id, note, at: new Date().toISOString() });
      },
      removeNote: (id: string) => make({ kind: 'note-removed', topic, id }),
      setRead: (section: string, isRead: boolean) => make({ kind: 'section', topic, section, isRead }),
      /** Goes straight to the outbox, without a render. */
      remember: (place: Place) => change(userId, { kind: 'place', topic, place }),
    }),
    [make, topic, userId],
  );

  return { state, ...changes };
}

export type ReadingChanges = Omit<ReturnType<typeof useReading>, 'state'>;
