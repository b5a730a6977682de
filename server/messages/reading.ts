import { holds } from '@atalaya/core/auth/roles';
import {
  type Box,
  maySendImages,
  previewOf,
  THREADS_PER_PAGE,
  visibleMarks,
} from '@atalaya/core/messages/messages';
import { plainSnippet, prefixQuery, SHORTEST_SEARCH } from '@atalaya/core/search/search';
import { blockedBy } from '../blocks/blocks';
import { levelOf } from '../forum/standing';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { keysetPage } from '../platform/keyset';
import type { Kit } from '../platform/kit';
import * as messages from './messages.queries';
import { peopleOf, relationOf, type Writer } from './people';
import { settingsOf } from './settings';
import * as threads from './threads.queries';

/** The size is in the name, so that the page does not move when the image arrives. */
export function toImageView({
  image,
  imageAlt,
  removal,
}: Pick<messages.ShownMessage, 'image' | 'imageAlt' | 'removal'>) {
  if (!image || removal) return null;
  const [, width = '0', height = '0'] = /-(\d+)x(\d+)\.webp$/.exec(image) ?? [];
  return { src: `/api/uploads/${image}`, alt: imageAlt, width: Number(width), height: Number(height) };
}

export const toMessageView = (row: messages.ShownMessage, userId: string) => ({
  id: row.id,
  number: row.number,
  isMine: row.authorId === userId,
  text: row.removal ? '' : row.body,
  image: toImageView(row),
  removal: row.removal,
  createdAt: row.createdAt,
});

export async function ownThread(db: Db, userId: string, id: string) {
  const found = await threads.selectOwnThread(db, userId, id);
  if (!found) throw new AppError('request.not-found');
  return found;
}

function readCursor(after: string | undefined) {
  const [at = '', threadId = ''] = after?.split('_') ?? [];
  return after ? { at: new Date(Number(at)), threadId } : undefined;
}

/** Conversations with somebody whom the user has blocked are hidden from the user alone. */
export async function threadsOf(
  { db }: Kit,
  userId: string,
  query: { box: Box; after?: string | undefined },
) {
  const found = await threads.selectThreads(db, userId, { box: query.box, after: readCursor(query.after) });
  const { items, next } = keysetPage(
    found,
    THREADS_PER_PAGE,
    ({ member }) => `${member.lastAt.getTime()}_${member.threadId}`,
  );
  const others = items.flatMap(({ member }) => member.otherId ?? []);
  const [personOf, blocked] = await Promise.all([peopleOf(db, others), blockedBy(db, userId, others)]);
  return {
    items: items
      .filter(({ member }) => !member.otherId || !blocked.has(member.otherId))
      .map(({ member, state, last }) => ({
        id: member.threadId,
        person: personOf(member.otherId),
        state,
        unread: member.unread,
        lastAt: member.lastAt,
        last: last && {
          text: last.removal ? '' : previewOf({ text: last.body, hasImage: last.image !== null }),
          isMine: last.authorId === userId,
          hasImage: last.image !== null,
        },
      })),
    next,
  };
}

export async function readThread(kit: Kit, reader: Writer, id: string) {
  const { db, clock } = kit;
  const { thread, member } = await ownThread(db, reader.id, id);
  const { otherId } = member;
  const [personOf, relation, settings, other, level] = await Promise.all([
    peopleOf(db, [otherId]),
    relationOf(kit, db, reader, otherId, thread),
    settingsOf(db, [reader.id, ...(otherId ? [otherId] : [])]),
    otherId ? threads.selectMember(db, otherId, id) : undefined,
    holds(reader, 'may:moderate') ? 3 : levelOf(db, reader.id, clock.now()),
  ]);
  const mine = settings(reader.id);
  const theirs = otherId ? settings(otherId) : undefined;
  return {
    id,
    person: personOf(otherId),
    // A declined request looks to its sender like one that waits.
    state: thread.state === 'declined' && thread.startedBy === reader.id ? 'request' : thread.state,
    ...relation,
    lastNumber: thread.lastNumber,
    lastRead: member.lastRead,
    marks: visibleMarks(thread.state, other ?? { delivered: 0, lastRead: 0 }, {
      mine: mine.readMarks,
      theirs: theirs?.readMarks ?? false,
    }),
    showsTyping: mine.typing && (theirs?.typing ?? false),
    maySendImages: maySendImages(level),
  } as const;
}

type Range = { before?: number | undefined; after?: number | undefined; limit: number };

export async function messagesIn({ db }: Kit, userId: string, threadId: string, range: Range) {
  const { member } = await ownThread(db, userId, threadId);
  const found = await messages.selectMessages(db, userId, threadId, {
    ...range,
    clearedTo: member.clearedTo,
  });
  const some = found.slice(0, range.limit).map((row) => toMessageView(row, userId));
  return { items: range.after === undefined ? some.reverse() : some, hasMore: found.length > range.limit };
}

export async function searchMessages({ db }: Kit, userId: string, text: string) {
  const query = text.trim().length >= SHORTEST_SEARCH ? prefixQuery(text) : null;
  if (!query) return [];
  const hits = await messages.selectMatches(db, userId, query);
  const others = hits.flatMap(({ otherId }) => otherId ?? []);
  const [personOf, blocked] = await Promise.all([peopleOf(db, others), blockedBy(db, userId, others)]);
  return hits
    .filter(({ otherId }) => !otherId || !blocked.has(otherId))
    .map(({ otherId, createdAt, snippet, ...hit }) => ({
      ...hit,
      person: personOf(otherId),
      snippet: plainSnippet(snippet),
      createdAt,
    }));
}
