import { brand } from '@atalaya/core/brand';
import { Link } from 'react-router';
import { cx } from '../ui/cx';
import { LogoMark } from '../ui/tower';

/** `isNarrow`: leaves space for a fifth button. */
export function Logo({ isNarrow = false }: { isNarrow?: boolean }) {
  return (
    <Link
      to="/"
      aria-label={`${brand.name}, inicio`}
      className="inline-flex items-center gap-2.5 font-display text-[min(1.5rem,6.2vw)] leading-none font-bold tracking-[0.035em] uppercase no-underline md:gap-3 md:text-[1.75rem]"
    >
      <LogoMark className="size-8.5 md:size-9.5" />
      <span className={cx(isNarrow ? 'max-[24.25rem]:hidden' : 'max-[22.5rem]:hidden')}>{brand.name}</span>
    </Link>
  );
}
