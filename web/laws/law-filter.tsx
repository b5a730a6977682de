import type { Answer } from '@atalaya/core/api';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { Link } from 'react-router';
import { cx } from '../ui/cx';
import { type CodifiedFilters, codifiedPath } from './codified-filters';

type Props = { filters: CodifiedFilters; laws: Answer<'GET /api/law-articles'>['laws'] };

const MOST = 12;

/** A column on wide screens, a row that scrolls on a phone. */
export function LawFilter({ filters, laws }: Props) {
  const shown = laws.filter(({ slug }, index) => index < MOST || slug === filters.law);
  const all = laws.reduce((sum, { articles }) => sum + articles, 0);
  const link = (label: string, articles: number, law: string | null) => (
    <li key={law ?? ''} className="flex-none">
      <Link
        to={codifiedPath(filters, { law })}
        preventScrollReset
        aria-current={filters.law === law || undefined}
        className={cx(
          'flex min-h-11 items-center justify-between gap-3 rounded-full border-[1.5px] px-3.5 text-small font-semibold whitespace-nowrap no-underline lg:rounded-md lg:border-transparent lg:font-normal lg:whitespace-normal',
          filters.law === law
            ? 'border-navy bg-navy text-on-navy'
            : 'border-line-strong text-ink hover:bg-navy-tint',
        )}
      >
        {label} <span className="num">{formatNumber(articles)}</span>
      </Link>
    </li>
  );
  return (
    <nav aria-label="Leyes" className="-mx-5 overflow-x-auto px-5 py-1 lg:mx-0 lg:overflow-visible lg:px-0">
      <ul className="flex gap-2 lg:flex-col lg:gap-0.5">
        {link('Todos', all, null)}
        {shown.map(({ slug, shortName, articles }) => link(shortName, articles, slug))}
      </ul>
    </nav>
  );
}
