import { brand } from '@atalaya/core/brand';
import { longDay } from '@atalaya/core/platform/date-format';
import { lazy, Suspense } from 'react';
import { addressOf, call } from '../../platform/api';
import type { PageHandle } from '../../platform/page-handle';
import { CampusSkeleton } from '../../shell/campus/campus-skeleton';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { NotesCard } from '../notes-card';
import { QuestionnaireText } from '../questionnaire-text';
import type { Route } from './+types/candidate-page';
import { CandidateCalls } from './candidate-calls';
import { CheckInReplies } from './check-in-replies';
import { CoachHead } from './coach-head';
import { HandOver } from './hand-over';
import { PlanEditor } from './plan-editor';
import { Rehearsals } from './rehearsals';

const SeenProgress = lazy(() => import('./seen-progress'));

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Candidato'} | ${brand.name}` },
];

export const handle: PageHandle = {
  access: 'may:coach-candidates',
  preload: ({ params }) => [
    addressOf('GET /api/coach/candidates/:userId', { params: { userId: params.userId ?? '' } }),
  ],
};

export const clientLoader = ({ params: { userId } }: Route.ClientLoaderArgs) =>
  call('GET /api/coach/candidates/:userId', { params: { userId } });

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
