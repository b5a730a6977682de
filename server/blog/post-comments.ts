import type { Held } from '@atalaya/core/auth/roles';
import { addComment } from '../comments/comments';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { selectPublishedTitle } from './blog.queries';

export async function commentPost(
  kit: Kit,
  writer: { id: string } & Held,
  postId: number,
  written: { body: string; parentId?: string | null | undefined },
) {
  const name = await selectPublishedTitle(kit.db, postId, kit.clock.now());
  if (name === undefined) throw new AppError('request.not-found');
  return addComment(kit, writer, { postId, name }, written);
}
