import { holds } from '@atalaya/core/auth/roles';
import { isAtLeastTier, type SessionUser } from '@atalaya/core/auth/user';
import {
  DROP_MS,
  FARTHEST_MS,
  isPresent,
  MESH_SEATS,
  roomAllowance,
  roomStateAt,
  SFU_SEATS,
  transportFor,
} from '@atalaya/core/voice-rooms/voice-rooms';
import type { RoomPage, RoomView } from '@atalaya/core/voice-rooms/voice-rooms.contract';
import { publicAccounts } from '../auth/accounts';
import { requireNotBanned } from '../forum/moderation/bans';
import { requireRoom } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import { keysetPage } from '../platform/keyset';
import type { Kit } from '../platform/kit';
import * as members from './members.queries';
import { notifyRoom } from './news';
import { scheduleReminder } from './reminders';
import * as rooms from './rooms.queries';
import { hasSfu } from './sfu';

const PER_PAGE = 30;

export async function viewsOf(kit: Kit, user: SessionUser, list: readonly rooms.RoomRow[]) {
  const { db, clock } = kit;
  const now = clock.now();
  const [accounts, people, reminded] = await Promise.all([
    publicAccounts(
      db,
      list.map(({ hostId }) => hostId),
    ),
    rooms.countPeople(
      db,
      list.map(({ id }) => id),
      new Date(now.getTime() - DROP_MS),
    ),
    rooms.selectRemindersOf(db, user.id),
  ]);
  const counted = (roomId: string, state: 'in' | 'waiting') =>
    people.find((one) => one.roomId === roomId && one.state === state)?.people ?? 0;
  return list.map(
    (row): RoomView => ({
      id: row.id,
      topic: row.topic,
      kind: row.kind,
      seats: row.seats,
      host: accounts.get(row.hostId)?.username ?? '',
      isMine: row.hostId === user.id,
      state: roomStateAt(row, now),
      startsAt: row.startsAt.toISOString(),
      inside: counted(row.id, 'in'),
      waiting: counted(row.id, 'waiting'),
      isReminded: reminded.includes(row.id),
    }),
  );
}

async function viewOf(kit: Kit, user: SessionUser, row: rooms.RoomRow | undefined): Promise<RoomView> {
  const [view] = row ? await viewsOf(kit, user, [row]) : [];
  if (!view) throw new AppError('voice-rooms.no-such-room');
  return view;
}

/** `2026-11-17T20:30:00.000Z~id`. */
function readKey(after: string | undefined) {
  const [at = '', id = ''] = after?.split('~') ?? [];
  const startsAt = new Date(at);
  return after && !Number.isNaN(startsAt.getTime()) && /^[\da-f-]{36}$/.test(id)
    ? { startsAt, id }
    : undefined;
}

export async function listRooms(kit: Kit, user: SessionUser, after: string | undefined) {
  const found = await rooms.selectOpenRooms(kit.db, readKey(after), PER_PAGE + 1);
  const { items, next } = keysetPage(
    found,
    PER_PAGE,
    ({ startsAt, id }) => `${startsAt.toISOString()}~${id}`,
  );
  const mayOpen = isAtLeastTier(user.tier, 'elite')
    ? Math.max(0, roomAllowance.limit - (await rooms.countOwnOpen(kit.db, user.id)))
    : 0;
  return {
    items: await viewsOf(kit, user, items),
    next,
    mayOpen,
    largest: hasSfu(kit.env) ? SFU_SEATS : MESH_SEATS,
  };
}

function requireHour(startsAt: Date, now: Date): void {
  if (startsAt < now)
    throw new AppError('voice-rooms.past', { fields: { startsAt: 'Esa hora ya ha pasado.' } });
  if (startsAt.getTime() - now.getTime() > FARTHEST_MS)
    throw new AppError('voice-rooms.too-far', {
      fields: { startsAt: 'Como mucho con sesenta días de antelación.' },
    });
}

type Wanted = { topic: string; startsAt: string | null; seats: number };

