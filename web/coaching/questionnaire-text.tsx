import type { MyCoaching } from '@atalaya/core/coaching/candidate.contract';
import { longDay } from '@atalaya/core/platform/date-format';

export function QuestionnaireText({ given }: { given: NonNullable<MyCoaching['questionnaire']> }) {
  const rows = [
    ['Situación', given.situation],
    ['Horas a la semana', String(given.weeklyHours)],
    ['Examen', given.examDate ? longDay(given.examDate) : 'Sin fecha'],
    ['Le preocupa', given.fears || '—'],
    ['Intentos anteriores', given.attempts || 'Ninguno'],
  ] as const;
  return (
    <dl className="mt-3 grid gap-2.5">
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt className="text-small text-muted">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
