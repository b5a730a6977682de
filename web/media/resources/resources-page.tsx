import type { Answer } from '@atalaya/core/api';
import { categories, categoryNames } from '@atalaya/core/media/resources/categories';
import { fold } from '@atalaya/core/platform/fold';
import { formatCount } from '@atalaya/core/platform/number-format';
import { Download, Eye, Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { CampusHead } from '../../shell/campus/campus-head';
import { CampusSkeleton } from '../../shell/campus/campus-skeleton';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { Input } from '../../ui/forms/input';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import { Section } from '../../ui/section';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState } from '../../ui/state';
import type { Route } from './+types/resources-page';

const PreviewDialog = lazyDialog(async () => ({ default: (await import('./preview-dialog')).PreviewDialog }));

export const meta = titled('Recursos gratuitos');

export const clientLoader = pageLoader(() => from('GET /api/resources'));

type Resource = Answer<'GET /api/resources'>[number];

const TITLE = 'Recursos gratuitos';
const ABOVE = 'Para imprimir o guardar, con cualquier cuenta';
const CATEGORY = 'categoria';
const QUERY = 'buscar';

/** Every word is in the title or in the description. */
const matches = ({ title, description }: Resource, query: string): boolean => {
  const text = fold(`${title} ${description}`);
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

export default function ResourcesPage({ loaderData: resources }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const [seen, setSeen] = useState<string | null>(null);
  const query = search.get(QUERY) ?? '';
  const chosen = categories.find((one) => one === search.get(CATEGORY));
  const found = resources.filter((one) => (!chosen || one.category === chosen) && matches(one, query));
  const set = (key: string, value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(key, value);
        else next.delete(key);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <CampusHead title={TITLE} above={ABOVE} />
      <div className="mb-6 grid gap-4">
        <Input
          label="Buscar un recurso"
          hideLabel
          type="search"
          placeholder="Buscar un recurso"
          icon={<Search />}
          value={query}
          maxLength={100}
          onChange={({ target }) => set(QUERY, target.value)}
          fieldClassName="max-w-md"
        />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Categorías</legend>
          {categories
            .filter((one) => resources.some(({ category }) => category === one))
            .map((one) => (
              <Chip
                key={one}
                pressed={one === chosen}
                onClick={() => set(CATEGORY, one === chosen ? null : one)}
              >
                {categoryNames[one]}
              </Chip>
            ))}
        </fieldset>
        <p role="status" className="text-small text-muted">
          {formatCount(found.length, 'recurso', 'recursos')}
        </p>
      </div>
      {found.length === 0 && (
        <EmptyState
          title="Nada con esas palabras"
          action={<Button onClick={() => setSearch({}, { replace: true })}>Ver todos</Button>}
        >
          Prueba con otra palabra o quita la categoría.
        </EmptyState>
      )}
      {categories.map((category) => {
        const inside = found.filter((one) => one.category === category);
        if (inside.length === 0) return null;
        return (
          <Section
            key={category}
            id={`resources-${category}`}
            title={categoryNames[category]}
            titleClass="mb-3 text-h3"
            className="mb-8"
          >
            <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {inside.map((one) => (
                <li key={one.id} className="grid">
                  <ResourceCard resource={one} onPreview={() => setSeen(one.id)} />
                </li>
              ))}
            </ul>
          </Section>
        );
      })}
      {seen && <PreviewDialog key={seen} id={seen} onClose={() => setSeen(null)} />}
    </>
  );
}

function ResourceCard({ resource, onPreview }: { resource: Resource; onPreview: () => void }) {
  const { id, title, description, downloads } = resource;
  return (
    <Card pad="sm" className="grid content-between gap-4">
      <div className="grid gap-1.5">
        <h3 className="text-h4">{title}</h3>
        <p className="text-small text-muted">{description}</p>
      </div>
      <div className="grid gap-2">
        <p className="text-micro text-muted">
          PDF{downloads > 0 && ` · ${formatCount(downloads, 'descarga', 'descargas')}`}
        </p>
        <div className="flex flex-wrap gap-2">
          <a
            href={`/api/resources/${id}/file`}
            download={`${id}.pdf`}
            aria-label={`Descargar: ${title}`}
            className={buttonClass({ size: 'sm' })}
          >
            <Download />
            Descargar
          </a>
          <Button variant="quiet" size="sm" aria-label={`Ver: ${title}`} onClick={onPreview}>
            <Eye />
            Ver
          </Button>
        </div>
      </div>
    </Card>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title={TITLE} above={ABOVE}>
    <Skeleton className="h-12 max-w-md rounded-lg" />
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {categories.map((one) => (
        <Skeleton key={one} className="h-44 rounded-lg" />
      ))}
    </div>
  </CampusSkeleton>
);
