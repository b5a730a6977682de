import { createHmac } from 'node:crypto';
import { isAtLeastTier, type SessionUser } from '@atalaya/core/auth/user';
import { HOUR_MS } from '@atalaya/core/platform/durations';
import { isHeard, judgeEntry, SHOWN_MESSAGES } from '@atalaya/core/voice-rooms/voice-rooms';
import type { Entered } from '@atalaya/core/voice-rooms/voice-rooms.contract';
import type { Env } from '../env';
import { requireNotBanned } from '../forum/moderation/bans';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { messagesShown } from './chat';
import { inRoom } from './in-room';
import * as members from './members.queries';
import { rosterOf } from './news';
import * as rooms from './rooms.queries';
import { sfuFor } from './sfu';
import { endStretches } from './study';

type Joined = Entered | { outcome: 'waiting'; place: number };

/** Enters with a new epoch, or waits. Entering again replaces the earlier entry of the same user. */
export async function joinRoom(kit: Kit, user: SessionUser, roomId: string): Promise<Joined> {
  const now = kit.clock.now();
  const row = await inRoom(kit, roomId, async (tx, room) => {
    const may = await judge(tx, room, user, now);
    const own = await members.selectMember(tx, roomId, user.id);
    const isSame = own?.state === 'in' && isHeard(own, now);
    const saved = await members.upsertMember(tx, {
      id: own?.id ?? newId(now),
      roomId,
      userId: user.id,
      state: may === 'enter' ? 'in' : 'waiting',
      epoch: (own?.epoch ?? 0) + 1,
      isMuted: isSame ? own.isMuted : true,
      isSilenced: own?.isSilenced ?? false,
      handAt: isSame ? own.handAt : null,
      joinedAt: isSame ? own.joinedAt : now,
      seenAt: now,
      waitingSince: may === 'enter' ? null : (own?.waitingSince ?? now),
    });
    if (!saved) throw new AppError('voice-rooms.removed');
    return saved;
  });
  if (row.state === 'waiting') return { outcome: 'waiting', place: await placeOf(kit, row) };
  return entered(kit, row);
}

async function judge(db: Db, room: rooms.RoomRow, user: SessionUser, now: Date): Promise<'enter' | 'wait'> {
  // A private room is a lesson or an interview that the user has booked.
  if (room.kind === 'open') await requireNotBanned(db, user.id, now);
  const all = await members.selectMembers(db, room.id);
  const own = await members.selectMember(db, room.id, user.id);
  const here = all.filter((row) => row.userId !== user.id && isHeard(row, now));
  const since = own?.state === 'waiting' ? (own.waitingSince ?? now) : now;
  const entry = judgeEntry(
    {
      room,
      isAllowed: room.kind === 'open' || (await rooms.isGuest(db, room.id, user.id)),
      isHost: room.hostId === user.id,
      hasPlan: isAtLeastTier(user.tier, 'plus'),
      own: own?.state ?? null,
      others: here.filter(({ state }) => state === 'in').length,
      waitingBefore: here.filter(
        ({ state, waitingSince }) => state === 'waiting' && (waitingSince ?? now) < since,
      ).length,
    },
    now,
  );
  if (entry.may !== 'not') return entry.may;
  if (entry.why === 'tier') throw new AppError('request.tier', { needed: 'plus' });
  throw new AppError(`voice-rooms.${entry.why}`);
}

async function entered(kit: Kit, row: members.MemberRow): Promise<Entered> {
  const now = kit.clock.now();
  const { id, roomId, epoch, isSilenced } = row;
  const room = await rooms.selectRoom(kit.db, roomId);
  if (!room) throw new AppError('voice-rooms.no-such-room');
  const { roster } = await rosterOf(kit.db, room, await members.selectMembers(kit.db, roomId), now);
  const name = roster.members.find((one) => one.id === id)?.name ?? '';
  const sfu = sfuFor(kit, room);
  return {
    outcome: 'in',
    memberId: id,
    epoch,
    isSilenced,
    roster,
    transport: room.transport,
    messages: await messagesShown(kit.db, roomId, SHOWN_MESSAGES),
    iceServers: iceServersFor(kit.env, id, now),
    sfu: sfu && (await sfu.ticketFor(roomId, { id, name, isSilenced })),
  };
}

/** From 1; 0 with a seat. */
export async function placeOf({ db, clock }: Kit, row: members.MemberRow): Promise<number> {
  if (row.state !== 'waiting') return 0;
  const all = await members.selectMembers(db, row.roomId);
  const since = row.waitingSince?.getTime() ?? 0;
  const before = all.filter(
    (one) =>
      one.state === 'waiting' &&
      one.id !== row.id &&
      isHeard(one, clock.now()) &&
      (one.waitingSince?.getTime() ?? 0) < since,
  );
  return before.length + 1;
}

/** A page that closes late must not end an entry that was made since. */
export async function leaveRoom(kit: Kit, userId: string, roomId: string, epoch: number | undefined) {
  const known = await members.selectMember(kit.db, roomId, userId);
  if (!known || (epoch !== undefined && known.epoch !== epoch)) return;
  if (known.state !== 'in' && known.state !== 'waiting') return;
  const room = await inRoom(kit, roomId, async (tx, room) => {
    const own = await members.selectMember(tx, roomId, userId);
    if (!own || (own.state !== 'in' && own.state !== 'waiting')) return room;
    await endStretches(tx, [{ ...own, seenAt: kit.clock.now() }], kit.clock.now());
    await members.updateMembers(tx, [own.id], { state: 'out', waitingSince: null, handAt: null });
    return room;
  });
  await sfuFor(kit, room)?.remove(roomId, known.id);
}

export async function freshIceServers({ db, clock, env }: Kit, userId: string, roomId: string) {
  const own = await members.selectMember(db, roomId, userId);
  if (own?.state !== 'in') throw new AppError('voice-rooms.not-in-room');
  return { iceServers: iceServersFor(env, own.id, clock.now()) };
}

type IceServer = { urls: string[]; username?: string; credential?: string };

/** coturn's `use-auth-secret`: the user name is the end of its validity, the password its signature. */
function iceServersFor(env: Env, memberId: string, now: Date): IceServer[] {
  const stun = env.STUN_URLS.length > 0 ? [{ urls: env.STUN_URLS }] : [];
  if (!env.TURN_SECRET) return stun;
  const username = `${Math.floor((now.getTime() + HOUR_MS) / 1_000)}:${memberId}`;
  const credential = createHmac('sha1', env.TURN_SECRET).update(username).digest('base64');
  return [...stun, { urls: env.TURN_URLS, username, credential }];
}
