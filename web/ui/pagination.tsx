import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { pagesAround } from './pages-around';

const cell =
  'grid min-h-10 min-w-10 place-items-center rounded-md px-2 text-small font-semibold no-underline tabular-nums transition-colors pointer-coarse:min-h-11 pointer-coarse:min-w-11 [&_svg]:size-5';

/** Links with ?page=, so that back goes back; the other parameters stay. A phone gets the two arrows and the count. */
export function Pagination({
  page,
  pages,
  label = 'Páginas',
}: {
  page: number;
  pages: number;
  label?: string;
}) {
  const { pathname, search } = useLocation();
  const to = (target: number) => {
    const query = new URLSearchParams(search);
    if (target === 1) query.delete('page');
    else query.set('page', String(target));
    return { pathname, search: query.toString() };
  };
  if (pages <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          <Step to={page > 1 ? to(page - 1) : undefined} label="Página anterior">
            <ChevronLeft />
          </Step>
        </li>
        <li className="px-3 text-small font-semibold tabular-nums sm:hidden">
          {page} de {pages}
        </li>
        {pagesAround(page, pages).map((entry) => (
          <li key={entry} className="max-sm:hidden">
            {typeof entry === 'string' ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              <Link
                to={to(entry)}
                aria-label={`Página ${entry}`}
                aria-current={entry === page ? 'page' : undefined}
                className={`${cell} ${entry === page ? 'bg-navy text-on-navy' : 'text-ink hover:bg-navy-tint'}`}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Step to={page < pages ? to(page + 1) : undefined} label="Página siguiente">
            <ChevronRight />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

type StepProps = { to?: { pathname: string; search: string }; label: string; children: ReactNode };

function Step({ to, label, children }: StepProps) {
  return to ? (
    <Link to={to} aria-label={label} className={`${cell} text-navy hover:bg-navy-tint`}>
      {children}
    </Link>
  ) : (
    <span className={`${cell} text-line-strong`}>
      <span className="sr-only">{label}, no disponible</span>
      {children}
    </span>
  );
}
