import type { ChatMessage } from '@atalaya/core/voice-rooms/signals.contract';
import { isPresent, roomMessageAllowance } from '@atalaya/core/voice-rooms/voice-rooms';
import { publicAccounts } from '../auth/accounts';
import { spend } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import * as members from './members.queries';
import { sendNews } from './news';

export async function messagesShown(db: Db, roomId: string, limit: number): Promise<ChatMessage[]> {
  const rows = await members.selectMessages(db, roomId, limit);
  const accounts = await publicAccounts(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ id, memberId, userId, text, createdAt }) => ({
    id,
    memberId,
    text,
    name: accounts.get(userId)?.username ?? '',
    at: createdAt.toISOString(),
  }));
}

/** Only people in the room write and read. */
export async function writeMessage(
  kit: Kit,
  author: { id: string; username: string },
  roomId: string,
  text: string,
): Promise<ChatMessage> {
  const { db, clock } = kit;
  const now = clock.now();
  const all = (await members.selectMembers(db, roomId)).filter((row) => isPresent(row, now));
  const own = all.find(({ userId }) => userId === author.id);
  if (!own) throw new AppError('voice-rooms.not-in-room');
  const row = { id: newId(now), roomId, userId: author.id, memberId: own.id, text, createdAt: now };
  await db.transaction(async (tx) => {
    await spend(kit, tx, roomMessageAllowance, { subject: author.id });
    await members.insertMessage(tx, row);
  });
  const message = {
    id: row.id,
    memberId: own.id,
    text,
    name: author.username,
    at: now.toISOString(),
  };
  sendNews(
    kit,
    all.map(({ userId }) => userId),
    { type: 'chat', roomId, message },
  );
  return message;
}
