import { holds } from '@atalaya/core/auth/roles';
import { maySendImages } from '@atalaya/core/messages/messages';
import { levelOf } from '../forum/standing';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { type ImageJudge, keepImage, placeImages, releaseImages } from '../uploads/uploads';
import { selectSight } from './messages.queries';
import type { Writer } from './people';

export const MESSAGE_IMAGES = 'messages';

export async function requireImages({ db, clock }: Kit, writer: Writer): Promise<void> {
  if (!holds(writer, 'may:moderate') && !maySendImages(await levelOf(db, writer.id, clock.now())))
    throw new AppError('messages.text-only');
}

export async function addMessageImage(kit: Kit, writer: Writer, bytes: Buffer) {
  await requireImages(kit, writer);
  return keepImage(kit, writer.id, bytes);
}

export const placeMessageImage = (tx: Db, userId: string, messageId: string, name: string) =>
  placeImages(tx, userId, [name], { place: MESSAGE_IMAGES, placeId: messageId });

export const releaseMessageImages = (tx: Db, messageIds: readonly string[]) =>
  releaseImages(tx, MESSAGE_IMAGES, messageIds);

/** For the two people; moderators see what a report has brought along. */
export const judgeMessageImage: ImageJudge = async ({ db }, messageId, identity) => {
  if (!identity) return 'nobody';
  const found = await selectSight(db, messageId, identity.user.id);
  if (found?.isMember && found.removal === null) return 'reader';
  return found?.isAttached && holds(identity.user, 'may:moderate') ? 'reader' : 'nobody';
};
