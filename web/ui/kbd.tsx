import type { ComponentProps } from 'react';
import { cx } from './cx';

/** A key to press; hidden where there is no keyboard. */
export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  const shape =
    'inline-grid h-6 min-w-6 place-items-center rounded-[5px] border border-b-2 border-line-strong bg-surface px-1.5 font-sans text-micro leading-none font-semibold text-muted pointer-coarse:hidden';
  return <kbd {...rest} className={cx(shape, className)} />;
}
