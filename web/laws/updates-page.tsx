import { formatCount } from '@atalaya/core/platform/number-format';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/updates-page';
import { UpdateCard } from './update-card';

export const meta = titled('Actualizaciones');

export const clientLoader = pageLoader(() => from('GET /api/my-laws/updates'));

export default function UpdatesPage({ loaderData: updates }: Route.ComponentProps) {
  return (
    <>
      <CampusHead
        title="Actualizaciones"
        above={formatCount(updates.length, 'cambio de ley', 'cambios de ley')}
      />
      <p className="mb-6 max-w-[64ch] text-muted">
        Qué ha cambiado en las leyes del temario, desde cuándo, a qué temas y preguntas afecta y qué habías
        contestado tú antes. Las respuestas que corregimos por ello están en{' '}
        <a href="/correcciones" className="link">
          correcciones
        </a>
        .
      </p>
      {updates.length === 0 ? (
        <EmptyState
          title="Sin cambios por ahora"
          action={<ButtonLink to="/campus-estudio/normativa">Ver mi normativa</ButtonLink>}
        >
          Cuando una ley del temario cambie, lo verás aquí con lo que supone para ti.
        </EmptyState>
      ) : (
        <ol className="grid grid-cols-1 gap-4">
          {updates.map((update) => (
            <UpdateCard key={update.id} update={update} />
          ))}
        </ol>
      )}
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Actualizaciones">
    <RowsSkeleton rows={5} className="h-44" />
  </CampusSkeleton>
);
