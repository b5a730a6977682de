import { blockerWords, checkInQuestions, moodWords } from '@atalaya/core/coaching/coaching';
import type { CheckInView } from '@atalaya/core/coaching/parts.contract';
import { Badge } from '../ui/badge';

export function CheckInText({ checkIn, replier }: { checkIn: CheckInView; replier: string }) {
  const { answers, reply, state } = checkIn;
  return (
    <div className="mt-3 grid gap-3">
      {answers ? (
        <dl className="grid gap-2.5">
          {(['went', 'hard', 'next'] as const).map((name) => (
            <div key={name}>
              <dt className="text-small text-muted">{checkInQuestions[name]}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{answers[name]}</dd>
            </div>
          ))}
          <div className="flex flex-wrap gap-2">
            <dt className="sr-only">Ánimo y frenos</dt>
            <dd className="contents">
              <Badge tone="navy">Ánimo: {moodWords[answers.mood].toLowerCase()}</Badge>
              {answers.blockers.map((one) => (
                <Badge key={one}>{blockerWords[one]}</Badge>
              ))}
            </dd>
          </div>
        </dl>
      ) : (
        state.startsWith('missed') && <p className="text-muted">Semana sin seguimiento.</p>
      )}
      {reply && (
        <blockquote className="border-l-3 border-gold pl-4">
          <p className="text-small text-muted">{replier}</p>
          <p className="wrap-anywhere whitespace-pre-line">{reply}</p>
        </blockquote>
      )}
      {state === 'sent' && <p className="text-small text-muted">Enviado. Falta la respuesta.</p>}
    </div>
  );
}
