import { holds } from '@atalaya/core/auth/roles';
import { banFacts, isBanned, judgeConfirmation, lengthOf } from '@atalaya/core/forum/bans';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { accountNames, staffAccounts } from '../../auth/accounts';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { type BanRow, countActive, lockBan, selectBanned, selectBans, updateBan } from './bans.queries';
import type { Acts } from './case-kinds';

const GONE = 'Cuenta borrada';

/** Throws if the user is kept out of the community: forum, messages, patrols, open rooms and wall. */
export async function requireNotBanned(db: Db, userId: string, now: Date): Promise<void> {
  if ((await countActive(db, userId, now)) > 0) throw new AppError('forum.banned');
}

export const bannedAmong = selectBanned;

/** The ids of those who can decide a case now. */
export async function moderators(db: Db): Promise<string[]> {
  const staff = (await staffAccounts(db)).filter((account) => holds(account, 'may:moderate'));
  return staff
    .filter(({ suspendedAt, deletionRequestedAt }) => !suspendedAt && !deletionRequestedAt)
    .map(({ id }) => id);
}

const actorIn = async (db: Db, id: string) => ({
  id,
  hasColleagues: (await moderators(db)).some((other) => other !== id),
});

/** Confirming puts the ban in force; keeping the person rejects the proposal, or ends the ban after an appeal. */
export const banActs: Acts = {
  async hide({ clock }, tx, id, actorId) {
    const now = clock.now();
    const ban = await lockBan(tx, id);
    if (!ban) return undefined;
    if (ban.startsAt) return true;
    const may = judgeConfirmation(ban, await actorIn(tx, actorId), now);
    if (may !== 'yes') throw new AppError(`forum.${may}`);
    await updateBan(tx, id, {
      startsAt: now,
      endsAt: ban.days === null ? null : new Date(now.getTime() + ban.days * DAY_MS),
      isAlone: ban.proposedBy === actorId,
    });
    return false;
  },
  async show({ clock }, tx, id) {
    const ban = await lockBan(tx, id);
    if (!ban) return undefined;
    await updateBan(tx, id, { closedAt: ban.closedAt ?? clock.now() });
    return ban.startsAt !== null;
  },
};

/** What the person concerned reads beside the reasons. */
export async function factsOf(db: Db, banId: string) {
  const [ban] = await selectBans(db, [banId]);
  return ban ? { ...banFacts(ban), isAlone: ban.isAlone } : null;
}

/** By the id of the ban, as one moderator sees it. */
export async function bansShown(db: Db, ids: readonly string[], actorId: string, now: Date) {
  const bans = await selectBans(db, ids);
  if (bans.length === 0) return new Map<string, never>();
  const names = await accountNames(
    db,
    bans.map(({ proposedBy }) => proposedBy),
  );
  const actor = await actorIn(db, actorId);
  const shown = (ban: BanRow) => ({
    length: lengthOf(ban.days),
    proposedBy: names.get(ban.proposedBy)?.name ?? GONE,
    endsAt: ban.endsAt,
    isActive: isBanned(ban, now),
    confirmation: judgeConfirmation(ban, actor, now),
  });
  return new Map(bans.map((ban) => [ban.id, shown(ban)]));
}
