import { brand } from '@atalaya/core/brand';
import { Link } from 'react-router';
import { cx } from '../ui/cx';
import { LogoMark } from '../ui/tower';

/** `isNarrow`: there is a fifth button beside it. */
export function Logo({ isNarrow = false }: { isNarrow?: boolean }) {
  return (
    <Link
      to="/"
      aria-label={`${brand.name}, inicio`}
      className="inline-flex items-center gap-2.5 font-display text-[1.5rem] leading-none font-bold tracking-[0.035em] uppercase no-underline md:gap-3 md:text-[1.75rem]"
    >
      <LogoMark className="size-8.5 md:size-9.5" />
      {/* The smallest phones have room for the mark and the buttons. */}
      <span className={cx(isNarrow ? 'max-[24.25rem]:hidden' : 'max-[22.5rem]:hidden')}>{brand.name}</span>
    </Link>
  );
}
