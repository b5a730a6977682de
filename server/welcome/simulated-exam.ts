import { randomUUID } from 'node:crypto';
import { buildExam, type Order } from '../exams/build';
import { signedHandIn } from '../exams/exams.factory';
import { handIn } from '../exams/hand-in';
import { startExam } from '../exams/paper';
import type { manualClock } from '../platform/clock';
import type { Kit } from '../platform/kit';
import { type SimulatedStudent, simulatedChoice } from '../review/review.seed';
import { currentTexts } from '../syllabus/question-bank';

const MS_PER_QUESTION = 26_000;
/** Nobody answers everything: a wrong answer costs points. */
const BLANKS = 0.08;

/** An exam taken in the past: built, started, answered on the device and handed in. The clock moves on. */
export async function simulateExam(
  kit: Kit & { clock: ReturnType<typeof manualClock> },
  { random, ...student }: SimulatedStudent,
  order: Order,
  chance: number,
): Promise<void> {
  const { id } = await buildExam(kit, student, order);
  const paper = await startExam(kit, student, id);
  const texts = await currentTexts(
    kit.db,
    paper.questions.map(({ questionId }) => questionId),
  );
  const answerOf = new Map(texts.map((text) => [text.id, text.answer]));
  const changes = paper.questions.flatMap(({ position, questionId }, index) => {
    const answer = answerOf.get(questionId);
    if (!answer || random() < BLANKS) return [];
    return [
      {
        position,
        choice: simulatedChoice(answer, chance, random),
        base: 0,
        key: randomUUID(),
        elapsedMs: (index + 1) * MS_PER_QUESTION,
        spentMs: MS_PER_QUESTION,
      },
    ];
  });
  const elapsedMs = paper.questions.length * MS_PER_QUESTION;
  kit.clock.advance(elapsedMs);
  const seen = paper.questions.map(({ position }) => position);
  await handIn(kit, student.id, id, signedHandIn(paper, { elapsedMs, changes, seen }));
}
