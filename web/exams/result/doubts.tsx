import { alternativesOf } from '@atalaya/core/exams/exam';
import { formatScore, scoreOf, tenThousandths } from '@atalaya/core/exams/score';
import { Section } from '../../ui/section';
import type { ExamResult } from './result-page';

type DoubtsProps = Pick<ExamResult, 'doubts' | 'hits' | 'errors' | 'total' | 'questionKind'>;

/**
 * Shows what the flagged questions gained or cost, and when guessing pays off: 1/3 − 2/3 · 1/2 = 0 with no option ruled
 * out, 1/2 − 1/2 = 0 between true and false.
 */
export function Doubts({ doubts, questionKind, total, ...all }: DoubtsProps) {
  const { hits, errors, blanks, worth } = doubts;
  const answered = hits + errors;
  if (doubts.total === 0) return null;
  // Computed anew, because a score below zero is shown as zero.
  const without = tenThousandths(
    scoreOf({
      hits: all.hits - hits,
      errors: all.errors - errors,
      total,
      alternatives: alternativesOf(questionKind),
    }),
  );
  return (
    <Section id="dudas" title="Lo que valieron tus dudas" className="mt-12">
      <div className="mt-4 grid gap-x-12 gap-y-4 md:grid-cols-[auto_1fr] md:items-center">
        <p className={`num text-[3.5rem] ${worth < 0 ? 'text-danger' : worth > 0 ? 'text-success' : ''}`}>
          {formatScore(worth, true)}
        </p>
        <div className="max-w-[62ch]">
          <p>
            Marcaste {doubts.total}: {hits} {hits === 1 ? 'acierto' : 'aciertos'}, {errors}{' '}
            {errors === 1 ? 'error' : 'errores'} y {blanks} en blanco.{' '}
            {answered > 0 &&
              `Si hubieras dejado en blanco las dudosas que respondiste, tendrías un ${formatScore(without)}.`}
          </p>
          <p className="mt-2 text-small text-muted">
            {questionKind === 'choice'
              ? 'Responder al azar entre tres no suma ni resta de media; si descartas una, cada duda vale un cuarto de acierto: arriésgate.'
              : 'Responder al azar no suma ni resta de media; en cuanto te inclinas con razón por una, compensa responder.'}
          </p>
        </div>
      </div>
    </Section>
  );
}
