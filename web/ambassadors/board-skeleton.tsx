import { Loading, Skeleton } from '../ui/skeleton';

export function BoardSkeleton() {
  return (
    <Loading className="grid min-h-dvh content-start gap-6">
      <h1 className="text-h1">Embajadores</h1>
      <Skeleton className="h-14 max-w-[60ch]" />
      <Skeleton className="mt-3 h-32 rounded-lg" />
      <Skeleton className="h-28" />
      <Skeleton className="h-60 rounded-lg" />
    </Loading>
  );
}
