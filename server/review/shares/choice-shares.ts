import { choiceShares } from '@atalaya/core/review/shares/choice-shares';
import type { StudyAnswer } from '@atalaya/core/review/study-answer';
import { letters } from '@atalaya/core/syllabus/questions/letters';
import type { Db } from '../../platform/db';
import { currentTexts } from '../../syllabus/question-bank';
import { selectItems } from '../review.queries';
import { addToChoices, selectChoices } from './choice-shares.queries';

type Counted = Pick<StudyAnswer, 'itemId'> & {
  choice?: StudyAnswer['choice'];
  version?: StudyAnswer['version'];
  firstSight: boolean;
};

/** Counts the first answer of each user; `sign` −1 removes an undone one. */
export async function countChoices(db: Db, answers: readonly Counted[], sign: 1 | -1): Promise<void> {
  const rows = answers.flatMap(({ itemId, choice, version, firstSight }) =>
    firstSight && choice && version ? [{ questionId: itemId, version, choice, answers: sign }] : [],
  );
  if (rows.length > 0) await addToChoices(db, rows);
}

/** Null for a question that the user has not answered, or that few have. */
export async function sharesFor(db: Db, userId: string, questionId: string) {
  const [question] = await currentTexts(db, [questionId]);
  if (!question) return null;
  const kind = question.options ? ('question' as const) : ('true-false' as const);
  const [met] = await selectItems(db, userId, [{ kind, itemId: questionId }]);
  if (!met) return null;
  const counts = await selectChoices(db, questionId, question.version);
  const found = choiceShares(counts, question.options ? letters : ['true', 'false']);
  return found && { version: question.version, ...found };
}
