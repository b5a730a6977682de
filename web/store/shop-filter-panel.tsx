import {
  activeFilters,
  MAX_PRICE,
  MIN_PRICE,
  noFilters,
  type ShopFilters,
  type TypeFilter,
  typeFilters,
} from '@atalaya/core/store/shop';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../ui/button';
import { cx } from '../ui/cx';
import { Input } from '../ui/forms/input';
import { RadioGroup } from '../ui/forms/radio-group';
import { Select } from '../ui/forms/select';
import { Slider } from '../ui/forms/slider';
import type { ShopAddress } from './use-shop-filters';

const typeWords: Record<TypeFilter, string> = {
  all: 'Todos',
  course: 'Cursos',
  schema: 'Esquemas',
  material: 'Material',
};
const types = typeFilters.map((value) => ({ value, label: typeWords[value] }));

type PanelProps = {
  address: ShopAddress;
  categories: readonly { id: string; name: string }[];
  /** On phones the panel is hidden until requested. */
  isAskedFor: boolean;
};

export function ShopFilterPanel({ address, categories, isAskedFor }: PanelProps) {
  const { filters, to, change } = address;
  if (!filters.panel) return null;
  return (
    <aside
      id="filtros"
      aria-label="Filtros"
      className={cx('grid content-start gap-6 lg:row-span-2', isAskedFor ? '' : 'max-lg:hidden')}
    >
      <div className="flex items-baseline justify-between">
        <h2 className="text-h4">Filtros</h2>
        <ButtonLink
          to={to({ panel: false })}
          preventScrollReset
          variant="quiet"
          size="sm"
          className="-mr-3.5 max-lg:hidden"
        >
          Ocultar
        </ButtonLink>
      </div>
      <SearchField filters={filters} change={change} />
      <Select
        label="Categoría"
        value={filters.category}
        options={[
          { value: 'all', label: 'Todas' },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => change({ category: event.currentTarget.value })}
      />
      <RadioGroup
        label="Tipo de producto"
        options={types}
        value={filters.type}
        onChange={(type) => change({ type })}
      />
      <PriceRange filters={filters} change={change} />
      {activeFilters(filters) > 0 && (
        <ButtonLink to={to(noFilters)} preventScrollReset variant="outline" full>
          <X />
          Borrar filtros
        </ButtonLink>
      )}
    </aside>
  );
}

type FieldProps = { filters: ShopFilters; change: ShopAddress['change'] };

/** Filters on every keystroke and updates the URL. */
function SearchField({ filters, change }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // What somebody typed before the code arrived stands in the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== filters.search && input.current === document.activeElement)
      change({ search: typed }, { replace: true });
  }, []);
  // Follows the URL on back, but not while the user types.
  useEffect(() => {
    const field = input.current;
    if (field && field !== document.activeElement) field.value = filters.search;
  }, [filters.search]);
  return (
    <Input
      ref={input}
      label="Buscar"
      type="search"
      name="q"
      maxLength={100}
      autoComplete="off"
      icon={<Search />}
      placeholder="Extranjería, esquema…"
      defaultValue={filters.search}
      onChange={(event) => change({ search: event.currentTarget.value }, { replace: true })}
    />
  );
}

/** The URL changes on release; while dragging only the figures change. */
function PriceRange({ filters, change }: FieldProps) {
  const { range, setRange, commit } = usePriceRange(filters, change);
  return (
    <Slider
      label="Precio"
      value={range}
      min={MIN_PRICE}
      max={MAX_PRICE}
      thumbLabels={['Precio mínimo', 'Precio máximo']}
      format={(euros) => `${euros} €`}
      onChange={setRange}
      onCommit={commit}
    />
  );
}

const nameOf = (min: number, max: number): string => `${min}-${max}`;

/** The range on screen: follows the URL, except for our own earlier steps, which arrive after later ones were made. */
function usePriceRange({ min, max }: ShopFilters, change: ShopAddress['change']) {
  const [range, setRange] = useState([min, max]);
  const [shown, setShown] = useState(nameOf(min, max));
  const [sent, setSent] = useState<readonly string[]>([]);
  const inUrl = nameOf(min, max);
  if (inUrl !== shown) {
    const at = sent.indexOf(inUrl);
    setShown(inUrl);
    setSent(sent.slice(at < 0 ? sent.length : at + 1));
    if (at < 0) setRange([min, max]);
  }
  const commit = ([least = MIN_PRICE, most = MAX_PRICE]: number[]) => {
    if (nameOf(least, most) === (sent.at(-1) ?? inUrl)) return;
    setSent([...sent, nameOf(least, most)]);
    change({ min: least, max: most });
  };
  return { range, setRange, commit };
}
