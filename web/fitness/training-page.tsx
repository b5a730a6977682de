import { daysBetween } from '@atalaya/core/profile/study-plan';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/training-page';
import { fitnessOutbox } from './outbox';
import { type EditedEntry, newEntry } from './training/edited-entry';
import { useLog } from './training/use-log';

// Fetched when they are needed, so that the page weighs little.
const PlanPanel = lazy(async () => ({ default: (await import('./training/plan-panel')).PlanPanel }));
const PlanForm = lazy(async () => ({ default: (await import('./training/plan-form')).PlanForm }));
const NextSession = lazy(async () => ({ default: (await import('./next-session')).NextSession }));
const LoadChart = lazy(async () => ({ default: (await import('./training/load-chart')).LoadChart }));
const HealthPanel = lazy(async () => ({ default: (await import('./training/health-panel')).HealthPanel }));
const LogList = lazy(async () => ({ default: (await import('./training/log-list')).LogList }));
const EntryDialog = lazy(async () => ({ default: (await import('./training/entry-dialog')).EntryDialog }));

export const meta = titled('Entrenamiento');

export const clientLoader = pageLoader(
  () => from('GET /api/fitness/training'),
  async (load, { context }) => {
    const userId = userFrom(context).id;
    await fitnessOutbox.send(userId);
    const [training, pending] = await Promise.all([load(), fitnessOutbox.list(userId)]);
    return { userId, training, pending };
  },
);

const TITLE = 'Entrenamiento';

export default function TrainingPage({ loaderData }: Route.ComponentProps) {
  const { training } = loaderData;
  const { plan, today, examDate } = training;
  const { log, save, remove } = useLog(loaderData);
  const [edited, setEdited] = useState<EditedEntry | null>(null);
  const left = examDate ? daysBetween(today, examDate) : 0;
  return (
    <>
      <CampusHead
        title={TITLE}
        above={left > 0 ? `${left} ${left === 1 ? 'día' : 'días'} hasta las pruebas` : 'Otras pruebas'}
        actions={
          <Button size="sm" onClick={() => setEdited(newEntry(today))}>
            <Plus />
            <span className="max-md:sr-only">Anotar</span>
          </Button>
        }
      />
      <Suspense fallback={<Skeleton className="h-160 rounded-lg" />}>
        {plan ? (
          <div className="grid grid-cols-1 gap-5 xl:grid-cols-[7fr_5fr]">
            <PlanPanel training={training} plan={plan} />
            <NextSession training={training} />
          </div>
        ) : (
          <Card className="max-w-[52rem]">
            <h2 className="text-h3">Primero, tu salud</h2>
            <p className="mt-2 mb-6 max-w-[60ch] text-muted">
              Siete preguntas antes de proponerte nada. No guardamos lo que respondes: solo que respondiste y
              cuándo. No sustituye a un profesional.
            </p>
            <PlanForm training={training} label="Hacer mi plan" />
          </Card>
        )}
      </Suspense>
      <Suspense fallback={<Skeleton className="mt-5 h-96 rounded-lg" />}>
        <div className="mt-5 grid grid-cols-1 items-start gap-5 xl:grid-cols-[7fr_5fr]">
          <LoadChart log={log} today={today} />
          <HealthPanel training={training} />
        </div>
        <LogList log={log} onEdit={setEdited} onRemove={remove} />
      </Suspense>
      <Suspense>
        {edited && (
          <EntryDialog
            key={edited.id}
            entry={edited}
            today={today}
            hasConsent={training.hasConsent}
            onClose={() => setEdited(null)}
            onSave={save}
          />
        )}
      </Suspense>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title={TITLE}>
    <div className="grid gap-5 xl:grid-cols-[7fr_5fr]">
      <RowsSkeleton rows={2} className="h-96" />
    </div>
    <RowsSkeleton rows={3} />
  </CampusSkeleton>
);
