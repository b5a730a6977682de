import type { ComponentProps } from 'react';
import { cx } from './cx';

export type BadgeTone = 'neutral' | 'navy' | 'gold' | 'success' | 'warning' | 'danger';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-muted',
  navy: 'bg-navy-tint text-navy',
  gold: 'bg-gold-tint text-gold-ink',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
};

/** Put an icon before the text where the colour carries meaning. */
export function Badge({
  tone = 'neutral',
  className,
  ...rest
}: ComponentProps<'span'> & { tone?: BadgeTone }) {
  const shape =
    'inline-flex min-h-6.5 items-center gap-1.5 rounded-sm px-2.5 py-0.5 text-micro leading-[1.2] font-semibold whitespace-nowrap [&_svg]:size-3.5';
  return <span {...rest} className={cx(shape, tones[tone], className)} />;
}

/** The button's label must contain the number in words. */
export function CountBadge({ className, ...rest }: ComponentProps<'span'>) {
  const shape =
    'absolute top-0.5 right-0 h-5 min-w-5 rounded-full bg-danger px-1.25 text-center font-sans text-micro leading-5 font-semibold text-on-status';
  return <span aria-hidden="true" {...rest} className={cx(shape, className)} />;
}
