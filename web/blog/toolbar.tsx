import { popularTags } from '@atalaya/core/blog/categories';
import { orders, views } from '@atalaya/core/blog/filters';
import { LayoutGrid, List, SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../ui/button-class';
import { ChipLink } from '../ui/chip';
import { cx } from '../ui/cx';
import type { BlogFilters } from './use-filters';

const orderWords = { recientes: 'Recientes', populares: 'Populares', tendencia: 'Tendencia' } as const;
const viewWords = { cuadricula: 'Cuadrícula', lista: 'Lista' } as const;

/** Links, so that they work without JavaScript. */
export function Toolbar({ filters, to }: BlogFilters) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 pt-5 pb-8">
      <Tags filters={filters} to={to} />
      <div className="flex flex-wrap items-center gap-3">
        <Segments label="Orden">
          {orders.map((order) => (
            <Segment key={order} to={to({ order })} current={filters.order === order}>
              {orderWords[order]}
            </Segment>
          ))}
        </Segments>
        <Segments label="Vista">
          {views.map((view) => (
            <Segment
              key={view}
              to={to({ view, page: filters.page })}
              current={filters.view === view}
              label={viewWords[view]}
            >
              {view === 'lista' ? <List /> : <LayoutGrid />}
            </Segment>
          ))}
        </Segments>
      </div>
    </div>
  );
}

function Tags({ filters, to }: BlogFilters) {
  const { tags, panel } = filters;
  const offered = [...popularTags, ...tags.filter((tag) => !popularTags.some((known) => known === tag))];
  const shown = panel ? offered : tags;
  const without = (tag: string) => tags.filter((other) => other !== tag);
  return (
    <fieldset className="flex min-w-0 flex-1 basis-80 flex-wrap items-center gap-2">
      <legend className="sr-only">Filtrar por etiquetas</legend>
      <Link
        to={to({ panel: !panel, page: filters.page })}
        preventScrollReset
        aria-expanded={panel}
        className={buttonClass({ variant: panel ? 'primary' : 'outline', size: 'sm' }, 'rounded-full!')}
      >
        <SlidersHorizontal />
        Etiquetas
      </Link>
      {shown.map((tag) => {
        const isOn = tags.includes(tag);
        return (
          <ChipLink
            key={tag}
            to={to({ tags: isOn ? without(tag) : [...tags, tag] })}
            preventScrollReset
            current={isOn}
          >
            {tag}
            {isOn && <X />}
          </ChipLink>
        );
      })}
      {tags.length > 0 && (
        <Link
          to={to({ tags: [] })}
          preventScrollReset
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          Quitar filtros
        </Link>
      )}
    </fieldset>
  );
}

function Segments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className="inline-flex max-w-full flex-wrap gap-0.5 rounded-[12px] border border-line bg-sunken p-1"
    >
      {children}
    </nav>
  );
}

type SegmentProps = { to: string; current: boolean; label?: string; children: ReactNode };

function Segment({ to, current, label, children }: SegmentProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={label}
      aria-current={current || undefined}
      className={cx(
        'inline-flex min-h-9.5 min-w-11 flex-auto items-center justify-center rounded-md px-4 text-small font-semibold no-underline transition-colors max-sm:px-3 pointer-coarse:min-h-11 [&_svg]:size-4.5',
        current ? 'bg-segment text-ink shadow-[0_1px_3px_rgb(14_27_51/.16)]' : 'text-muted hover:text-ink',
      )}
    >
      {children}
    </Link>
  );
}
