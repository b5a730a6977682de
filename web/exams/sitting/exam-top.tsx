import { formatClock, spokenTime } from '@atalaya/core/exams/clock';
import type { Paper } from '@atalaya/core/exams/exams.contract';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import type { ExamSession } from './exam-session';
import type { MapEntry } from './question-map';
import { useSecondsLeft } from './use-seconds-left';

type TopProps = {
  paper: Paper;
  session: ExamSession;
  entries: readonly MapEntry[];
  blank: number;
  onLeave: () => void;
  onFinish: () => void;
  onTimeUp: () => void;
};

const minutesOf = (seconds: number): string => {
  const minutes = Math.round(seconds / 60);
  return `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;
};

const sizeOf = ({ questions, limitSeconds }: Paper): string =>
  `${questions.length} ${questions.length === 1 ? 'pregunta' : 'preguntas'}, ${
    limitSeconds > 0 ? minutesOf(limitSeconds) : 'sin reloj'
  }`;

export function ExamTop({ paper, session, entries, blank, onLeave, onFinish, onTimeUp }: TopProps) {
  const seconds = useSecondsLeft(session, secondsAtRender(paper));
  const timeUp = useEffectEvent(onTimeUp);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) timeUp();
  }, [isOver]);
  const answered = entries.filter(({ isAnswered }) => isAnswered).length;
  const isStudy = paper.mode === 'study';
  return (
    <div className="border-b border-line bg-surface">
      <div className="grid h-15 grid-cols-[auto_1fr_auto] items-center gap-1 pr-2 pl-1 md:h-20 md:grid-cols-[1fr_auto_1fr] md:gap-6 md:px-8">
        <div className="flex min-w-0 items-center gap-5">
          <IconButton label="Salir (Esc)" onClick={onLeave}>
            <X />
          </IconButton>
          <div className="min-w-0 leading-[1.35] max-md:hidden">
            <b className="block truncate">{paper.title}</b>
            <span className="text-small text-muted">{sizeOf(paper)}</span>
          </div>
        </div>
        {isStudy ? <StudyCount entries={entries} /> : <TimeLeft seconds={seconds} />}
        <div className="flex items-center justify-end gap-5">
          {!isStudy && (
            <p className="text-small text-muted max-md:hidden">
              <span className="num mr-1 text-[1.5rem] text-ink">{blank}</span> sin responder
            </p>
          )}
          <Button variant="outline" size="sm" onClick={onFinish}>
            Terminar
          </Button>
        </div>
      </div>
      {seconds === null ? (
        <Bar part={answered / entries.length} tone="bg-navy" />
      ) : (
        <Bar
          part={1 - seconds / Math.max(1, paper.limitSeconds)}
          tone={seconds <= SHORT ? 'bg-danger' : 'bg-gold'}
        />
      )}
    </div>
  );
}

const Bar = ({ part, tone }: { part: number; tone: string }) => (
  <div aria-hidden="true" className="h-1.25 overflow-hidden bg-sunken">
    <div className={`h-full origin-left ${tone}`} style={{ transform: `scaleX(${part})` }} />
  </div>
);

/** Seconds left at which the remaining time is announced. */
const SAID_AT = [600, 300, 60];
const SHORT = 60;

const secondsAtRender = ({ deadlineAt, now }: Paper): number | null =>
  deadlineAt ? Math.max(0, Math.ceil((Date.parse(deadlineAt) - Date.parse(now)) / 1000)) : null;

function TimeLeft({ seconds }: { seconds: number | null }) {
  if (seconds === null) return <p className="justify-self-center text-muted">Sin reloj</p>;
  const words = `Quedan ${spokenTime(seconds * 1000)}`;
  return (
    <div className="justify-self-center">
      <div
        role="timer"
        aria-label={words}
        className={`num text-[2.125rem] font-bold md:text-[3rem] ${seconds <= SHORT ? 'text-danger' : ''}`}
      >
        {formatClock(seconds * 1000)}
      </div>
      <p aria-live="assertive" className="sr-only">
        {SAID_AT.includes(seconds) ? words : ''}
      </p>
    </div>
  );
}

function StudyCount({ entries }: { entries: readonly MapEntry[] }) {
  const of = (outcome: string) => entries.filter((entry) => entry.outcome === outcome).length;
  const [right, wrong] = [of('right'), of('wrong')];
  const figures = [
    [right, right === 1 ? 'acierto' : 'aciertos'],
    [wrong, wrong === 1 ? 'fallo' : 'fallos'],
  ] as const;
  return (
    <p className="flex justify-self-center gap-4 text-small text-muted md:gap-6">
      {figures.map(([figure, word]) => (
        <span key={word}>
          <span className="num mr-1.5 text-[2rem] text-ink">{figure}</span> {word}
        </span>
      ))}
    </p>
  );
}
