import {
  POSTS_PER_PAGE,
  pageStart,
  TOPICS_PER_PAGE,
  type TopicFilter,
  type TopicSort,
} from '@atalaya/core/forum/forum';
import { similarQuery } from '@atalaya/core/forum/similar';
import { accountsByUsername } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { keysetPage } from '../platform/keyset';
import type { Kit } from '../platform/kit';
import { cardsIn } from './inserts/embeds';
import { type Author, authorsOf, type Written } from './people';
import * as posts from './posts.queries';
import * as topics from './topics.queries';

type Asked = {
  category?: number | undefined;
  tag?: string | undefined;
  author?: string | undefined;
  sort: TopicSort;
  filter?: TopicFilter | undefined;
  after?: string | undefined;
};

const card = (row: topics.TopicRow, authorOf: (row: Written) => Author) => ({
  ...row,
  author: authorOf(row),
  lastAuthor: authorOf({ authorId: row.lastAuthorId, sampleAuthor: row.lastSampleAuthor }).name,
  isSolved: row.solvedNumber !== null,
  isPinned: row.pinnedAt !== null,
  isClosed: row.closedAt !== null,
});

export async function cardsOf(db: Db, rows: readonly topics.TopicRow[]) {
  const authorOf = await authorsOf(
    db,
    rows.flatMap(({ authorId, lastAuthorId }) => [authorId, lastAuthorId]),
  );
  return rows.map((row) => card(row, authorOf));
}

const keyIn = (sort: TopicSort, { lastPostAt, useful, id }: topics.TopicRow): number =>
  ({ actividad: lastPostAt.getTime(), nuevos: id, utiles: useful })[sort];

export function cursorOf(after: string | undefined) {
  const [value, id] = after?.split('_').map(Number) ?? [];
  return value === undefined || id === undefined ? undefined : { value, id };
}

export async function topicsFor({ db }: Pick<Kit, 'db'>, { author, after, ...list }: Asked) {
  const [account] = author ? await accountsByUsername(db, [author.toLowerCase()]) : [];
  if (author && !account) return { items: [], next: null, pinned: [] };
  const asked = { ...list, authorId: account?.id, after: cursorOf(after) };
  // Pinned topics stand above a list, not above what was searched for.
  const hasPinned = !after && !author && !list.tag && !list.filter;
  const [found, pinned] = await Promise.all([
    topics.selectTopics(db, asked),
    hasPinned ? topics.selectPinned(db, asked) : [],
  ]);
  const { items, next } = keysetPage(found, TOPICS_PER_PAGE, (row) => `${keyIn(list.sort, row)}_${row.id}`);
  const cards = await cardsOf(db, [...pinned, ...items]);
  const above = new Set(pinned.map(({ id }) => id));
  return {
    pinned: cards.slice(0, pinned.length),
    items: cards.slice(pinned.length).filter(({ id }) => !above.has(id)),
    next,
  };
}

export const toPostView = (row: posts.PostRow, authorOf: (row: Written) => Author) => ({
  ...row,
  author: authorOf(row),
  // Neither the text nor the author of a removed post is sent.
  ...(row.removal && { blocks: [], author: authorOf({ authorId: null, sampleAuthor: null }), reactions: {} }),
});

export async function readTopic({ db }: Pick<Kit, 'db'>, id: number, from: number) {
  const start = pageStart(from);
  const [row, page] = await Promise.all([topics.selectTopic(db, id), posts.selectPosts(db, id, start)]);
  if (!row || page.length === 0) throw new AppError('forum.no-such-topic');
  const { solvedNumber } = row;
  const isHere = (number: number) => page.some((post) => post.number === number);
  const [category, question, solution] = await Promise.all([
    topics.selectCategory(db, row.categoryId),
    isHere(1) ? undefined : posts.selectPostAt(db, id, 1),
    solvedNumber === null || isHere(solvedNumber) ? undefined : posts.selectPostAt(db, id, solvedNumber),
  ]);
  if (!category) throw new AppError('forum.no-such-topic');
  const all = [...page, ...(question ? [question] : []), ...(solution ? [solution] : [])];
  const [authorOf, embeds] = await Promise.all([
    authorsOf(db, [row.lastAuthorId, row.authorId, ...all.map(({ authorId }) => authorId)]),
    cardsIn(db, all),
  ]);
  const shown = page.map((post) => toPostView(post, authorOf));
  return {
    topic: card(row, authorOf),
    category,
    posts: shown,
    embeds,
    question: question ? toPostView(question, authorOf) : null,
    solution: solution
      ? toPostView(solution, authorOf)
      : (shown.find(({ number }) => number === solvedNumber) ?? null),
    previous: start > 1 ? start - POSTS_PER_PAGE : null,
    next: start + POSTS_PER_PAGE <= row.lastNumber ? start + POSTS_PER_PAGE : null,
  };
}

/** The nested view shows this many posts. */
const THREAD_POSTS = 200;

export async function readThread({ db }: Kit, id: number) {
  const [row, found] = await Promise.all([
    topics.selectTopic(db, id),
    posts.selectPosts(db, id, 1, THREAD_POSTS),
  ]);
  if (!row || found.length === 0) throw new AppError('forum.no-such-topic');
  const [authorOf, embeds] = await Promise.all([
    authorsOf(db, [row.lastAuthorId, row.authorId, ...found.map(({ authorId }) => authorId)]),
    cardsIn(db, found),
  ]);
  return {
    topic: card(row, authorOf),
    posts: found.map((post) => toPostView(post, authorOf)),
    embeds,
    isWhole: row.lastNumber <= THREAD_POSTS,
  };
}

export async function historyOf({ db }: Kit, postId: string) {
  const post = await posts.selectPost(db, postId);
  if (!post || post.removal) throw new AppError('forum.no-such-post');
  const edits = await posts.selectEdits(db, postId);
  return edits.map(({ body, replacedAt }) => ({ body, replacedAt }));
}

export async function similarTo({ db }: Kit, title: string, except: number | undefined) {
  const query = similarQuery(title);
  if (!query) return [];
  const found = await topics.selectSimilar(db, query, except);
  return found.map(({ solvedNumber, ...row }) => ({ ...row, isSolved: solvedNumber !== null }));
}
