import { shownComments } from '../../comments/comments';
import type { Kit } from '../../platform/kit';
import { mustBeReadable } from '../../review/answered-question';
import { sharesOf } from '../../review/shares/choice-shares';
import { keepMarks } from '../answers.queries';
import { deleteNote, selectOwn, upsertNote } from './own-question.queries';
import { openQuestion } from './question-comments';

type User = Parameters<typeof openQuestion>[1];

export async function ownQuestion(kit: Kit, user: User, id: string) {
  const [{ marked, note }, open] = await Promise.all([
    selectOwn(kit.db, user.id, id),
    openQuestion(kit, user, id),
  ]);
  if (!open) return { marked, note, others: null, comments: null };
  const [others, comments] = await Promise.all([
    sharesOf(kit.db, open),
    shownComments(kit, { questionId: id }),
  ]);
  return { marked, note, others, comments };
}

export async function markOwn(kit: Kit, user: User, id: string, marked: boolean) {
  await mustBeReadable(kit, user, id);
  await keepMarks(kit.db, user.id, [{ questionId: id, marked }], kit.clock.now());
  return { marked };
}

export async function noteOwn(kit: Kit, user: User, id: string, note: string) {
  await mustBeReadable(kit, user, id);
  if (note === '') await deleteNote(kit.db, user.id, id);
  else await upsertNote(kit.db, { userId: user.id, questionId: id, text: note, updatedAt: kit.clock.now() });
  return { note };
}
