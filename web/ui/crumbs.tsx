import { Fragment } from 'react';
import { Link } from 'react-router';
import { cx } from './cx';

type CrumbsProps = { steps: readonly { to: string; label: string }[]; className?: string };

/** The pages above this one, from the highest to the next. */
export function Crumbs({ steps, className }: CrumbsProps) {
  return (
    <nav aria-label="Ruta" className={cx('flex flex-wrap items-center gap-x-2 text-small', className)}>
      {steps.map(({ to, label }, index) => (
        <Fragment key={to}>
          {index > 0 && (
            <span aria-hidden="true" className="text-muted">
              /
            </span>
          )}
          <Link to={to} className="link inline-flex min-h-11 items-center">
            {label}
          </Link>
        </Fragment>
      ))}
    </nav>
  );
}
