import { bannedAmong } from '../forum/moderation/bans';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { leaveRoom } from './members';
import { type MemberRow, selectOpenPlaces } from './members.queries';
import { sendNews } from './news';

/** The row says `out` and not `removed`: whoever may come back to the community may come back to the room. */
async function putOut(kit: Kit, { userId, roomId }: MemberRow): Promise<void> {
  await leaveRoom(kit, userId, roomId, undefined).catch((error) => {
    // Closed meanwhile.
    if (!(error instanceof AppError)) throw error;
  });
  sendNews(kit, [userId], { type: 'banned', roomId });
}

/** Ends the calls in open rooms. A private room is a lesson or an interview that was booked: it goes on. */
export async function endCallsOf(kit: Kit, userId: string): Promise<void> {
  for (const place of await selectOpenPlaces(kit.db, userId)) await putOut(kit, place);
}

/**
 * By the job: somebody may have entered in the moment of the ban, or the node may have died after it. Returns the users
 * who had to leave.
 */
export async function putOutBanned(kit: Kit, inside: readonly MemberRow[]): Promise<ReadonlySet<string>> {
  const banned = await bannedAmong(
    kit.db,
    inside.map(({ userId }) => userId),
    kit.clock.now(),
  );
  for (const place of inside) if (banned.has(place.userId)) await putOut(kit, place);
  return banned;
}
