import { randomBytes } from 'node:crypto';
import { isAtLeastTier, type Tier } from '@atalaya/core/auth/user';
import {
  codeFrom,
  INVITATION_DAYS,
  MAX_MEMBERS,
  type Role,
  readCode,
  type Unit,
} from '@atalaya/core/patrols/patrols';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { mondayOf } from '@atalaya/core/review/days';
import { requireNotBanned } from '../forum/moderation/bans';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { invitationOf, ownPatrol, roomOf } from './patrols';
import * as rows from './patrols.queries';

type Settings = { name: string; isOpen: boolean; unit: Unit; goal: number };

const newInvitation = (now: Date) => ({
  inviteCode: codeFrom([...randomBytes(16)]),
  inviteExpiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
});

export async function createPatrol({ db, clock }: Kit, userId: string, settings: Settings) {
  const now = clock.now();
  await requireNotBanned(db, userId, now);
  const id = newId(now);
  await db.transaction(async (tx) => {
    await rows.insertPatrol(tx, {
      id,
      ...settings,
      members: 1,
      weekFrom: mondayOf(dayInSpain(now)),
      createdAt: now,
      ...newInvitation(now),
    });
    const member = { userId, patrolId: id, role: 'captain' as const, joinedAt: now };
    if (!(await rows.insertMember(tx, member))) throw new AppError('patrols.already-in-one');
  });
  return { id };
}

async function enter(kit: Kit, userId: string, id: string, isAllowed: (patrol: rows.PatrolRow) => boolean) {
  await requireNotBanned(kit.db, userId, kit.clock.now());
  await kit.db.transaction(async (tx) => {
    const patrol = await rows.lockPatrol(tx, id);
    if (!patrol || patrol.archivedAt || !isAllowed(patrol)) throw new AppError('patrols.no-such-patrol');
    if (patrol.members >= MAX_MEMBERS) throw new AppError('patrols.full');
    const member = { userId, patrolId: id, role: 'member' as const, joinedAt: kit.clock.now() };
    if (!(await rows.insertMember(tx, member))) throw new AppError('patrols.already-in-one');
    await rows.updatePatrol(tx, id, { members: patrol.members + 1 });
  });
  kit.realtime.toRoom(roomOf(id));
  return { id };
}

export const joinOpen = (kit: Kit, userId: string, id: string) =>
  enter(kit, userId, id, ({ isOpen }) => isOpen);

async function invited({ db, clock }: Kit, typed: string): Promise<rows.PatrolRow> {
  const patrol = await rows.selectByCode(db, readCode(typed));
  if (!patrol) throw new AppError('patrols.no-such-invitation');
  if (invitationOf(patrol, clock.now())?.isExpired) throw new AppError('patrols.invitation-expired');
  return patrol;
}

export async function readInvitation(kit: Kit, typed: string) {
  const patrol = await invited(kit, typed);
  return { ...patrol, isFull: patrol.members >= MAX_MEMBERS };
}

/** The code is compared again under the lock: it may have been renewed. */
export async function acceptInvitation(kit: Kit, userId: string, typed: string) {
  const { id, inviteCode } = await invited(kit, typed);
  return enter(kit, userId, id, (patrol) => patrol.inviteCode === inviteCode);
}

/** Locks the user's patrol for a change that only captains may make. */
async function lockAsCaptain(db: Db, userId: string): Promise<rows.PatrolRow> {
  const { patrol } = await ownPatrol(db, userId);
  const locked = await rows.lockPatrol(db, patrol.id);
  const own = await rows.selectOwn(db, userId);
  if (!locked || own?.patrol.id !== locked.id) throw new AppError('patrols.not-in-one');
  if (own.member.role !== 'captain') throw new AppError('patrols.captains-only');
  return locked;
}

/** One transaction; then the open pages of the members are told. */
async function changeAsCaptain<T>(
  kit: Kit,
  userId: string,
  change: (tx: Db, patrol: rows.PatrolRow) => Promise<T>,
): Promise<T> {
  const { id, result } = await kit.db.transaction(async (tx) => {
    const patrol = await lockAsCaptain(tx, userId);
    return { id: patrol.id, result: await change(tx, patrol) };
  });
  kit.realtime.toRoom(roomOf(id));
  return result;
}

export const changePatrol = (kit: Kit, userId: string, settings: Settings) =>
  changeAsCaptain(kit, userId, (tx, { id }) => rows.updatePatrol(tx, id, settings));

