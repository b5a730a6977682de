import { stages, stageWords } from '@atalaya/core/success-wall/success-wall';
import { useSearchParams } from 'react-router';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { ChipLink } from '../ui/chip';
import { Select } from '../ui/forms/select';
import type { Route } from './+types/wall-page';
import { OwnStory } from './own-story';
import { StoryList } from './story-list';

export const meta = titled('Muro de éxitos');

export const clientLoader = pageLoader(() => from('GET /api/success-wall/mine'));

export default function WallPage({ loaderData: { own, years } }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const stage = stages.find((one) => one === search.get('etapa'));
  const year = years.find((one) => String(one) === search.get('anio'));
  const address = (etapa: string | undefined) => {
    const next = new URLSearchParams(search);
    if (etapa) next.set('etapa', etapa);
    else next.delete('etapa');
    return `?${next}`;
  };
  const chooseYear = (value: string) =>
    setSearch(
      (before) => {
        if (value) before.set('anio', value);
        else before.delete('anio');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <CampusHead title="Muro de éxitos" />
      <p className="mb-7 max-w-[62ch] text-muted">
        Lo cuentan quienes ya han pasado por aquí, con el nombre que eligieron. Leemos cada historia antes de
        publicarla y su autor la retira cuando quiere.
      </p>
      <div className="grid items-start gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <OwnStory own={own} />
        <section aria-label="Historias" className="min-w-0 xl:col-start-1 xl:row-start-1">
          <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
            <nav aria-label="Hasta dónde llegaron" className="flex flex-wrap gap-2">
              {[undefined, ...stages].map((one) => (
                <ChipLink
                  key={one ?? 'all'}
                  to={address(one)}
                  replace
                  preventScrollReset
                  current={one === stage}
                >
                  {one ? stageWords[one] : 'Todas'}
                </ChipLink>
              ))}
            </nav>
            {years.length > 1 && (
              <Select
                label="Año"
                size="sm"
                value={year ? String(year) : ''}
                onChange={({ target }) => chooseYear(target.value)}
                options={[
                  { value: '', label: 'Todos los años' },
                  ...years.map((one) => ({ value: String(one), label: String(one) })),
                ]}
              />
            )}
          </div>
          <StoryList stage={stage} year={year} />
        </section>
      </div>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Muro de éxitos" className="grid min-h-dvh content-start gap-4">
    <RowsSkeleton rows={4} className="h-48" />
  </CampusSkeleton>
);
