import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cx } from './cx';

type Look = {
  label: string;
  variant?: 'plain' | 'outline' | 'on-panel' | 'outline-on-panel';
  size?: 'sm' | 'md';
};

const variants = {
  plain: 'hover:bg-navy-tint',
  outline: 'border-[1.5px] border-line-strong hover:bg-navy-tint',
  'on-panel': 'text-on-panel hover:bg-white/10',
  'outline-on-panel': 'border-[1.5px] border-panel-control text-on-panel hover:bg-white/10',
} as const;

const sizes = {
  sm: 'size-9 rounded-md pointer-coarse:size-11 [&_svg]:size-4.5',
  md: 'size-11 rounded-lg [&_svg]:size-5.5',
} as const;

const look = ({ variant = 'plain', size = 'md' }: Omit<Look, 'label'>, extra?: string) =>
  cx(
    'relative inline-grid flex-none place-items-center transition-colors disabled:text-line-strong disabled:hover:bg-transparent',
    variants[variant],
    sizes[size],
    extra,
  );

/** A button that is only an icon: its label is what assistive technology and voice control call it. */
export function IconButton({ label, variant, size, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" aria-label={label} {...rest} className={look({ variant, size }, className)} />;
}

export function IconButtonLink({
  label,
  variant,
  size,
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link aria-label={label} {...rest} className={look({ variant, size }, className)} />;
}
