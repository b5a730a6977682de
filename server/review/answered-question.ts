import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { currentTexts } from '../syllabus/question-bank';
import { reviewerOf } from './due';
import { readableOf } from './open-items';
import { selectItems } from './review.queries';

type User = Parameters<typeof reviewerOf>[1];

/** The current texts of the questions that the user may read, with their keys in the review. */
export async function readableQuestions(kit: Kit, user: User, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const texts = await currentTexts(kit.db, [...new Set(ids)]);
  const items = texts.map((text) => ({
    ...text,
    kind: text.options ? ('question' as const) : ('true-false' as const),
    itemId: text.id,
  }));
  return readableOf(kit, await reviewerOf(kit, user), items);
}

export async function mustBeReadable(kit: Kit, user: User, id: string): Promise<void> {
  if ((await readableQuestions(kit, user, [id])).length === 0) throw new AppError('request.not-found');
}

/** The current text of a question that the user has met; undefined for others, so that nobody can read the bank by ids. */
export async function answeredQuestion(kit: Kit, user: User, id: string) {
  const [question] = await readableQuestions(kit, user, [id]);
  if (!question) return undefined;
  const [met] = await selectItems(kit.db, user.id, [question]);
  return met && question;
}
