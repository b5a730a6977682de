import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cx } from './cx';

/** To the page above, beside or over the title. */
export function BackLink({ className, children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={cx('link inline-flex min-h-11 items-center gap-2 text-small', className)}>
      <ArrowLeft className="size-4" />
      {children}
    </Link>
  );
}
