import type { SessionUser, Tier } from '@atalaya/core/auth/user';
import { addComment, commentsOf } from '../../comments/comments';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import { answeredQuestion } from '../../review/answered-question';
import { selectOwn } from './own-question.queries';

type Reader = { id: string; tier: Tier };

/** Comments may give the answer away: not before the user has answered, nor while an exam asks the question. */
export async function openQuestion(kit: Kit, user: Reader, id: string) {
  const { isInExam } = await selectOwn(kit.db, user.id, id);
  return isInExam ? undefined : answeredQuestion(kit, user, id);
}

async function mustBeOpen(kit: Kit, user: Reader, id: string) {
  const question = await openQuestion(kit, user, id);
  if (!question) throw new AppError('request.not-found');
  return question;
}

export async function questionComments(
  kit: Kit,
  user: Reader,
  id: string,
  paging: { page: number; pageSize: number },
) {
  await mustBeOpen(kit, user, id);
  return commentsOf(kit, { questionId: id }, user.id, paging);
}

export async function commentQuestion(
  kit: Kit,
  user: Pick<SessionUser, 'id' | 'tier' | 'isAdmin' | 'roles'>,
  id: string,
  written: { body: string; parentId?: string | null | undefined },
) {
  const { stem } = await mustBeOpen(kit, user, id);
  return addComment(kit, user, { questionId: id, name: stem }, written);
}
