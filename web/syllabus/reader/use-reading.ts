import { laterPlace, type Place } from '@atalaya/core/syllabus/reading/reading';
import { useMemo } from 'react';
import { type Change, change, type ReadingState } from './outbox';
import { applyToNotes, noteChanges } from './use-notes';
import { useWaiting } from './use-waiting';

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
    case 'note':
    case 'note-removed':
      return { ...state, notes: applyToNotes(state.notes, made) };
  }
}

/** The reading state of one topic and its mutations. */
export function useReading(userId: string, topic: number, given: ReadingState) {
  const place = useMemo(() => ({ topic }), [topic]);
  const { state, make } = useWaiting(userId, place, given, apply);
  const changes = useMemo(
    () => ({
      ...noteChanges(place, make),
      setRead: (section: string, isRead: boolean) => make({ kind: 'section', topic, section, isRead }),
      /** Goes straight to the outbox, without a render. */
      remember: (at: Place) => change(userId, { kind: 'place', topic, place: at }),
    }),
    [make, place, topic, userId],
  );
  return { state, ...changes };
}