export const renewInvitation = (kit: Kit, userId: string) =>
  changeAsCaptain(kit, userId, async (tx, { id }) => {
    const { inviteCode, inviteExpiresAt } = newInvitation(kit.clock.now());
    await rows.updatePatrol(tx, id, { inviteCode, inviteExpiresAt });
    return { code: inviteCode, expiresAt: inviteExpiresAt };
  });

const otherCaptains = (members: readonly rows.MemberRow[], userId: string) =>
  members.filter((one) => one.role === 'captain' && one.userId !== userId);

export const setRole = (kit: Kit, actorId: string, userId: string, role: Role) =>
  changeAsCaptain(kit, actorId, async (tx, { id }) => {
    const members = await rows.selectMembers(tx, id);
    if (!members.some((one) => one.userId === userId)) throw new AppError('patrols.no-such-member');
    if (role === 'member' && otherCaptains(members, userId).length === 0)
      throw new AppError('patrols.hand-over-first');
    await rows.updateMember(tx, id, userId, { role });
  });

export const removeMember = (kit: Kit, actorId: string, userId: string) =>
  changeAsCaptain(kit, actorId, async (tx, patrol) => {
    const members = await rows.selectMembers(tx, patrol.id);
    if (userId === actorId || !members.some((one) => one.userId === userId))
      throw new AppError('patrols.no-such-member');
    await takeOut(tx, patrol, members, userId);
  });

async function takeOut(tx: Db, patrol: rows.PatrolRow, members: readonly rows.MemberRow[], userId: string) {
  if (members.length <= 1) return rows.deletePatrol(tx, patrol.id);
  await rows.deleteMember(tx, patrol.id, userId);
  await rows.updatePatrol(tx, patrol.id, { members: members.length - 1 });
}

/** The last captain names a successor. Whoever has no plan any more cannot see the members: the eldest follows. */
export async function leavePatrol(
  kit: Kit,
  { id: userId, tier }: { id: string; tier: Tier },
  named: string | null,
): Promise<void> {
  const left = await kit.db.transaction(async (tx) => {
    const { patrol } = await ownPatrol(tx, userId);
    const locked = await rows.lockPatrol(tx, patrol.id);
    const members = locked ? await rows.selectMembers(tx, locked.id) : [];
    const me = members.find((one) => one.userId === userId);
    if (!locked || !me) throw new AppError('patrols.not-in-one');
    const others = members.filter((one) => one !== me);
    if (me.role === 'captain' && others.length > 0 && otherCaptains(others, userId).length === 0) {
      const eldest = isAtLeastTier(tier, 'basico') ? null : (others[0]?.userId ?? null);
      const successorId = named ?? eldest;
      if (successorId === null) throw new AppError('patrols.hand-over-first');
      if (!others.some((one) => one.userId === successorId)) throw new AppError('patrols.no-such-member');
      await rows.updateMember(tx, locked.id, successorId, { role: 'captain' });
    }
    await takeOut(tx, locked, members, userId);
    return locked.id;
  });
  kit.realtime.toRoom(roomOf(left));
}

/** With the account goes the membership; whoever has been there longest becomes captain. Runs in the deletion's transaction. */
export async function leaveWithAccount(tx: Db, userId: string): Promise<void> {
  const own = await rows.selectOwn(tx, userId);
  const locked = own && (await rows.lockPatrol(tx, own.patrol.id));
  if (!locked) return;
  const members = await rows.selectMembers(tx, locked.id);
  const [eldest] = members.filter((one) => one.userId !== userId);
  if (eldest && own.member.role === 'captain' && otherCaptains(members, userId).length === 0)
    await rows.updateMember(tx, locked.id, eldest.userId, { role: 'captain' });
  await takeOut(tx, locked, members, userId);
}

export async function saveMembership(
  kit: Kit,
  userId: string,
  changes: { status: string; sharesPlan: boolean },
): Promise<void> {
  const { patrol } = await ownPatrol(kit.db, userId);
  await rows.updateMember(kit.db, patrol.id, userId, changes);
  kit.realtime.toRoom(roomOf(patrol.id));
}

export async function revivePatrol(kit: Kit, userId: string): Promise<void> {
  const { patrol } = await ownPatrol(kit.db, userId);
  const weekFrom = mondayOf(dayInSpain(kit.clock.now()));
  if (patrol.archivedAt)
    await rows.updatePatrol(kit.db, patrol.id, { archivedAt: null, idleWeeks: 0, weekFrom });
  kit.realtime.toRoom(roomOf(patrol.id));
}
