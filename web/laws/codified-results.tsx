import type { Answer } from '@atalaya/core/api';
import { formatCount } from '@atalaya/core/platform/number-format';
import { LockKeyhole } from 'lucide-react';
import { ButtonLink } from '../ui/button';
import { ChipLink } from '../ui/chip';
import { EmptyState } from '../ui/state';
import { ArticleRow } from './article-row';
import { type CodifiedFilters, codifiedPath } from './codified-filters';
import { HeatNote } from './heat';
import { LawFilter } from './law-filter';
import { useKnown } from './use-known';

type Props = { filters: CodifiedFilters; found: Answer<'GET /api/law-articles'> };

export function CodifiedResults({ filters, found }: Props) {
  const known = useKnown();
  const { items, total, laws, next } = found;
  return (
    <div className="mt-7 gap-9 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <aside aria-label="Filtros">
        <LawFilter filters={filters} laws={laws} />
        <p className="mt-6 mb-2 text-small font-semibold max-lg:sr-only">Mostrar solo</p>
        <div className="flex flex-wrap gap-2 max-lg:mt-3">
          <ChipLink
            current={filters.figures}
            to={codifiedPath(filters, { figures: !filters.figures })}
            preventScrollReset
          >
            Con cifras o plazos
          </ChipLink>
          <ChipLink
            current={filters.asked}
            to={codifiedPath(filters, { asked: !filters.asked })}
            preventScrollReset
          >
            Los que caen
          </ChipLink>
        </div>
      </aside>
      <div className="min-w-0 max-lg:mt-6">
        <div className="flex flex-wrap justify-between gap-x-4 border-b-2 border-ink pb-3">
          <p role="status">
            <b>{formatCount(total, 'artículo', 'artículos')}</b>
            {filters.words && <span className="text-muted"> con «{filters.words}»</span>}
          </p>
          <p className="text-small text-muted">Más preguntados primero</p>
        </div>
        {items.length === 0 ? (
          <EmptyState
            title="Ningún artículo con esas palabras"
            action={
              <ButtonLink variant="outline" to="/codificado">
                Ver todos los artículos
              </ButtonLink>
            }
          >
            Prueba con otra palabra o con el número y la ley, como «17 CE».
          </EmptyState>
        ) : (
          <ul>
            {items.map((article) => (
              <ArticleRow key={article.id} article={article} known={known} showsLaw />
            ))}
          </ul>
        )}
        {(next || filters.after) && (
          <nav aria-label="Más artículos" className="mt-5 flex flex-wrap gap-3">
            {filters.after && (
              <ButtonLink variant="outline" to={codifiedPath(filters)}>
                Volver al principio
              </ButtonLink>
            )}
            {next && (
              <ButtonLink variant="outline" to={codifiedPath(filters, { after: next })}>
                Más artículos
              </ButtonLink>
            )}
          </nav>
        )}
        <div className="mt-4">
          <HeatNote />
        </div>
        {!known.user && <Invitation />}
      </div>
    </div>
  );
}

const Invitation = () => (
  <div className="mt-6 flex flex-wrap items-center gap-4 rounded-lg border border-line bg-surface p-5">
    <LockKeyhole className="size-5.5 flex-none text-gold-ink" />
    <p className="min-w-50 flex-1">
      <b className="block">Guarda lo que sabes y repásalo a tiempo.</b>
      <span className="text-small text-muted">
        Leer y buscar es libre. El repaso de artículos entra con Básico.
      </span>
    </p>
    <ButtonLink variant="outline" to="/planes" className="max-sm:w-full">
      Ver planes
    </ButtonLink>
  </div>
);
