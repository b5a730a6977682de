import { type StudyFilter, studyPath } from '@atalaya/core/review/study-path';
import { boardPath } from '@atalaya/core/syllabus/reading/reading';
import { addressOf, call } from '../platform/api';
import type { Prepared } from '../platform/offline/downloads';
import { downloadSession } from './kept-session';
import { sendKept } from './outbox';

export const SESSION_DOWNLOAD = 'session';
export const deckDownloadId = (topic: number): string => `deck:${topic}`;

const studyPage = { path: '/study', title: 'Sesión de estudio', data: [] };

/** Today's session, to be answered without network. */
export async function prepareSession(userId: string): Promise<Prepared> {
  const bytes = await fetchSession(userId, {});
  const { path, title } = studyPage;
  return { id: SESSION_DOWNLOAD, kind: 'session', title, path, pages: [studyPage], bytes };
}

/** The cards, statements and questions of a topic: a session to answer, and the board to read. */
export async function prepareDeck(
  userId: string,
  { number, shortTitle }: { number: number; shortTitle: string },
): Promise<Prepared> {
  const bytes = await fetchSession(userId, { topic: number });
  const params = { id: number };
  const title = `Tarjetas del tema ${number}: ${shortTitle}`;
  const board = {
    path: boardPath(number),
    title,
    data: [
      addressOf('GET /api/topics/:id/bundle', { params }),
      addressOf('GET /api/topics/:id/reading', { params }),
      addressOf('GET /api/topics/:id/terms', { params }),
    ],
  };
  const path = studyPath({ topic: number });
  return { id: deckDownloadId(number), kind: 'deck', title, path, pages: [studyPage, board], bytes };
}

/** Pending answers go first: they decide what is due. Returns the size. */
async function fetchSession(userId: string, filter: StudyFilter): Promise<number> {
  await sendKept(userId);
  const session = await call('GET /api/study/session', { query: filter });
  await downloadSession(userId, filter, session);
  return new Blob([JSON.stringify(session)]).size;
}
