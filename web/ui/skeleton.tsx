import type { ReactNode } from 'react';
import { cx } from './cx';

/** One grey shape; give it the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('relative block min-h-3 overflow-hidden rounded-sm bg-line/65', className)}
    >
      <span className="absolute inset-0 animate-shimmer bg-[linear-gradient(100deg,transparent_30%,var(--surface)_50%,transparent_70%)] opacity-70 motion-reduce:hidden" />
    </span>
  );
}

/** Wraps the shapes of one place and says once that it is loading. */
export function Loading({
  label = 'Cargando',
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