export async function createRoom(kit: Kit, user: SessionUser, wanted: Wanted): Promise<RoomView> {
  const now = kit.clock.now();
  await requireNotBanned(kit.db, user.id, now);
  const startsAt = wanted.startsAt ? new Date(wanted.startsAt) : now;
  if (wanted.startsAt) requireHour(startsAt, now);
  const transport = transportFor(wanted.seats);
  if (transport === 'sfu' && !hasSfu(kit.env)) throw new AppError('voice-rooms.no-large-rooms');
  const row = await kit.db.transaction(async (tx) => {
    await requireRoom(kit, tx, roomAllowance, { subject: user.id }, () => rooms.countOwnOpen(tx, user.id));
    const saved = await insertRoom(tx, now, {
      kind: 'open',
      transport,
      seats: wanted.seats,
      topic: wanted.topic,
      hostId: user.id,
      startsAt,
    });
    if (wanted.startsAt) await scheduleReminder(kit, tx, saved);
    return saved;
  });
  return viewOf(kit, user, row);
}

type New = Pick<rooms.RoomRow, 'kind' | 'transport' | 'seats' | 'topic' | 'hostId' | 'startsAt'>;

async function insertRoom(db: Db, now: Date, row: New): Promise<rooms.RoomRow> {
  const saved = await rooms.insertRoom(db, { id: newId(now), ...row, createdAt: now, emptySince: now });
  if (!saved) throw new Error('the room was not inserted');
  return saved;
}

/** For other features, in their transaction: a call between these users, which nobody else can find. */
export async function createPrivateRoom(
  db: Db,
  now: Date,
  { hostId, userIds, topic, startsAt }: { hostId: string; userIds: string[]; topic: string; startsAt: Date },
): Promise<{ id: string }> {
  const row = await insertRoom(db, now, {
    kind: 'private',
    transport: 'mesh',
    seats: MESH_SEATS,
    topic,
    hostId,
    startsAt,
  });
  await rooms.insertGuests(db, row.id, [hostId, ...userIds]);
  return { id: row.id };
}

/** For other features: the hour of a private room changes with their call. */
export async function movePrivateRoom(db: Db, id: string, startsAt: Date): Promise<void> {
  await rooms.updateRoom(db, id, { startsAt });
}

/** A room that the user may see: open ones with the plan, private ones only for those named in it. */
async function visibleRoom(db: Db, user: SessionUser, id: string): Promise<rooms.RoomRow> {
  const row = await rooms.selectRoom(db, id);
  if (!row) throw new AppError('voice-rooms.no-such-room');
  if (row.hostId === user.id) return row;
  if (row.kind === 'private' && !(await rooms.isGuest(db, id, user.id)))
    throw new AppError('voice-rooms.no-such-room');
  if (row.kind === 'open' && !isAtLeastTier(user.tier, 'plus'))
    throw new AppError('request.tier', { needed: 'plus' });
  return row;
}

export async function readRoom(kit: Kit, user: SessionUser, id: string): Promise<RoomPage> {
  const { db, clock } = kit;
  const row = await visibleRoom(db, user, id);
  const [view, own, all] = await Promise.all([
    viewOf(kit, user, row),
    members.selectMember(db, id, user.id),
    members.selectMembers(db, id),
  ]);
  const inside = all.filter((one) => isPresent(one, clock.now()));
  const accounts = await publicAccounts(
    db,
    inside.map(({ userId }) => userId),
  );
  return {
    ...view,
    names: inside.flatMap(({ userId }) => accounts.get(userId)?.username ?? []),
    own: own?.state ?? null,
    mayModerate: view.isMine || holds(user, 'may:moderate'),
  };
}

export async function changeRoom(
  kit: Kit,
  user: SessionUser,
  id: string,
  changes: { topic?: string | undefined; startsAt?: string | undefined },
): Promise<RoomView> {
  const now = kit.clock.now();
  const startsAt = changes.startsAt ? new Date(changes.startsAt) : undefined;
  if (startsAt) requireHour(startsAt, now);
  const row = await kit.db.transaction(async (tx) => {
    const room = await rooms.lockRoom(tx, id);
    if (!room || room.hostId !== user.id) throw new AppError('voice-rooms.no-such-room');
    if (room.closedAt) throw new AppError('voice-rooms.closed');
    const saved = await rooms.updateRoom(tx, id, {
      ...(changes.topic ? { topic: changes.topic } : {}),
      ...(startsAt ? { startsAt } : {}),
    });
    if (saved && startsAt) await scheduleReminder(kit, tx, saved);
    return saved;
  });
  await notifyRoom(kit, id);
  return viewOf(kit, user, row);
}

export async function remind(kit: Kit, user: SessionUser, id: string): Promise<void> {
  const room = await visibleRoom(kit.db, user, id);
  if (room.closedAt) throw new AppError('voice-rooms.closed');
  await rooms.upsertReminder(kit.db, id, user.id);
}
