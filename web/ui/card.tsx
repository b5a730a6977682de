import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cx } from './cx';

const shape = 'rounded-lg border border-line bg-surface';
const pads = { none: '', sm: 'p-5', md: 'p-5 md:p-7' } as const;

type Pad = { pad?: keyof typeof pads };

export function Card({ pad = 'md', className, ...rest }: ComponentProps<'div'> & Pad) {
  return <div {...rest} className={cx(shape, pads[pad], className)} />;
}

/** The whole card is the link. */
export function CardLink({ pad = 'md', className, ...rest }: ComponentProps<typeof Link> & Pad) {
  const link =
    'block text-ink no-underline transition-[border-color,translate] hover:-translate-y-0.5 hover:border-line-strong';
  return <Link {...rest} className={cx(shape, link, pads[pad], className)} />;
}
