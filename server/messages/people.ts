import { type Held, holds } from '@atalaya/core/auth/roles';
import { SHORTEST_PERSON, type Standing, standingOf } from '@atalaya/core/messages/messages';
import { accountsByUsername, findAccount, publicAccounts, publicAccountsByBeginning } from '../auth/accounts';
import { blockedBy, blockedEitherWay, isBlockedEitherWay } from '../blocks/blocks';
import { writersAmong } from '../forum/people';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { settingsOf } from './settings';
import { selectThreadOf, type ThreadRow } from './threads.queries';

export type Writer = { id: string } & Held;
type Public = { username: string; avatar: string | null } & Held;

/** Without a name if the account is gone. */
export const toPersonView = (account: Public | undefined) => ({
  username: account?.username ?? null,
  avatar: account?.avatar ?? null,
  isStaff: holds(account, 'may:moderate'),
});

export async function peopleOf(db: Db, ids: readonly (string | null)[]) {
  const accounts = await publicAccounts(
    db,
    ids.filter((id) => id !== null),
  );
  return (id: string | null) => toPersonView(id ? accounts.get(id) : undefined);
}

/** What a user may write to another, and whether the user has blocked them. */
export async function relationOf(
  { clock }: Kit,
  db: Db,
  writer: Writer,
  otherId: string | null,
  thread: Pick<ThreadRow, 'state' | 'startedBy'> | undefined,
): Promise<{ standing: Standing; isBlocked: boolean }> {
  const account = otherId ? await findAccount(db, otherId, clock.now()) : undefined;
  if (!otherId || !account) return { standing: 'unavailable', isBlocked: false };
  const [isCut, blocked, settings] = await Promise.all([
    isBlockedEitherWay(db, writer.id, otherId),
    blockedBy(db, writer.id, [otherId]),
    settingsOf(db, [otherId]),
  ]);
  const standing = standingOf({
    state: thread?.state ?? null,
    isStarter: thread?.startedBy === writer.id,
    isStaff: holds(writer, 'may:moderate'),
    isCut: isCut || account.suspendedAt !== null || account.deletionRequestedAt !== null,
    takesRequests: settings(otherId).requests,
  });
  return { standing, isBlocked: blocked.size > 0 };
}

export async function idOfPerson(db: Db, userId: string, username: string): Promise<string> {
  const [found] = await accountsByUsername(db, [username.toLowerCase()]);
  if (!found) throw new AppError('messages.no-such-person');
  if (found.id === userId) throw new AppError('messages.self');
  return found.id;
}

export async function readPerson(kit: Kit, writer: Writer, username: string) {
  const { db } = kit;
  const otherId = await idOfPerson(db, writer.id, username);
  const thread = await selectThreadOf(db, writer.id, otherId);
  const person = (await peopleOf(db, [otherId]))(otherId);
  return {
    person,
    ...(await relationOf(kit, db, writer, otherId, thread)),
    threadId: thread?.id ?? null,
  };
}

const OFFERED = 6;
const LOOKED_AT = 60;

/** Whoever has not written in the forum is only found by the whole name. */
export async function findPeople({ db }: Kit, userId: string, typed: string) {
  const beginning = typed.trim().replace(/^@/, '').toLowerCase();
  if (beginning.length < SHORTEST_PERSON) return [];
  const found = await publicAccountsByBeginning(db, beginning, LOOKED_AT);
  const ids = found.map(({ id }) => id);
  const [writers, blocked] = await Promise.all([writersAmong(db, ids), blockedEitherWay(db, userId, ids)]);
  return found
    .filter(({ id, username }) => id !== userId && (writers.has(id) || username.toLowerCase() === beginning))
    .filter(({ id }) => !blocked.has(id))
    .slice(0, OFFERED)
    .map(toPersonView);
}
