import type { Db } from '../platform/db';
import { currentTexts } from '../syllabus/question-bank';
import { selectItems } from './review.queries';

/** The current text of a question that the user has met; undefined for others, so that nobody can read the bank by ids. */
export async function answeredQuestion(db: Db, userId: string, id: string) {
  const [question] = await currentTexts(db, [id]);
  if (!question) return undefined;
  const kind = question.options ? ('question' as const) : ('true-false' as const);
  const [met] = await selectItems(db, userId, [{ kind, itemId: id }]);
  return met && question;
}
