import { brand } from '@atalaya/core/brand';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { NotebookText, Printer } from 'lucide-react';
import { callFrom } from '../platform/page-context';
import { LeechList } from '../review/leech-list';
import { CampusFrame } from '../shell/campus/campus-frame';
import { CampusHead } from '../shell/campus/campus-head';
import { SiteFrame } from '../shell/site/site-frame';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/progress-page';
import { ProgressCharts } from './progress-charts';
import { sampleProgress } from './sample-progress';

export const meta: Route.MetaFunction = () => [
  { title: `Tu progreso | ${brand.name}` },
  {
    name: 'description',
    content: 'Racha, horas, acierto por tema y bloque, repasos previstos y nota esperada, con sus tablas.',
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const call = callFrom(context);
  const user = await call('GET /api/auth/me');
  if (!user) return { user: null, progress: sampleProgress(dayInSpain(new Date())), marks: [] };
  const [progress, exams] = await Promise.all([
    call('GET /api/progress/summary'),
    call('GET /api/exams', { query: { kind: 'mock', pageSize: 100 } }),
  ]);
  const marks = exams.items.flatMap(({ finishedAt, result }) =>
    finishedAt && result ? [{ day: dayInSpain(new Date(finishedAt)), score: result.mark / 10_000 }] : [],
  );
  return { user, progress, marks };
}

export default function ProgressPage({ loaderData: { user, progress, marks } }: Route.ComponentProps) {
  if (!user)
    return (
      <SiteFrame>
        <div className="page-width py-10 md:py-16">
          <h1 className="text-h1">Así se ve tu progreso</h1>
          <p className="mt-4 mb-4 max-w-[60ch] text-lead text-muted">
            Es un ejemplo con datos inventados: cuando entres, aquí estarán los tuyos.
          </p>
          <div className="mb-10 flex flex-wrap gap-3">
            <ButtonLink to="/prueba-nivel-gratis" size="lg">
              Hacer la prueba de nivel
            </ButtonLink>
            <ButtonLink to="/login?volver=/progreso" variant="outline" size="lg">
              Entrar
            </ButtonLink>
          </div>
          <ProgressCharts progress={progress} marks={[]} />
        </div>
      </SiteFrame>
    );
  return (
    <CampusFrame user={user} alone={false}>
      <CampusHead
        title="Tu progreso"
        above={`${progress.totals.days} ${progress.totals.days === 1 ? 'día' : 'días'} de estudio`}
        actions={
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
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
          <ProgressCharts progress={progress} marks={marks} />
          <LeechList />
          <div className="mt-6 print:hidden">
            <ButtonLink to="/bitacora" variant="outline">
              <NotebookText aria-hidden="true" />
              Ver la bitácora, día a día
            </ButtonLink>
          </div>
        </>
      )}
    </CampusFrame>
  );
}
