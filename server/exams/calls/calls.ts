import {
  type CallChoice,
  callNumber,
  cutOffOf,
  recentCalls,
  spreadOf,
  spreadOfLines,
  spreadOfTopics,
} from '@atalaya/core/exams/calls';
import type { Spread } from '@atalaya/core/exams/selection';
import { AppError } from '../../platform/app-error';
import type { Bank } from '../../syllabus/question-bank';

/** The last six calls with what the published official exams say about them. */
export function callsOf(bank: Bank) {
  return recentCalls.map((call) => {
    const exams = bank.officialExams.filter((exam) => callNumber(exam.call) === call);
    const cutOff = cutOffOf(call);
    return {
      call,
      examOn: exams.find(({ heldOn }) => heldOn !== null)?.heldOn ?? cutOff?.examOn ?? null,
      cutOff: cutOff && { score: cutOff.score, isApproximate: cutOff.isApproximate },
      spread: exams.map((exam) => spreadOfExam(bank, exam)).find((spread) => spread !== null) ?? null,
    };
  });
}

/** The checked count if there is one, otherwise the topics of its questions. */
function spreadOfExam(bank: Bank, exam: Bank['officialExams'][number]): number[] | null {
  const written = spreadOfLines(exam.topicCounts);
  if (written) return [...written];
  if (exam.questionIds.length === 0) return null;
  const wanted = new Set(exam.questionIds);
  const counted = spreadOfTopics(bank.questions.filter(({ id }) => wanted.has(id)).map(({ topic }) => topic));
  return counted && [...counted];
}

export function mustKnowSpread(bank: Bank, choice: CallChoice): Spread {
  const spread = spreadOf(choice, callsOf(bank));
  if (!spread) throw new AppError('exams.unknown-spread');
  return spread;
}
