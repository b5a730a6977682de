import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { plusDays } from '@atalaya/core/review/days';
import { pageMeta } from '../platform/page-meta';
import { ButtonLink } from '../ui/button';
import type { Route } from './+types/sample-log-page';
import { type LogDays, LogList } from './log-list';

export const handle = { audience: 'guest' } as const;

export const loader = ({ request }: Route.LoaderArgs) => ({
  origin: new URL(request.url).origin,
  days: sampleLog(dayInSpain(new Date())),
});

const topics = [
  { number: 1, title: 'El Derecho' },
  { number: 2, title: 'La Constitución Española (I)' },
  { number: 3, title: 'La Constitución Española (II)' },
] as const;

/** A week with invented figures, labelled as such. */
const sampleLog = (today: string): LogDays =>
  [32, 24, 100, 28, 36, 20].map((answers, index) => {
    const right = Math.round(answers * (0.82 - index * 0.03));
    const own = answers === 100 ? topics : topics.slice(0, 1 + (index % 2));
    return {
      day: plusDays(today, -1 - index),
      answers,
      right,
      wrong: answers - right,
      minutes: Math.round(answers * 0.6),
      topics: own.map((topic) => ({
        ...topic,
        answers: Math.round(answers / own.length),
        right: Math.round(right / own.length),
      })),
      sources: [{ source: answers === 100 ? ('exam' as const) : ('review' as const), answers }],
    };
  });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        origin: loaderData.origin,
        path: '/bitacora/ejemplo',
        title: 'Así se ve tu bitácora',
        description: 'Cada día de estudio: qué temas, cuánto tiempo y cómo fue.',
        crumb: 'Bitácora',
      })
    : [];

/** What guests see instead of `/bitacora`. */
export default function SampleLogPage({ loaderData: { days } }: Route.ComponentProps) {
  return (
    <div className="page-width py-10 md:py-16">
      <h1 className="text-h1">Así se ve tu bitácora</h1>
      <p className="mt-4 mb-4 max-w-[60ch] text-lead text-muted">
        Es un ejemplo con datos inventados: cuando entres, aquí estarán tus días.
      </p>
      <div className="mb-10 flex flex-wrap gap-3">
        <ButtonLink to="/prueba-nivel-gratis" size="lg">
          Hacer la prueba de nivel
        </ButtonLink>
        <ButtonLink to="/login?volver=/bitacora" variant="outline" size="lg">
          Entrar
        </ButtonLink>
      </div>
      <LogList days={days} />
    </div>
  );
}
