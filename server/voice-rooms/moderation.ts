import type { Held } from '@atalaya/core/auth/roles';
import { mayModerate } from '@atalaya/core/voice-rooms/voice-rooms';
import { audit } from '../admin/audit';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { inRoom } from './in-room';
import * as members from './members.queries';
import { sendNews } from './news';
import type { RoomRow } from './rooms.queries';
import { sfuFor } from './sfu';
import { endStretches } from './study';

type Actor = { id: string } & Held;
type Target = { id: string; memberId: string };

async function requireTarget(db: Db, actor: Actor, room: RoomRow, memberId: string) {
  const target = await members.selectMemberById(db, room.id, memberId);
  if (!target || (target.state !== 'in' && target.state !== 'waiting'))
    throw new AppError('voice-rooms.no-such-member');
  if (!mayModerate(actor, room.hostId, target.userId)) throw new AppError('voice-rooms.not-host');
  return target;
}

/** The host needs no record; what the staff does in the rooms of others is audited. */
async function noteStaff(kit: Kit, db: Db, actor: Actor, room: RoomRow, action: 'silenced' | 'removed') {
  if (actor.id === room.hostId) return;
  await audit(db, {
    at: kit.clock.now(),
    actorId: actor.id,
    action: `voice-room.member-${action}`,
    subject: 'voice-room',
    subjectId: room.id,
    subjectName: room.topic,
  });
}

/** In a mesh the pages of the others stop playing the member; through LiveKit the server stops it. */
export async function silenceMember(kit: Kit, actor: Actor, { id, memberId }: Target, isSilenced: boolean) {
  const room = await inRoom(kit, id, async (tx, room) => {
    const target = await requireTarget(tx, actor, room, memberId);
    await members.updateMembers(tx, [target.id], {
      isSilenced,
      ...(isSilenced ? { isMuted: true } : { handAt: null }),
    });
    if (isSilenced) await noteStaff(kit, tx, actor, room, 'silenced');
    return room;
  });
  await sfuFor(kit, room)?.silence(id, memberId, isSilenced);
}

export async function lowerHand(kit: Kit, actor: Actor, { id, memberId }: Target): Promise<void> {
  await inRoom(kit, id, async (tx, room) => {
    const target = await requireTarget(tx, actor, room, memberId);
    await members.updateMembers(tx, [target.id], { handAt: null });
  });
}

/** The row stays as `removed` for as long as the room exists: whoever has it cannot come back. */
export async function removeMember(kit: Kit, actor: Actor, { id, memberId }: Target): Promise<void> {
  const { room, userId } = await inRoom(kit, id, async (tx, room) => {
    const target = await requireTarget(tx, actor, room, memberId);
    await endStretches(tx, [{ ...target, seenAt: kit.clock.now() }], kit.clock.now());
    await members.updateMembers(tx, [target.id], { state: 'removed', waitingSince: null, handAt: null });
    await noteStaff(kit, tx, actor, room, 'removed');
    return { room, userId: target.userId };
  });
  await sfuFor(kit, room)?.remove(id, memberId);
  sendNews(kit, [userId], { type: 'removed', roomId: id });
}
