import { Link } from 'react-router';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { shortDay } from './words';

type DaysLeftProps = { examDate: string | null; daysToExam: number | null };

const SPAN = 365;

export function DaysLeft({ examDate, daysToExam }: DaysLeftProps) {
  if (examDate === null || daysToExam === null)
    return (
      <Card aria-label="Días hasta el examen" role="group">
        <p className="font-semibold">{examDate ? 'La fecha que pusiste ya pasó' : 'Sin fecha de examen'}</p>
        <p className="mt-1 mb-4 text-small text-muted">
          Con una fecha, cada día elegimos lo que más suma para entonces.
        </p>
        <ButtonLink to="/ajustes#plan" variant="outline" size="sm">
          Poner la fecha
        </ButtonLink>
      </Card>
    );
  const at = 270 * (1 - Math.min(1, daysToExam / SPAN));
  return (
    <Card aria-label="Días hasta el examen" role="group">
      <div className="flex items-end justify-between gap-4">
        <span className="num text-[4.25rem] leading-[0.8]">{daysToExam}</span>
        <p className="text-right leading-[1.25] font-semibold">
          {daysToExam === 1 ? 'día al examen' : 'días al examen'}
          <span className="block text-small font-normal text-muted">{shortDay(examDate)}</span>
        </p>
      </div>
      <svg viewBox="0 0 280 40" className="mt-4 w-full" aria-hidden="true">
        <path d="M0 20h280" stroke="var(--line)" strokeWidth="4" strokeLinecap="round" />
        <path d={`M0 20h${at.toFixed(0)}`} stroke="var(--navy)" strokeWidth="4" strokeLinecap="round" />
        <circle cx={at.toFixed(0)} cy="20" r="8" fill="var(--navy)" />
        <path d="M270 20V2l10 5-10 5" fill="none" stroke="var(--ink)" strokeWidth="2" />
      </svg>
      <p className="text-micro text-muted">
        <Link to="/ajustes#plan" className="link">
          Cambiar la fecha o los minutos
        </Link>
      </p>
    </Card>
  );
}
