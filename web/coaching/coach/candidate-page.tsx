import type { SeenCandidate } from '@atalaya/core/coaching/coach.contract';
import { whenOf } from '@atalaya/core/coaching/words';
import { longDay } from '@atalaya/core/platform/date-format';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { call } from '../../platform/api';
import type { PageHandle } from '../../platform/page-handle';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { CampusSkeleton } from '../../shell/campus/campus-skeleton';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { NotesCard } from '../notes-card';
import { PastCalls } from '../past-calls';
import { QuestionnaireText } from '../questionnaire-text';
import type { Route } from './+types/candidate-page';
import { CheckInReplies } from './check-in-replies';
import { CoachHead } from './coach-head';
import { HandOver } from './hand-over';
import { PlanEditor } from './plan-editor';

const SeenProgress = lazy(() => import('./seen-progress'));

export const meta = titled(({ loaderData }: Route.MetaArgs) => loaderData?.name ?? 'Candidato');

export const handle: PageHandle = { access: 'may:coach-candidates' };

export const clientLoader = pageLoader(({ params }) =>
  from('GET /api/coach/candidates/:userId', { params: { userId: params.userId ?? '' } }),
);

export default function CandidatePage({ loaderData: seen }: Route.ComponentProps) {
  const params = { userId: seen.userId };
  return (
    <>
      <CoachHead title={seen.name} />
      <p className="-mt-2 mb-5 text-small text-muted">Con plaza desde el {longDay(seen.startedOn)}.</p>
      <div key={seen.userId} className="grid items-start gap-3 md:gap-5 xl:grid-cols-[7fr_5fr]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 md:gap-5">
          <CheckInReplies checkIns={seen.checkIns} userId={seen.userId} name={seen.name} />
          <PlanEditor seen={seen} />
          <Suspense fallback={<Skeleton className="h-120 rounded-lg" />}>
            <SeenProgress seen={seen} />
          </Suspense>
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 md:gap-5">
          <Card>
            <h2 className="text-h3">De dónde parte</h2>
            {seen.questionnaire ? (
              <QuestionnaireText given={seen.questionnaire} />
            ) : (
              <p className="mt-3 text-muted">Aún no ha rellenado el cuestionario.</p>
            )}
          </Card>
          <CandidateCalls calls={seen.calls} />
          <Rehearsals recordings={seen.recordings} />
          <NotesCard
            notes={seen.notes}
            mayBePrivate
            write={(body) => call('POST /api/coach/candidates/:userId/notes', { params, body })}
            remove={(id) => call('DELETE /api/coach/notes/:id', { params: { id } })}
          />
          <HandOver seen={seen} />
        </div>
      </div>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Candidato" above="Preparador" className="grid min-h-dvh content-start gap-5">
    <Skeleton className="h-10 w-60" />
    <div className="grid gap-5 xl:grid-cols-[7fr_5fr]">
      <Skeleton className="h-120 rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
    </div>
  </CampusSkeleton>
);

function CandidateCalls({ calls }: Pick<SeenCandidate, 'calls'>) {
  const booked = calls.find(({ state }) => state === 'booked');
  return (
    <Card>
      <h2 className="text-h3">Llamadas</h2>
      {booked ? (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>
            <b className="num block first-letter:uppercase">{whenOf(booked.startsAt)}</b>
            <span className="text-small text-muted">{booked.minutes} minutos, hora peninsular</span>
          </p>
          <ButtonLink to={`/campus-estudio/salas-voz/${booked.roomId}`} size="sm" variant="outline">
            Ir a la sala
          </ButtonLink>
        </div>
      ) : (
        <p className="mt-3 text-muted">No hay ninguna reservada.</p>
      )}
      <PastCalls calls={calls.filter((one) => one !== booked)} />
    </Card>
  );
}

const Rehearsals = ({ recordings }: Pick<SeenCandidate, 'recordings'>) => (
  <Card>
    <h2 className="text-h3">Ensayos de entrevista</h2>
    {!recordings && <p className="mt-3 text-muted">No los comparte contigo.</p>}
    {recordings?.length === 0 && <p className="mt-3 text-muted">No ha enviado ninguno.</p>}
    <ul className="mt-3 grid gap-3 empty:hidden">
      {recordings?.map(({ id, question, state, dueAt }) => (
        <li key={id} className="grid gap-1">
          <Link to={`/preparador/ensayos/${id}`} className="link wrap-anywhere">
            «{question}»
          </Link>
          <span className="text-small text-muted">
            {state === 'reviewed' ? (
              <Badge tone="success">Revisado</Badge>
            ) : (
              `Se le prometió antes del ${whenOf(dueAt)}`
            )}
          </span>
        </li>
      ))}
    </ul>
  </Card>
);
