import { formatCount } from '@atalaya/core/platform/number-format';
import { studyPath } from '@atalaya/core/review/study-path';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/my-laws-page';
import { MyTopic, StateLegend } from './my-topic';

export const meta = titled('Normativa');

export const clientLoader = pageLoader(() => from('GET /api/my-laws'));

export default function MyLawsPage({ loaderData: { topics, known, due } }: Route.ComponentProps) {
  return (
    <>
      <CampusHead title="Normativa" above={`${formatCount(known, 'artículo', 'artículos')} en tu repaso`} />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {due > 0 && (
          <ButtonLink to={studyPath({ only: 'due' })}>
            Repasar {formatCount(due, 'artículo', 'artículos')}
          </ButtonLink>
        )}
        <ButtonLink variant="outline" to="/codificado">
          Buscar un artículo
        </ButtonLink>
        <ButtonLink variant="outline" to="/campus-estudio/actualizaciones">
          Cambios de ley
        </ButtonLink>
      </div>
      {topics.length === 0 ? (
        <EmptyState
          title="Todavía no hay artículos"
          action={<ButtonLink to="/recursos-juridicos">Ver las leyes</ButtonLink>}
        >
          Cuando las leyes del temario estén explicadas artículo por artículo, verás aquí tu avance.
        </EmptyState>
      ) : (
        <>
          <StateLegend />
          <ul className="mt-5 grid grid-cols-1 gap-3">
            {topics.map((topic) => (
              <MyTopic key={topic.number} topic={topic} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Normativa">
    <RowsSkeleton rows={8} className="h-18" />
  </CampusSkeleton>
);
