import { inFull } from '../admin/moments';
import { ButtonLink } from '../ui/button';

type ExamPanelProps = { examDate: string | null; daysLeft: number | null; studyMinutes: number | null };

const days = (count: number): string => (count === 1 ? 'día' : 'días');

export function ExamPanel({ examDate, daysLeft, studyMinutes }: ExamPanelProps) {
  const ahead = examDate !== null && daysLeft !== null && daysLeft >= 0;
  return (
    <section aria-labelledby="examen" className="rounded-lg bg-panel p-6 text-on-panel md:p-8">
      <h2 id="examen" className="text-h4 text-on-panel-muted">
        Tu examen
      </h2>
      {ahead ? (
        <p className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <span className="num text-[4.5rem] text-panel-gold md:text-[5.5rem]">{daysLeft}</span>
          <span>
            {days(daysLeft)} para el {inFull(`${examDate}T12:00:00Z`)}
          </span>
        </p>
      ) : (
        <p className="mt-3 max-w-[46ch] text-lead">
          {examDate
            ? 'La fecha que apuntaste ya ha pasado. Pon la del próximo examen y el plan se ajusta.'
            : 'Apunta la fecha de tu examen y verás cuántos días te quedan.'}
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <p className="text-on-panel-muted">
          {studyMinutes
            ? `Tu plan: ${studyMinutes} minutos al día.`
            : 'Aún no has dicho cuánto puedes estudiar al día.'}
        </p>
        <ButtonLink to="/ajustes#plan" variant="on-panel" size="sm">
          {examDate ? 'Cambiar' : 'Poner la fecha'}
        </ButtonLink>
      </div>
    </section>
  );
}
