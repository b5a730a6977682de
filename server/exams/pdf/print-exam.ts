import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import { type Bank, questionBank } from '../../syllabus/question-bank';
import { selectExam, setShown } from '../exams.queries';
import { closeIfOver } from '../hand-in';
import { type PrintedRow, selectPrinted } from '../paper.queries';
import { mustMaySeeKeys } from '../shown-keys';
import { examPdf, keyPdf } from './exam-pdf';

/** Only a started exam: its questions are frozen and counted in the allowance. */
export async function printExam(kit: Kit, userId: string, id: string, part: 'paper' | 'key') {
  const exam = await closeIfOver(kit, userId, await selectExam(kit.db, userId, id));
  if (!exam) throw new AppError('request.not-found');
  if (exam.state === 'built') throw new AppError('exams.not-started');
  const now = kit.clock.now();
  const sheet = { title: exam.title, questionKind: exam.questionKind, now };
  if (part === 'paper') {
    const rows = await selectPrinted(kit.db, id, { withExplanations: false });
    return { name: 'examen', file: await examPdf(sheet, rows) };
  }
  // In study mode each solution is shown with its answer anyway.
  if (exam.state !== 'finished' && exam.mode !== 'study') throw new AppError('exams.not-finished');
  await mustMaySeeKeys(kit, exam);
  if (exam.state === 'finished' && !exam.shownAt) await setShown(kit.db, id, now);
  const [rows, bank] = await Promise.all([
    selectPrinted(kit.db, id, { withExplanations: true }),
    questionBank(kit),
  ]);
  return {
    name: 'soluciones',
    file: await keyPdf(
      sheet,
      rows.map((row) => ({ ...row, basis: basisOf(row, bank) })),
    ),
  };
}

/** «Art. 17.2 CE», or the named source. */
function basisOf({ reference, source }: PrintedRow, bank: Bank): string | null {
  if (!reference) return source;
  const place = [reference.article, reference.paragraph].filter(Boolean).join('.');
  return `Art. ${place} ${bank.laws.get(reference.law)?.shortName ?? reference.law}`;
}
