import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../../ui/skeleton';
import { CampusHead } from './campus-head';

type SkeletonProps = { title?: string; above?: string; className?: string; children: ReactNode };

/** The `HydrateFallback` of a campus page: its heading, real if it is known, over grey shapes of its size. */
export function CampusSkeleton({ title, above, className, children }: SkeletonProps) {
  return (
    <>
      <CampusHead
        above={above ?? <Skeleton className="h-[1.3em] w-48" />}
        title={
          title ?? (
            <>
              <span className="sr-only">Cargando</span>
              <Skeleton className="h-[1em] w-72 max-w-full" />
            </>
          )
        }
      />
      <Loading className={className ?? 'grid gap-4 md:gap-6'}>{children}</Loading>
    </>
  );
}

/** Rows of a list or a table. */
export const RowsSkeleton = ({ rows, className = 'h-14' }: { rows: number; className?: string }) =>
  Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
    <Skeleton key={row} className={`rounded-lg ${className}`} />
  ));
