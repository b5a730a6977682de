import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { pageMeta } from '../platform/page-meta';
import { ButtonLink } from '../ui/button';
import type { Route } from './+types/sample-page';
import { ProgressCharts } from './progress-charts';
import { sampleProgress } from './sample-progress';

export const handle = { audience: 'guest' } as const;

export const loader = ({ request }: Route.LoaderArgs) => ({
  origin: new URL(request.url).origin,
  progress: sampleProgress(dayInSpain(new Date())),
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        origin: loaderData.origin,
        path: '/progreso/ejemplo',
        title: 'Así se ve tu progreso',
        description:
          'Racha, horas, acierto por tema y bloque, repasos previstos y nota esperada, con sus tablas.',
        crumb: 'Tu progreso',
      })
    : [];

/** What guests see instead of `/progreso`. */
export default function SampleProgressPage({ loaderData: { progress } }: Route.ComponentProps) {
  return (
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
      <ProgressCharts progress={progress} scores={[]} />
    </div>
  );
}
