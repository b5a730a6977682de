import { shownComments } from '../../comments/comments';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import { sharesOf } from '../../review/shares/choice-shares';
import { currentTexts } from '../../syllabus/question-bank';
import { keepMarks } from '../answers.queries';
import { deleteNote, selectOwn, upsertNote } from './own-question.queries';
import { openQuestion } from './question-comments';

export async function ownQuestion(kit: Kit, userId: string, id: string) {
  const [{ marked, note }, open] = await Promise.all([
    selectOwn(kit.db, userId, id),
    openQuestion(kit, userId, id),
  ]);
  if (!open) return { marked, note, others: null, comments: null };
  const [others, comments] = await Promise.all([
    sharesOf(kit.db, open),
    shownComments(kit, { questionId: id }),
  ]);
  return { marked, note, others, comments };
}

async function mustExist(kit: Kit, id: string): Promise<void> {
  if ((await currentTexts(kit.db, [id])).length === 0) throw new AppError('request.not-found');
}

export async function markOwn(kit: Kit, userId: string, id: string, marked: boolean) {
  await mustExist(kit, id);
  await keepMarks(kit.db, userId, [{ questionId: id, marked }], kit.clock.now());
  return { marked };
}

export async function noteOwn(kit: Kit, userId: string, id: string, note: string) {
  await mustExist(kit, id);
  if (note === '') await deleteNote(kit.db, userId, id);
  else await upsertNote(kit.db, { userId, questionId: id, text: note, updatedAt: kit.clock.now() });
  return { note };
}
