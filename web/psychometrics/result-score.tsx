import { formatClock } from '@atalaya/core/exams/clock';
import type { BatteryResult } from '@atalaya/core/psychometrics/psychometrics.contract';
import { Figures } from '../ui/figures';

const count = (value: number, one: string, many: string) => [value, value === 1 ? one : many] as const;

/** The score with the formula of the call, and the scores of earlier batteries of the same form. */
export function ResultScore({ result }: { result: BatteryResult }) {
  const { score, hits, errors, blanks, history, limitSeconds } = result;
  const total = hits + errors + blanks;
  const spent = Date.parse(result.finishedAt) - Date.parse(result.startedAt);
  const counts = [
    count(hits, 'acierto', 'aciertos'),
    count(errors, 'error', 'errores'),
    count(blanks, 'en blanco', 'en blanco'),
  ];
  return (
    <section aria-labelledby="nota" className="bg-panel p-6 text-on-panel md:p-8">
      <div className="flex items-end gap-3">
        <h2 id="nota" className="font-display text-[4.5rem] leading-none font-bold md:text-[5.5rem]">
          {score}
        </h2>
        <p className="pb-2 text-small text-on-panel-muted">
          de 10, con la fórmula
          <br />
          de la convocatoria
        </p>
      </div>
      <Figures onPanel figures={counts} valueClass="text-h3" className="mt-5 flex gap-8" />
      <p className="mt-5 text-small text-on-panel-muted">
        {hits} {hits === 1 ? 'acierto' : 'aciertos'} menos la mitad de {errors}{' '}
        {errors === 1 ? 'error' : 'errores'}, sobre {total}. El mínimo lo fija el tribunal cada año: mira tu
        margen, no solo la nota.
      </p>
      <p className="mt-4 border-t border-panel-line pt-4 text-small text-on-panel-muted">
        En {formatClock(Math.min(spent, limitSeconds * 1000))} de {limitSeconds / 60} minutos.
        {history.length > 1 && ` Tus notas: ${history.map((one) => one.score).join(', ')}.`}
      </p>
    </section>
  );
}
