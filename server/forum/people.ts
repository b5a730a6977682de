import { holds } from '@atalaya/core/auth/roles';
import { fold } from '@atalaya/core/platform/fold';
import { publicAccounts } from '../auth/accounts';
import type { Db } from '../platform/db';
import { selectMembers } from './members.queries';
import { selectWriters, selectWritersAmong } from './posts.queries';

/** Marked as «Resuelve a menudo». */
const OFTEN = 3;
export const GONE = 'Cuenta borrada';

export type Written = { authorId: string | null; sampleAuthor: string | null };

export type Author = {
  name: string;
  username: string | null;
  avatar: string | null;
  isStaff: boolean;
  solvesOften: boolean;
};

/** The authors of some rows, in two queries. */
export async function authorsOf(db: Db, ids: readonly (string | null)[]): Promise<(row: Written) => Author> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const [accounts, members] = await Promise.all([
    publicAccounts(db, known),
    known.length > 0 ? selectMembers(db, known) : [],
  ]);
  const solutions = new Map(members.map((row) => [row.userId, row.solutions]));
  return ({ authorId, sampleAuthor }) => {
    const account = authorId ? accounts.get(authorId) : undefined;
    return {
      name: account?.username ?? sampleAuthor ?? GONE,
      username: account?.username ?? null,
      avatar: account?.avatar ?? null,
      isStaff: holds(account, 'may:moderate'),
      solvesOften: authorId !== null && (solutions.get(authorId) ?? 0) >= OFTEN,
    };
  };
}

/** Those of some people whose names everybody can read in the forum. */
export async function writersAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = ids.length > 0 ? await selectWritersAmong(db, ids) : [];
  return new Set(found.flatMap(({ authorId }) => authorId ?? []));
}

const OFFERED = 6;

/** Those who have written in the topic, the last ones first. */
export async function peopleToMention(db: Db, topicId: number, typed: string) {
  const writers = await selectWriters(db, topicId);
  const ids = [...new Set(writers.flatMap(({ authorId }) => authorId ?? []))];
  const accounts = await publicAccounts(db, ids);
  const beginning = fold(typed);
  return ids
    .flatMap((id) => accounts.get(id) ?? [])
    .filter(({ username }) => fold(username).startsWith(beginning))
    .slice(0, OFFERED)
    .map(({ username, avatar }) => ({ username, avatar }));
}
