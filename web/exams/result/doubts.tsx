import { writtenPoints } from '../sitting/marks';
import type { ExamResult } from './result-page';

type DoubtsProps = { doubts: ExamResult['doubts']; mark: number };

/**
 * Shows what the marked questions gained or cost, and when guessing pays off: 1/3 − 2/3 · 1/2 = 0 with no option ruled
 * out.
 */
export function Doubts({ doubts, mark }: DoubtsProps) {
  const { hits, errors, blanks, worth } = doubts;
  const answered = hits + errors;
  if (doubts.total === 0) return null;
  const without = Math.max(0, mark - worth);
  return (
    <section aria-labelledby="dudas" className="mt-12">
      <h2 id="dudas" className="text-h3">
        Lo que valieron tus dudas
      </h2>
      <div className="mt-4 grid gap-x-12 gap-y-4 md:grid-cols-[auto_1fr] md:items-center">
        <p className={`num text-[3.5rem] ${worth < 0 ? 'text-danger' : worth > 0 ? 'text-success' : ''}`}>
          {writtenPoints(worth, true)}
        </p>
        <div className="max-w-[62ch]">
          <p>
            Marcaste {doubts.total}: {hits} {hits === 1 ? 'acierto' : 'aciertos'}, {errors}{' '}
            {errors === 1 ? 'error' : 'errores'} y {blanks} en blanco.{' '}
            {answered > 0 &&
              `Si hubieras dejado en blanco las dudosas que respondiste, tendrías un ${writtenPoints(without)}.`}
          </p>
          <p className="mt-2 text-small text-muted">
            Responder al azar entre tres no suma ni resta de media; si descartas una, cada duda vale un cuarto
            de acierto: arriésgate.
          </p>
        </div>
      </div>
    </section>
  );
}
