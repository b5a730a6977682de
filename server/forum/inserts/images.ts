import { holds } from '@atalaya/core/auth/roles';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { type ImageJudge, keepImage, placeImages, releaseImages } from '../../uploads/uploads';
import { selectPost } from '../posts.queries';
import { limitsOf, type Writer } from '../standing';
import { selectTopic } from '../topics.queries';

export const FORUM_IMAGES = 'forum';

export async function addForumImage(kit: Kit, writer: Writer, bytes: Buffer) {
  const { images } = await limitsOf(kit.db, writer, kit.clock.now());
  if (images === 0) throw new AppError('forum.no-images-yet');
  return keepImage(kit, writer.id, bytes);
}

/** In the transaction of the post. */
export const placePostImages = (tx: Db, userId: string, postId: string, names: readonly string[]) =>
  placeImages(tx, userId, names, { place: FORUM_IMAGES, placeId: postId });

export const releasePostImages = (tx: Db, postIds: readonly string[]) =>
  releaseImages(tx, FORUM_IMAGES, postIds);

/** Everyone sees the images of a post that everyone sees; moderators also those of a removed one. */
export const judgeForumImage: ImageJudge = async ({ db }, postId, identity) => {
  const post = await selectPost(db, postId);
  if (post && post.removal === null && (await selectTopic(db, post.topicId))) return 'everyone';
  return holds(identity?.user, 'may:moderate') ? 'reader' : 'nobody';
};
