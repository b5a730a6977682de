import { cx } from './cx';

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger' | 'gold' | 'panel-gold' | 'on-panel';
export type ButtonSize = 'sm' | 'md' | 'lg';
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; full?: boolean };

const base =
  'inline-flex items-center justify-center border-[1.5px] text-center leading-[1.2] font-semibold no-underline transition-[background-color,transform] active:translate-y-px disabled:translate-y-0 disabled:border-line disabled:bg-sunken disabled:text-muted disabled:hover:bg-sunken';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-navy text-on-navy hover:bg-navy-hover',
  outline:
    'border-line-strong text-navy hover:bg-navy-tint aria-disabled:border-line aria-disabled:text-muted aria-disabled:hover:bg-transparent',
  quiet: 'border-transparent text-navy hover:bg-navy-tint',
  danger: 'border-transparent bg-danger text-on-status hover:bg-danger-hover',
  gold: 'border-transparent bg-gold text-on-gold hover:bg-gold-hover',
  'panel-gold': 'border-transparent bg-panel-gold text-on-panel-gold hover:bg-panel-gold-hover',
  'on-panel': 'border-panel-control text-on-panel hover:bg-white/10',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9.5 gap-2 rounded-md px-3.5 py-1.5 text-small pointer-coarse:min-h-11 [&_svg]:size-4.5',
  md: 'min-h-12 gap-2.5 rounded-lg px-5.5 py-2.5 text-body [&_svg]:size-5',
  lg: 'min-h-14.5 gap-2.5 rounded-lg px-7 py-3.5 text-reading [&_svg]:size-5.5',
};

export const buttonClass = ({ variant = 'primary', size = 'md', full }: ButtonLook, extra?: string): string =>
  cx(base, variants[variant], sizes[size], full && 'w-full', extra);
