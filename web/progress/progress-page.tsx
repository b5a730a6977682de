import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { NotebookText, Printer } from 'lucide-react';
import { redirect } from 'react-router';
import type { PageHandle } from '../platform/page-handle';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { resolveUser } from '../platform/session';
import { LeechList } from '../review/leech-list';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { Button, ButtonLink } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/progress-page';
import { OwnErrorBoundary, OwnFrame } from './own-frame';
import { ProgressCharts } from './progress-charts';

export const meta = titled('Tu progreso');

const mocks = { query: { kind: 'mock', pageSize: 100 } } as const;

const SAMPLE = '/progreso/ejemplo';

export const handle: PageHandle = { guestsTo: SAMPLE };

export const clientLoader = pageLoader(
  () => ({ progress: from('GET /api/progress/summary'), exams: from('GET /api/exams', mocks) }),
  async (load) => {
    if (!(await resolveUser())) throw redirect(SAMPLE);
    const { progress, exams } = await load();
    const scores = exams.items.flatMap(({ finishedAt, result }) =>
      finishedAt && result ? [{ day: dayInSpain(new Date(finishedAt)), score: result.score / 10_000 }] : [],
    );
    return { progress, scores };
  },
);

export default function ProgressPage({ loaderData: { progress, scores } }: Route.ComponentProps) {
  return (
    <OwnFrame>
      <CampusHead
        title="Tu progreso"
        above={`${progress.totals.days} ${progress.totals.days === 1 ? 'día' : 'días'} de estudio`}
        actions={
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            <Printer />
            <span className="max-md:sr-only">Imprimir</span>
          </Button>
        }
      />
      {progress.totals.answers === 0 ? (
        <EmptyState
          title="Todavía no hay nada que contar"
          action={<ButtonLink to="/study">Empezar una sesión</ButtonLink>}
        >
          Con tus primeras respuestas verás aquí la racha, las horas y el acierto de cada tema.
        </EmptyState>
      ) : (
        <>
          <ProgressCharts progress={progress} scores={scores} />
          <LeechList />
          <div className="mt-6 print:hidden">
            <ButtonLink to="/bitacora" variant="outline">
              <NotebookText />
              Ver la bitácora, día a día
            </ButtonLink>
          </div>
        </>
      )}
    </OwnFrame>
  );
}

export const ErrorBoundary = OwnErrorBoundary;

export const HydrateFallback = () => (
  <OwnFrame>
    <CampusSkeleton title="Tu progreso">
      <Skeleton className="h-40 rounded-lg" />
      <div className="grid gap-4 md:gap-6 xl:grid-cols-2">
        <RowsSkeleton rows={4} className="h-80" />
      </div>
    </CampusSkeleton>
  </OwnFrame>
);
