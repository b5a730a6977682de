import { useQuery } from '@tanstack/react-query';
import type { PointerEvent } from 'react';
import { read } from '../../platform/api';
import { useSession } from '../../platform/session';
import { useHighlights } from '../../syllabus/reader/use-highlights';
import { type Note, useNotes } from '../../syllabus/reader/use-notes';

const none: Note[] = [];

/** The user's highlights and notes on an article, as in the syllabus: on the device first, then sent. */
export function useArticleNotes(article: string) {
  const { user } = useSession();
  const stored = useQuery({
    ...read('GET /api/my-laws/articles/:id/notes', { params: { id: article } }),
    enabled: user !== null,
    // The device sends notes without this query.
    refetchOnMount: 'always',
  });
  const { notes, changes } = useNotes(user?.id ?? null, article, stored.data ?? none);
  const highlights = useHighlights(changes, user !== null);
  return { isSignedIn: user !== null, notes, highlights };
}

export type ArticleNotes = ReturnType<typeof useArticleNotes>;

/** A tool that is pressed must not end the text selection. */
export const keepSelection = (event: PointerEvent): void => event.preventDefault();
