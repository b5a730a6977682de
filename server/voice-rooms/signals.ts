import { type RoomMessage, roomMessage } from '@atalaya/core/voice-rooms/signals.contract';
import { DROP_MS, isHeard } from '@atalaya/core/voice-rooms/voice-rooms';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { fieldsOf } from '../platform/validation';
import { inRoom } from './in-room';
import { placeOf } from './members';
import * as members from './members.queries';
import { FEATURE, notifyRoom, rosterOf, sendNews } from './news';
import * as rooms from './rooms.queries';

const WINDOW_MS = 10_000;
/** Entering a full room takes about 20: an offer and a few batches of candidates for each of five. */
const MOST_IN_WINDOW = 50;

type Of<T extends RoomMessage['type']> = Extract<RoomMessage, { type: T }>;

/** What members' pages send over the socket. Membership is in the database, so any node can answer. */
export function subscribeToSignals(kit: Kit): void {
  const rates = new WeakMap<object, { count: number; since: number }>();
  kit.realtime.subscribe(FEATURE, async ({ user }, given, sender) => {
    const now = kit.clock.now().getTime();
    const rate = rates.get(sender);
    const current = rate && now - rate.since < WINDOW_MS ? rate : { count: 0, since: now };
    current.count += 1;
    rates.set(sender, current);
    if (current.count > MOST_IN_WINDOW) throw new AppError('voice-rooms.too-fast');
    const parsed = roomMessage.safeParse(given);
    if (!parsed.success) throw new AppError('request.invalid', { fields: fieldsOf(parsed.error) });
    const message = parsed.data;
    if (message.type === 'beat') return beat(kit, user.id, message);
    if (message.type === 'wait') return wait(kit, user.id, message.roomId);
    if (message.type === 'state') return changeState(kit, user.id, message);
    return relay(kit, user.id, message);
  });
}

const sinceOf = (now: Date): Date => new Date(now.getTime() - DROP_MS);

async function beat(kit: Kit, userId: string, { roomId, epoch }: Of<'beat'>) {
  const now = kit.clock.now();
  const own = await members.beatMember(kit.db, { roomId, userId, epoch, since: sinceOf(now), now });
  if (!own) throw await whyNot(kit, userId, roomId, epoch);
  const room = await rooms.selectRoom(kit.db, roomId);
  if (!room) throw new AppError('voice-rooms.no-such-room');
  const all = await members.selectMembers(kit.db, roomId);
  // The first page to notice a silent member says so to the others.
  if (all.some((row) => !isHeard(row, now))) await inRoom(kit, roomId, async () => {});
  return (await rosterOf(kit.db, room, all, now)).roster;
}

/** Those who wait say that they are still there, and take a seat that has become free without a word. */
async function wait(kit: Kit, userId: string, roomId: string) {
  const now = kit.clock.now();
  const own = await members.beatWaiting(kit.db, roomId, userId, now);
  if (!own) throw await whyNot(kit, userId, roomId, undefined);
  const all = await members.selectMembers(kit.db, roomId);
  if (all.some((row) => !isHeard(row, now))) await inRoom(kit, roomId, async () => {});
  const row = (await members.selectMember(kit.db, roomId, userId)) ?? own;
  return { place: await placeOf(kit, row) };
}

async function changeState(kit: Kit, userId: string, message: Of<'state'>) {
  const { roomId, epoch, isMuted, hasHand } = message;
  const now = kit.clock.now();
  const own = await members.selectMember(kit.db, roomId, userId);
  if (own?.isSilenced && isMuted === false) throw new AppError('voice-rooms.silenced');
  const changed = await members.beatMember(
    kit.db,
    { roomId, userId, epoch, since: sinceOf(now), now },
    {
      ...(isMuted === undefined ? {} : { isMuted }),
      ...(hasHand === undefined ? {} : { handAt: hasHand ? (own?.handAt ?? now) : null }),
    },
  );
  if (!changed) throw await whyNot(kit, userId, roomId, epoch);
  await rooms.updateRoom(kit.db, roomId, {});
  await notifyRoom(kit, roomId);
  return null;
}

/** Only between two people who are in that room, with the epochs they have now. */
async function relay(kit: Kit, userId: string, message: Of<'description'> | Of<'candidates'>) {
  const { roomId, epoch, to } = message;
  const { sender, receiver } = await members.selectEnds(kit.db, {
    roomId,
    from: { userId, epoch },
    to,
    since: sinceOf(kit.clock.now()),
  });
  if (!sender) throw await whyNot(kit, userId, roomId, epoch);
  if (!receiver) throw new AppError('voice-rooms.no-such-member');
  const from = { id: sender.id, epoch };
  sendNews(
    kit,
    [receiver.userId],
    message.type === 'description'
      ? { type: 'description', roomId, from, to, description: message.description }
      : { type: 'candidates', roomId, from, to, candidates: message.candidates },
  );
  return null;
}

/** The same refusal for a room that does not exist and for one that the user is not in. */
async function whyNot(kit: Kit, userId: string, roomId: string, epoch: number | undefined) {
  const own = await members.selectMember(kit.db, roomId, userId);
  if (own?.state === 'removed') return new AppError('voice-rooms.removed');
  if (own?.state === 'in' && epoch !== undefined && own.epoch !== epoch)
    return new AppError('voice-rooms.old-epoch');
  return new AppError('voice-rooms.not-in-room');
}
