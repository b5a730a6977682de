import { isAtLeastTier, type Tier } from '@atalaya/core/auth/user';
import { type Board, boardOf } from '@atalaya/core/patrols/board';
import { bandOf, type Cheer, cheers } from '@atalaya/core/patrols/patrols';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { mondayOf } from '@atalaya/core/review/days';
import { accountNames, publicAccounts } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { keysetPage } from '../platform/keyset';
import type { Kit } from '../platform/kit';
import { studyDaysOf } from '../review/history';
import { cheersOn } from './chat.queries';
import * as rows from './patrols.queries';

const WEEKS_SHOWN = 8;

export const roomOf = (patrolId: string): string => `patrol:${patrolId}`;

/** The user's patrol, or the error that says that there is none. */
export async function ownPatrol(db: Db, userId: string) {
  const own = await rows.selectOwn(db, userId);
  if (!own) throw new AppError('patrols.not-in-one');
  return own;
}

/** Name and picture by id, as members see each other. */
export async function peopleOf(db: Db, ids: readonly string[]) {
  const [names, pictures] = await Promise.all([accountNames(db, ids), publicAccounts(db, ids)]);
  return (id: string) => ({
    id,
    name: names.get(id)?.name ?? '',
    avatar: pictures.get(id)?.avatar ?? null,
  });
}

/** Study of before a member joined does not count, so that nobody brings a week along from another patrol. */
export async function boardFor(
  db: Db,
  { unit, goal }: Pick<rows.PatrolRow, 'unit' | 'goal'>,
  members: readonly rows.MemberRow[],
  today: string,
): Promise<Board> {
  const userIds = members.map(({ userId }) => userId);
  const joined = new Map(members.map(({ userId, joinedAt }) => [userId, dayInSpain(joinedAt)]));
  const study = await studyDaysOf(db, userIds, mondayOf(today), today);
  return boardOf({
    unit,
    goal,
    today,
    userIds,
    study: study.filter(({ userId, day }) => day >= (joined.get(userId) ?? day)),
  });
}

export async function readPatrol({ db, clock }: Kit, { id: userId, tier }: { id: string; tier: Tier }) {
  const own = await rows.selectOwn(db, userId);
  const isLocked = !isAtLeastTier(tier, 'basico');
  if (!own || isLocked) return { isLocked, name: own?.patrol.name ?? null, patrol: null };
  const { patrol, member } = own;
  const now = clock.now();
  const today = dayInSpain(now);
  const members = await rows.selectMembers(db, patrol.id);
  const [board, personOf, given, weeks] = await Promise.all([
    boardFor(db, patrol, members, today),
    peopleOf(
      db,
      members.map((one) => one.userId),
    ),
    cheersOn(db, patrol.id, today),
    rows.selectWeeks(db, patrol.id, userId, WEEKS_SHOWN),
  ]);
  const held = new Map(members.map((one) => [one.userId, one]));
  return {
    isLocked,
    name: patrol.name,
    patrol: {
      ...patrol,
      isArchived: patrol.archivedAt !== null,
      role: member.role,
      sharesPlan: member.sharesPlan,
      invitation: invitationOf(patrol, now),
      today,
      board: {
        ...board,
        members: board.rows.map((row) => ({
          ...row,
          ...personOf(row.userId),
          role: held.get(row.userId)?.role ?? 'member',
          status: held.get(row.userId)?.status ?? '',
          isMe: row.userId === userId,
          cheeredToday: given.some(({ fromId, toId }) => fromId === userId && toId === row.userId),
        })),
      },
      cheers: given
        .filter(({ toId }) => toId === userId)
        .map(({ fromId, text }) => ({ from: personOf(fromId).name, text: cheerText(text) })),
      weeks,
    },
  };
}

const isCheer = (text: string): text is Cheer => text in cheers;
export const cheerText = (text: string): string => (isCheer(text) ? cheers[text] : '');

export function invitationOf({ inviteCode, inviteExpiresAt }: rows.PatrolRow, now: Date) {
  if (!inviteCode || !inviteExpiresAt) return null;
  return {
    code: inviteCode,
    expiresAt: inviteExpiresAt,
    isExpired: inviteExpiresAt <= now,
  };
}

export async function openPatrols({ db }: Kit, query: { after?: string | undefined; limit: number }) {
  const { items, next } = keysetPage(await rows.selectOpen(db, query), query.limit, ({ id }) => id);
  const counts = await rows.selectWeekCounts(
    db,
    items.map(({ id }) => id),
  );
  return {
    next,
    items: items.map((row) => {
      const count = counts.find(({ patrolId }) => patrolId === row.id);
      return { ...row, band: bandOf(count?.weeks ?? 0, count?.met ?? 0) };
    }),
  };
}
