import type { Answer } from '@atalaya/core/api';
import { formatScore, roundedScore } from '@atalaya/core/exams/score';
import { longDay } from '@atalaya/core/platform/date-format';
import { formatCount } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { recently } from '../admin/moments';
import { useAction } from '../platform/action/use-action';
import { call, read } from '../platform/api';
import { SectionFault } from '../platform/section-states';
import { tierNames } from '../profile/plan-words';
import { Button, ButtonLink } from '../ui/button';
import { Section } from '../ui/section';
import { Refusal } from './sitting/refusal';

type Official = Answer<'GET /api/official-exams'>;
type OfficialExam = Official['items'][number];

const SHOWN_ATTEMPTS = 5;

/** Official exams that an admin published, with the own attempts and the cut-off. Nothing without any. */
export function OfficialList() {
  const { data, error, refetch } = useQuery({
    ...read('GET /api/official-exams'),
    // A hand-in on another page adds an attempt.
    staleTime: 0,
    refetchOnMount: 'always',
  });
  if (error) return <SectionFault error={error} retry={refetch} />;
  if (!data || data.items.length === 0) return null;
  return (
    <Section id="oficiales" title="Exámenes oficiales" titleClass="mb-4 text-h3" className="mt-10">
      <ul className="border-t border-line">
        {data.items.map((exam) => (
          <li key={exam.id} className="border-b border-line py-5">
            <OfficialRow exam={exam} locked={data.locked} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OfficialRow({ exam, locked }: { exam: OfficialExam; locked: Official['locked'] }) {
  const { attempts, cutOff } = exam;
  return (
    <article className="grid items-center gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="text-h4 wrap-anywhere">{exam.title}</h3>
        <p className="mt-1 text-small text-muted">
          {exam.heldOn ? longDay(exam.heldOn) : exam.year} ·{' '}
          {formatCount(exam.questions, 'pregunta', 'preguntas')} en {Math.round(exam.seconds / 60)} min ·{' '}
          {cutOff
            ? `corte en ${cutOff.isApproximate ? 'unos ' : ''}${formatScore(cutOff.score)}`
            : 'nota de corte desconocida'}
        </p>
        {attempts.length > 0 && (
          <ul aria-label={`Tus intentos: ${exam.title}`} className="mt-2 grid gap-1 text-small">
            {attempts.slice(0, SHOWN_ATTEMPTS).map(({ examId, finishedAt, score }) => (
              <li key={examId} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="num text-lead">{formatScore(score)}</span>
                <Link className="link" to={`/test/${examId}/resultado`}>
                  {recently(finishedAt)}
                </Link>
                {cutOff && <Reached score={score} cutOff={cutOff.score} />}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Action exam={exam} locked={locked} />
    </article>
  );
}

function Reached({ score, cutOff }: { score: number; cutOff: number }) {
  const isReached = score >= cutOff;
  return (
    <span
      className={`flex items-center gap-1 font-semibold [&_svg]:size-4 ${isReached ? 'text-success' : 'text-danger'}`}
    >
      {isReached ? <Check /> : <X />}
      {isReached ? 'Superas el corte' : `Te faltan ${roundedScore(cutOff - score)}`}
    </span>
  );
}

function Action({ exam, locked }: { exam: OfficialExam; locked: Official['locked'] }) {
  const navigate = useNavigate();
  const begin = useAction(() => call('POST /api/official-exams/:id/begin', { params: { id: exam.id } }), {
    stale: [],
    done: ({ examId }) => navigate(`/test/${examId}`),
  });
  if (exam.runningId)
    return (
      <ButtonLink className="max-md:w-full" to={`/test/${exam.runningId}`}>
        Seguir
      </ButtonLink>
    );
  if (locked)
    return (
      <ButtonLink variant="outline" to="/planes" className="max-md:w-full">
        Entra con el plan {tierNames[locked]}
      </ButtonLink>
    );
  return (
    <div className="grid gap-3">
      <Button
        variant="outline"
        className="max-md:w-full"
        busy={begin.isBusy || begin.answer !== undefined}
        busyLabel="Preparando…"
        onClick={() => begin.run()}
      >
        {exam.attempts.length > 0 ? 'Hacerlo otra vez' : 'Hacer el examen'}
        <span className="sr-only">: {exam.title}</span>
      </Button>
      {begin.error && <Refusal error={begin.error} />}
    </div>
  );
}
