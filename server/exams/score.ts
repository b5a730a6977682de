import { alternativesOf } from '@atalaya/core/exams/exam';
import { scoreOf, tenThousandths } from '@atalaya/core/exams/score';
import type { ExamRow } from './exams.queries';

type Graded = Pick<ExamRow, 'questions' | 'questionKind' | 'annulled'>;

/** In ten-thousandths, over the questions that count. */
export const scoreIn = (
  { questions, questionKind, annulled }: Graded,
  hits: number,
  errors: number,
): number =>
  tenThousandths(
    scoreOf({ hits, errors, total: questions - annulled, alternatives: alternativesOf(questionKind) }),
  );
