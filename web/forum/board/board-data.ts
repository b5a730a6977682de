import type { Answer } from '@atalaya/core/api';
import { type Board, readBoard } from '@atalaya/core/forum/board';
import type { callFrom } from '../../platform/page-context';

export type Category = Answer<'GET /api/forum/categories'>[number];
export type TopicCard = Answer<'GET /api/forum/topics'>['items'][number];
export type Match = Answer<'GET /api/forum/search'>[number];

export const listQuery = ({ sort, filter, tag, author, after }: Board, category?: number) => ({
  sort,
  ...(filter ? { filter } : {}),
  ...(tag ? { tag } : {}),
  ...(author ? { author } : {}),
  ...(after ? { after } : {}),
  ...(category ? { category } : {}),
});

/** What the server renders of a list. The unread topics of a user are loaded in the browser. */
export async function loadBoard(ask: ReturnType<typeof callFrom>, url: string, category?: number) {
  const { origin, searchParams } = new URL(url);
  const board = readBoard(searchParams);
  const [categories, topics, matches] = await Promise.all([
    ask('GET /api/forum/categories'),
    board.search || board.isUnread
      ? null
      : ask('GET /api/forum/topics', { query: listQuery(board, category) }),
    board.search
      ? ask('GET /api/forum/search', { query: { q: board.search, ...(category ? { category } : {}) } })
      : null,
  ]);
  return { origin, board, categories, topics, matches };
}

export type BoardData = Awaited<ReturnType<typeof loadBoard>>;
