import {
  activeFilters,
  noFilters,
  type SectionProducts,
  type Sort,
  sorts,
  type View,
  views,
} from '@atalaya/core/store/shop';
import { LayoutGrid, List, SlidersHorizontal, X } from 'lucide-react';
import { Button, ButtonLink } from '../ui/button';
import { cx } from '../ui/cx';
import { Segmented } from '../ui/forms/segmented';
import { Select } from '../ui/forms/select';
import type { ShopAddress } from './use-shop-filters';

const sortWords: Record<Sort, string> = {
  popular: 'Más populares',
  newest: 'Más recientes',
  'price-low': 'Precio: de menor a mayor',
  'price-high': 'Precio: de mayor a menor',
  rating: 'Mejor valorados',
};
const options = sorts.map((value) => ({ value, label: sortWords[value] }));

const viewIcons: Record<View, { label: string; Icon: typeof List }> = {
  grid: { label: 'Cuadrícula', Icon: LayoutGrid },
  list: { label: 'Lista', Icon: List },
};
const viewOptions = views.map((value) => {
  const { label, Icon } = viewIcons[value];
  return {
    value,
    label: (
      <>
        <Icon />
        <span className="sr-only">{label}</span>
      </>
    ),
  };
});

type ToolbarProps = {
  address: ShopAddress;
  categories: readonly { id: string; name: string }[];
  sections: readonly SectionProducts[] | null;
};

type Asking = { isAskedFor: boolean; onAsk: () => void };

export function ShopToolbar({ address, categories, sections, isAskedFor, onAsk }: ToolbarProps & Asking) {
  const { filters, to, change } = address;
  const active = activeFilters(filters);
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-5 gap-y-3 max-lg:order-first">
      <p role="status" className="min-w-full sm:min-w-0">
        {sections && <Summary address={address} categories={categories} sections={sections} />}
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-3 max-sm:w-full">
        <Button
          variant="outline"
          size="sm"
          className="lg:hidden"
          aria-expanded={filters.panel && isAskedFor}
          aria-controls="filtros"
          onClick={onAsk}
        >
          <SlidersHorizontal />
          Filtros{active > 0 && ` (${active})`}
        </Button>
        {!filters.panel && (
          <ButtonLink
            to={to({ panel: true })}
            preventScrollReset
            variant="outline"
            size="sm"
            className="max-lg:hidden"
          >
            <SlidersHorizontal />
            Mostrar filtros{active > 0 && ` (${active})`}
          </ButtonLink>
        )}
        {active > 0 && (
          <ButtonLink
            to={to(noFilters)}
            preventScrollReset
            variant="quiet"
            size="sm"
            // The panel has its own button wherever it is visible.
            className={cx(filters.panel && 'lg:hidden', filters.panel && isAskedFor && 'max-lg:hidden')}
          >
            <X />
            Borrar filtros
          </ButtonLink>
        )}
        <Select
          label="Ordenar por"
          hideLabel
          size="sm"
          options={options}
          value={filters.sort}
          onChange={(event) =>
            change({ sort: sorts.find((sort) => sort === event.currentTarget.value) ?? 'popular' })
          }
          fieldClassName="min-w-0 max-sm:flex-1 max-sm:basis-32"
        />
        <Segmented
          label="Vista"
          options={viewOptions}
          value={filters.view}
          onChange={(view) => change({ view })}
        />
      </div>
    </div>
  );
}

function Summary({ address: { filters }, categories, sections }: ToolbarProps) {
  const total = (sections ?? []).reduce((sum, group) => sum + group.total, 0);
  const category = categories.find(({ id }) => id === filters.category)?.name;
  const isPriced = filters.min > 0 || filters.max < 200;
  return (
    <>
      <b>{total === 1 ? '1 producto' : `${total} productos`}</b>
      <span className="text-muted">
        {category && ` en ${category}`}
        {isPriced && `${category ? ',' : ''} de ${filters.min} a ${filters.max} €`}
      </span>
    </>
  );
}
