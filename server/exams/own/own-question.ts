import { shownComments } from '../../comments/comments';
import type { Kit } from '../../platform/kit';
import { mustBeReadable } from '../../review/answered-question';
import { sharesOf } from '../../review/shares/choice-shares';
import { keepFlags } from '../answers.queries';
import { deleteNote, selectOwn, upsertNote } from './own-question.queries';
import { openQuestion } from './question-comments';

type User = Parameters<typeof openQuestion>[1];

export async function ownQuestion(kit: Kit, user: User, id: string) {
  const [{ flagged, note }, open] = await Promise.all([
    selectOwn(kit.db, user.id, id),
    openQuestion(kit, user, id),
  ]);
  if (!open) return { flagged, note, others: null, comments: null };
  const [others, comments] = await Promise.all([
    sharesOf(kit.db, open),
    shownComments(kit, { questionId: id }),
  ]);
  return { flagged, note, others, comments };
}

export async function flagOwn(kit: Kit, user: User, id: string, flagged: boolean) {
  await mustBeReadable(kit, user, id);
  await keepFlags(kit.db, user.id, [{ questionId: id, flagged }], kit.clock.now());
  return { flagged };
}

export async function noteOwn(kit: Kit, user: User, id: string, note: string) {
  await mustBeReadable(kit, user, id);
  if (note === '') await deleteNote(kit.db, user.id, id);
  else await upsertNote(kit.db, { userId: user.id, questionId: id, text: note, updatedAt: kit.clock.now() });
  return { note };
}
