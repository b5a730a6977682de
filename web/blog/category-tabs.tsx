import { categoryTabs, visibleTabs } from '@atalaya/core/blog/categories';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { cx } from '../ui/cx';
import { tabClass } from '../ui/tab-class';
import type { BlogFilters } from './use-filters';

/** CSS decides by width how many tabs are visible, so the HTML is the same on every device. */
const inRow = (index: number): string | undefined => {
  if (index < visibleTabs.phone) return undefined;
  return index < visibleTabs.small ? 'max-sm:hidden' : 'max-md:hidden';
};
const inMenu = (index: number): string | undefined => {
  if (index >= visibleTabs.wide) return undefined;
  return index < visibleTabs.small ? 'sm:hidden' : 'md:hidden';
};

export function CategoryTabs({ filters, to }: BlogFilters) {
  const tab = (category: string, className: string | undefined, look: string) => (
    <Link
      key={category}
      to={to({ category })}
      preventScrollReset
      aria-current={filters.category === category ? 'page' : undefined}
      className={cx(look, className)}
    >
      {category}
    </Link>
  );
  const names = categoryTabs.map((category, index) => ({ category, index }));
  return (
    <nav aria-label="Categorías" className="relative flex flex-wrap gap-x-7 border-b border-line">
      {names.slice(0, visibleTabs.wide).map(({ category, index }) => tab(category, inRow(index), tabClass))}
      <MoreCategories current={filters.category}>
        {names.slice(visibleTabs.phone).map(({ category, index }) => tab(category, inMenu(index), menuRow))}
      </MoreCategories>
    </nav>
  );
}

const menuRow =
  'flex min-h-10 items-center rounded-md px-3 py-2 leading-[1.25] no-underline hover:bg-navy-tint aria-[current=page]:bg-navy-tint aria-[current=page]:font-semibold pointer-coarse:min-h-11';

/** A native `details`: works without JavaScript; with it, a choice, Escape or losing focus closes it. */
function MoreCategories({ current, children }: { current: string; children: React.ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  // The choice has been made once the category of the page is another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dependency only triggers the effect
  useEffect(close, [current]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  const index = categoryTabs.indexOf(current);
  const hidesCurrent = index >= visibleTabs.wide;
  return (
    <details
      ref={details}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
      }}
      className="group"
    >
      <summary
        className={cx(
          tabClass,
          'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
          hidesCurrent && 'border-gold text-ink',
        )}
      >
        Más categorías
        <ChevronDown className="size-4.5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute right-0 z-30 mt-1.5 grid max-h-80 w-64 max-w-full overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-float max-md:left-0">
        {children}
      </div>
    </details>
  );
}
