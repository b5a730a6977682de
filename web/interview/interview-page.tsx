import { lazy, Suspense, useEffect } from 'react';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { ButtonLink } from '../ui/button';
import { CardLink } from '../ui/card';
import { LockedLine } from '../ui/note';
import type { Route } from './+types/interview-page';
import { ratingsOutbox } from './outbox';
import { ProgressList } from './progress-list';
import { SessionForm } from './session-form';
import { SessionHistory } from './session-history';

export const meta = titled('Entrevista');

export const clientLoader = pageLoader(
  () => from('GET /api/interview'),
  async (load, { context }) => {
    const user = userFrom(context);
    return { overview: await load(), userId: user.id };
  },
);

const ABOVE = 'La entrevista personal';

/** Below everything else, and empty until something was recorded. */
const DeviceRecordings = lazy(() => import('./device-recordings'));

export default function InterviewPage({ loaderData: { overview, userId } }: Route.ComponentProps) {
  useEffect(() => void ratingsOutbox.send(userId), [userId]);
  const { locked, questions, sessions, progress } = overview;
  return (
    <>
      <CampusHead title="Entrevista" above={ABOVE} />
      {locked && (
        <div className="mb-6">
          <LockedLine to="/planes" linkLabel="Ver los planes">
            Hoy puedes hacer las tres preguntas de muestra y el cuestionario biográfico. Las sesiones y la
            revisión de un preparador se abren con el plan Elite.
          </LockedLine>
        </div>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[7fr_5fr]">
        {locked ? (
          <div>
            <ButtonLink to="/simulador-entrevista">Hacer las tres preguntas de muestra</ButtonLink>
          </div>
        ) : (
          <SessionForm questions={questions} />
        )}
        <ProgressList progress={progress} />
      </div>
      <SessionHistory sessions={sessions} userId={userId} />
      <CardLink to="/campus-estudio/entrevista/biografia" className="mt-10 max-w-190">
        <h2 className="text-h4">El cuestionario biográfico</h2>
        <p className="mt-1 text-muted">
          Ordena tus fechas y compáralas con tu currículum y tu vida laboral. Se queda en este dispositivo.
        </p>
      </CardLink>
      <Suspense fallback={null}>
        <DeviceRecordings userId={userId} />
      </Suspense>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Entrevista" above={ABOVE}>
    <div className="grid gap-6 xl:grid-cols-[7fr_5fr]">
      <RowsSkeleton rows={2} className="h-96" />
    </div>
    <RowsSkeleton rows={4} />
  </CampusSkeleton>
);
