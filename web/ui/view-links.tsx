import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx';

type ViewLinksProps = {
  views: readonly { to: string; label: string; icon: ReactNode }[];
  /** The path of the view that is shown. */
  current: string;
};

/** The same list in several views, each with its own address. */
export function ViewLinks({ views, current }: ViewLinksProps) {
  return (
    <nav
      aria-label="Vista"
      className="flex flex-none gap-0.5 rounded-[12px] border border-line bg-sunken p-1"
    >
      {views.map(({ to, label, icon }) => (
        <Link
          key={to}
          to={to}
          aria-label={label}
          aria-current={to === current ? 'page' : undefined}
          preventScrollReset
          className={cx(
            'grid size-10.5 place-items-center rounded-md text-muted [&_svg]:size-4.5',
            to === current && 'bg-segment text-ink shadow-[0_1px_3px_rgb(14_27_51/.16)]',
          )}
        >
          {icon}
        </Link>
      ))}
    </nav>
  );
}
