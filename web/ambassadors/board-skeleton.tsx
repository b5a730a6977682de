import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../ui/skeleton';

export function BoardSkeleton({ head }: { head: ReactNode }) {
  return (
    <Loading className="grid min-h-dvh content-start gap-6">
      {head}
      <Skeleton className="h-14 max-w-[60ch]" />
      <Skeleton className="mt-3 h-32 rounded-lg" />
      <Skeleton className="h-28" />
      <Skeleton className="h-60 rounded-lg" />
    </Loading>
  );
}
