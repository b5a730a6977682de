import type { ComponentProps } from 'react';
import { cx } from './cx';

const variants = {
  solid: 'bg-navy text-on-navy',
  outline: 'text-navy shadow-[inset_0_0_0_1.5px_currentColor]',
  gold: 'bg-gold text-on-gold',
  soft: 'bg-line text-ink',
} as const;

const sizes = { sm: 'text-[1rem]', md: 'text-[1.25rem]', lg: 'text-[2rem]', xl: 'text-[3.25rem]' } as const;

type PlateProps = ComponentProps<'span'> & { variant?: keyof typeof variants; size?: keyof typeof sizes };

/** The signage unit: outline = reference, solid = where you are, gold = attention. Pass the topic's name beside it. */
export function Plate({ variant = 'solid', size = 'md', className, ...rest }: PlateProps) {
  const shape =
    'inline-grid h-[1.4em] min-w-[1.55em] flex-none place-items-center rounded-[0.2em] px-[0.22em] font-display leading-none font-bold tabular-nums';
  return <span {...rest} className={cx(shape, sizes[size], variants[variant], className)} />;
}
