import { choiceShares } from '@atalaya/core/review/shares/choice-shares';
import type { StudyAnswer } from '@atalaya/core/review/study-answer';
import { letters } from '@atalaya/core/syllabus/questions/letters';
import type { Db } from '../../platform/db';
import type { currentTexts } from '../../syllabus/question-bank';
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

type Question = Awaited<ReturnType<typeof currentTexts>>[number];

/** Null if few have answered it. */
export async function sharesOf(db: Db, { id, version, options }: Question) {
  const counts = await selectChoices(db, id, version);
  const found = choiceShares(counts, options ? letters : ['true', 'false']);
  return found && { version, ...found };
}
