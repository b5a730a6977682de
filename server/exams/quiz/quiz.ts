import { QUIZ_SETS, quizOf } from '@atalaya/core/exams/quiz';
import { scoreOf, tenThousandths } from '@atalaya/core/exams/score';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { type Letter, letters } from '@atalaya/core/syllabus/questions/letters';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import { mustNotBeInMock } from '../../syllabus/exam-questions';
import { type Bank, currentTexts, questionBank } from '../../syllabus/question-bank';

async function questionsOf(kit: Kit, bank: Bank, day: string, set: number, law?: string) {
  const asked = law === undefined ? bank.questions : bank.questions.filter((one) => one.law === law);
  const ids = quizOf(asked, day, set);
  const texts = new Map((await currentTexts(kit.db, ids)).map((text) => [text.id, text]));
  const names = new Map(bank.topics.map(({ number, shortTitle }) => [number, shortTitle]));
  return ids.flatMap((id) => {
    const text = texts.get(id);
    const key = letters.find((letter) => letter === text?.answer);
    if (!text?.options || !key || typeof text.explanation === 'string') return [];
    const { stem, options, explanation, reference } = text;
    return [
      {
        id,
        stem,
        options,
        explanation,
        reference,
        key,
        topic: { number: text.topic, shortTitle: names.get(text.topic) ?? '' },
        law: (reference && bank.laws.get(reference.law)?.shortName) ?? null,
      },
    ];
  });
}

export async function readQuiz(kit: Kit, set: number, law?: string) {
  const day = dayInSpain(kit.clock.now());
  const bank = await questionBank(kit);
  const about = law === undefined ? null : (bank.laws.get(law)?.name ?? null);
  return { day, set, sets: QUIZ_SETS, about, questions: await questionsOf(kit, bank, day, set, law) };
}

type QuizAnswers = {
  day: string;
  set: number;
  law?: string | undefined;
  answers: readonly { id: string; choice: Letter | null }[];
};

/** Grades today's set, or yesterday's for answers over midnight. */
export async function gradeQuiz(
  kit: Kit,
  userId: string | undefined,
  { day, set, law, answers }: QuizAnswers,
) {
  const now = kit.clock.now();
  const days = [dayInSpain(now), dayInSpain(new Date(now.getTime() - DAY_MS))];
  if (!days.includes(day)) throw new AppError('exams.closed');
  const questions = await questionsOf(kit, await questionBank(kit), day, set, law);
  if (userId)
    await mustNotBeInMock(
      kit,
      kit.db,
      userId,
      questions.map(({ id }) => id),
    );
  const choices = new Map(answers.map(({ id, choice }) => [id, choice]));
  if (answers.some(({ id }) => !questions.some((question) => question.id === id)))
    throw new AppError('exams.not-in-exam');
  const graded = questions.map((question) => ({ ...question, choice: choices.get(question.id) ?? null }));
  const hits = graded.filter(({ choice, key }) => choice === key).length;
  const blanks = graded.filter(({ choice }) => choice === null).length;
  const errors = graded.length - hits - blanks;
  const score = tenThousandths(scoreOf({ hits, errors, total: graded.length, alternatives: 3 }));
  return { hits, errors, blanks, score, questions: graded };
}
