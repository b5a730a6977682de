import type { SessionUser } from '@atalaya/core/auth/user';
import { addComment, commentsOf } from '../../comments/comments';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import { answeredQuestion } from '../../review/answered-question';
import { selectOwn } from './own-question.queries';

/** Comments may give the answer away: not before the user has answered, nor while an exam asks the question. */
export async function openQuestion({ db }: Kit, userId: string, id: string) {
  const { isInExam } = await selectOwn(db, userId, id);
  return isInExam ? undefined : answeredQuestion(db, userId, id);
}

async function mustBeOpen(kit: Kit, userId: string, id: string) {
  const question = await openQuestion(kit, userId, id);
  if (!question) throw new AppError('request.not-found');
  return question;
}

export async function questionComments(
  kit: Kit,
  userId: string,
  id: string,
  paging: { page: number; pageSize: number },
) {
  await mustBeOpen(kit, userId, id);
  return commentsOf(kit, { questionId: id }, userId, paging);
}

export async function commentQuestion(
  kit: Kit,
  user: Pick<SessionUser, 'id' | 'isAdmin' | 'roles'>,
  id: string,
  written: { body: string; parentId?: string | null | undefined },
) {
  const { stem } = await mustBeOpen(kit, user.id, id);
  return addComment(kit, user, { questionId: id, name: stem }, written);
}
