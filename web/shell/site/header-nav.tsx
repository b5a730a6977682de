import { campusLink, levelTestLink, mainLinks, type NavLink } from '@atalaya/core/platform/navigation';
import { Link } from 'react-router';
import { useSession } from '../../platform/session';
import { cx } from '../../ui/cx';
import { CampusIcon } from '../campus-icon';
import type { AriaCurrent } from './use-active-item';

const linkShape =
  // A hidden bold copy reserves the width, so that nothing shifts when an entry becomes active.
  'relative inline-grid rounded-md px-3.5 py-2.5 font-medium no-underline before:invisible before:col-start-1 before:row-start-1 before:font-semibold before:content-[attr(data-label)] hover:bg-navy-tint aria-[current]:font-semibold aria-[current]:after:absolute aria-[current]:after:inset-x-3.5 aria-[current]:after:bottom-0.5 aria-[current]:after:h-[3px] aria-[current]:after:rounded-full aria-[current]:after:bg-gold';

export function HeaderNav({ current }: { current: AriaCurrent }) {
  const { user } = useSession();
  const entry = (link: NavLink) => (
    <Link
      key={link.path}
      to={link.path}
      prefetch="intent"
      data-label={link.label}
      aria-current={current(link)}
      className={linkShape}
    >
      <span className="col-start-1 row-start-1">{link.label}</span>
    </Link>
  );
  // Up to 88rem the links shrink, so that the largest text fits beside cart and account.
  return (
    <nav
      aria-label="Principal"
      className="ml-auto hidden items-center gap-1 xl:flex xl:max-[88rem]:text-[min(1em,1.45vw)] max-xl:noscript:order-last max-xl:noscript:-mx-3.5 max-xl:noscript:flex max-xl:noscript:flex-wrap"
    >
      {mainLinks.map(entry)}
      <Link
        to={levelTestLink.path}
        prefetch="intent"
        aria-current={current(levelTestLink)}
        className="mx-1.5 rounded-md border-[1.5px] border-gold px-4 py-2 font-semibold whitespace-nowrap text-gold-ink no-underline hover:bg-gold-tint aria-[current]:bg-gold aria-[current]:text-on-gold"
      >
        {levelTestLink.label}
      </Link>
      {/* Reserves its space until the session is known. */}
      <div className="w-29">
        {user && (
          <Link
            to={campusLink.path}
            prefetch="intent"
            aria-current={current(campusLink)}
            className={cx(linkShape, 'inline-flex! items-center gap-2 font-semibold before:hidden')}
          >
            <CampusIcon className="size-5" />
            {campusLink.label}
          </Link>
        )}
      </div>
    </nav>
  );
}
