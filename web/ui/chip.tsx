import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cx } from './cx';

const shape =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border-[1.5px] px-3.5 py-1 text-small leading-[1.2] font-semibold whitespace-nowrap no-underline transition-colors pointer-coarse:min-h-11 [&_svg]:size-4';
const off = 'border-line-strong text-ink hover:bg-navy-tint';
const on = 'border-navy bg-navy text-on-navy hover:bg-navy-hover';

type ChipProps = ComponentProps<'button'> & { pressed: boolean };

/** A filter that is on or off; the cross says that pressing again takes it away. */
export function Chip({ pressed, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      className={cx(shape, pressed ? on : off, className)}
    >
      {children}
      {pressed && <X />}
    </button>
  );
}

/** The same filter where it lives in the URL. */
export function ChipLink({
  current,
  className,
  ...rest
}: ComponentProps<typeof Link> & { current: boolean }) {
  return (
    <Link
      {...rest}
      aria-current={current || undefined}
      className={cx(shape, current ? on : off, className)}
    />
  );
}
