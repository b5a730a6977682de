import { eventsOf, type OfficialTable } from '@atalaya/core/fitness/events';
import { standingOn } from '@atalaya/core/fitness/standing';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { toastError } from '../platform/toast-error';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { Button } from '../ui/button';
import { Segmented } from '../ui/forms/segmented';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/tests-page';
import { fitnessOutbox } from './outbox';
import { type EditedResult, newResult } from './results/edited-result';
import { EventRuler } from './results/event-ruler';
import { StandingHead } from './results/standing-head';
import { useResults } from './results/use-results';

// Below the first screen, or opened by a press.
const ResultCharts = lazy(async () => ({ default: (await import('./results/result-charts')).ResultCharts }));
const ResultHistory = lazy(async () => ({
  default: (await import('./results/result-history')).ResultHistory,
}));
const ResultDialog = lazy(async () => ({ default: (await import('./results/result-dialog')).ResultDialog }));
const NextSession = lazy(async () => ({ default: (await import('./next-session')).NextSession }));
const HowJudged = lazy(async () => ({ default: (await import('./judging/how-judged')).HowJudged }));

export const meta = titled('Pruebas físicas');

export const clientLoader = pageLoader(
  () => ({ fitness: from('GET /api/fitness'), training: from('GET /api/fitness/training') }),
  async (load, { context }) => {
    const userId = userFrom(context).id;
    await fitnessOutbox.send(userId);
    const [fitness, training, pending] = await Promise.all([
      load('fitness'),
      load('training'),
      fitnessOutbox.list(userId),
    ]);
    return { userId, fitness, training, pending };
  },
);

const ABOVE = 'Otras pruebas';
const TITLE = 'Pruebas físicas';
const tables = [
  { value: 'women', label: 'Mujeres' },
  { value: 'men', label: 'Hombres' },
] as const;

export default function TestsPage({ loaderData }: Route.ComponentProps) {
  const { fitness, training } = loaderData;
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<OfficialTable | null>(null);
  const [edited, setEdited] = useState<EditedResult | null>(null);
  const { results, save, remove } = useResults(loaderData);
  const table = chosen ?? fitness.table ?? 'women';
  const standing = standingOn(results, table);
  const write = (result?: Partial<EditedResult>) =>
    setEdited({ ...newResult(table, fitness.today), ...result });

  const choose = async (next: OfficialTable) => {
    setChosen(next);
    try {
      await call('PUT /api/fitness/table', { body: { table: next } });
      await revalidate();
    } catch (error) {
      toastError('No se ha guardado la tabla', error);
    }
  };

  return (
    <>
      <CampusHead
        title={TITLE}
        above={ABOVE}
        actions={
          <Button size="sm" className="max-md:hidden" onClick={() => write()}>
            <Plus />
            Anotar marca
          </Button>
        }
      />
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Segmented label="Tabla oficial" options={tables} value={table} onChange={choose} />
        <p className="text-small text-muted">La convocatoria tiene dos tablas: elige la que se te aplica.</p>
      </div>
      <StandingHead standing={standing} table={table} onWrite={() => write()} />
      {eventsOf(table).map((event) => (
        <EventRuler key={event} {...{ event, table, results }} onWrite={() => write({ event })} />
      ))}
      <p className="border-t border-line py-4 text-micro text-muted">
        Bajo cada casilla, la marca desde la que se da ese punto; en la tuya, el tramo entero. Tabla de{' '}
        {table === 'women' ? 'mujeres' : 'hombres'}, anexo II.B de la convocatoria (BOE-A-2026-15055).
      </p>
      <Suspense fallback={<Skeleton className="h-160 rounded-lg" />}>
        <div className="mt-3 grid grid-cols-1 gap-5 xl:grid-cols-[7fr_5fr]">
          <ResultCharts {...{ results, table, today: fitness.today, examDate: fitness.examDate }} />
          <NextSession training={training} />
        </div>
        <ResultHistory results={results} table={table} onEdit={write} onRemove={remove} />
        <HowJudged table={table} />
      </Suspense>
      <Suspense>
        {edited && (
          <ResultDialog
            key={edited.id}
            result={edited}
            table={table}
            today={fitness.today}
            onClose={() => setEdited(null)}
            onSave={save}
          />
        )}
      </Suspense>
      <div className="sticky bottom-20 z-10 -mx-5 border-t border-line bg-surface px-4 py-2.5 md:hidden print:hidden">
        <Button full onClick={() => write()}>
          <Plus />
          Anotar marca
        </Button>
      </div>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title={TITLE} above={ABOVE}>
    <Skeleton className="h-32 rounded-lg" />
    <RowsSkeleton rows={3} className="h-40" />
  </CampusSkeleton>
);
