import type { MyCoaching } from '@atalaya/core/coaching/candidate.contract';
import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { call } from '../platform/api';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Note } from '../ui/note';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/my-page';
import { CallsCard } from './calls-card';
import { CheckIns } from './check-ins';
import { CoachPanel } from './coach-panel';
import { NotesCard } from './notes-card';
import { PlanCard } from './plan-card';
import { QuestionnaireText } from './questionnaire-text';
import { ScopesCard } from './scopes-card';

const LockedCoaching = lazy(() => import('./locked-coaching'));
const RatingCard = lazy(() => import('./rating-card'));

export const meta = titled('Acompañamiento');

export const clientLoader = pageLoader(() => from('GET /api/coaching/mine'));

export default function MyCoachingPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CampusHead title="Acompañamiento" above="Compañía" />
      {loaderData.state === 'locked' ? (
        <Suspense fallback={<Skeleton className="h-dvh rounded-lg" />}>
          <LockedCoaching mine={loaderData} />
        </Suspense>
      ) : (
        <Place mine={loaderData} />
      )}
    </>
  );
}

function Place({ mine }: { mine: MyCoaching }) {
  const isEnded = mine.state === 'ended';
  return (
    <div className="grid gap-3 md:gap-5">
      {isEnded ? (
        <Note tone="warning" icon={<History />}>
          Tu plaza de Elite ha terminado. Aquí sigue todo lo que hicisteis; tu preparador ya no lo ve.
        </Note>
      ) : (
        <CoachPanel mine={mine} />
      )}
      {mine.ratingMonth !== null && (
        <Suspense fallback={<Skeleton className="h-80 rounded-lg" />}>
          <RatingCard month={mine.ratingMonth} />
        </Suspense>
      )}
      <div className="grid items-start gap-3 md:gap-5 xl:grid-cols-[7fr_5fr]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 md:gap-5">
          {!mine.questionnaire && !isEnded && <QuestionnaireCard given={null} />}
          <PlanCard weeks={mine.weeks} today={mine.today} />
          <CheckIns checkIns={mine.checkIns} isEnded={isEnded} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 md:gap-5">
          <CallsCard mine={mine} />
          <NotesCard
            notes={mine.notes}
            write={
              mine.state === 'active'
                ? ({ text }) => call('POST /api/coaching/mine/notes', { body: { text } })
                : undefined
            }
            remove={(id) => call('DELETE /api/coaching/mine/notes/:id', { params: { id } })}
          />
          {!isEnded && <ScopesCard scopes={mine.scopes} />}
          {mine.questionnaire && <QuestionnaireCard given={mine.questionnaire} isEnded={isEnded} />}
        </div>
      </div>
    </div>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Acompañamiento" above="Compañía" className="grid min-h-dvh content-start gap-5">
    <Skeleton className="h-60 rounded-lg" />
    <div className="grid gap-5 xl:grid-cols-[7fr_5fr]">
      <RowsSkeleton rows={2} className="h-100" />
    </div>
  </CampusSkeleton>
);

const QuestionnaireForm = lazy(() => import('./questionnaire-form'));

type Given = MyCoaching['questionnaire'];

/** The questionnaire of the first week: open until it is sent, then folded with a way to change it. */
function QuestionnaireCard({ given, isEnded }: { given: Given; isEnded?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (given && !isOpen)
    return (
      <Card>
        <h2 id="cuestionario" className="scroll-mt-24 text-h3">
          De dónde partes
        </h2>
        <QuestionnaireText given={given} />
        {!isEnded && (
          <Button variant="outline" size="sm" className="mt-4" onClick={() => setOpen(true)}>
            Cambiar
          </Button>
        )}
      </Card>
    );
  return (
    <Suspense fallback={<Skeleton className="h-150 rounded-lg" />}>
      <QuestionnaireForm given={given} onDone={() => setOpen(false)} />
    </Suspense>
  );
}
