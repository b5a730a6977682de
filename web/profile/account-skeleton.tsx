import { Loading, Skeleton } from '../ui/skeleton';
import { AccountFrame } from './account-frame';

/** The `HydrateFallback` of the account pages. As tall as a screen, so that the footer does not move. */
export function AccountSkeleton({ title }: { title: string }) {
  return (
    <AccountFrame heading={<h1 className="text-h1">{title}</h1>}>
      <Loading className="grid min-h-dvh content-start">
        {['a', 'b', 'c'].map((section) => (
          <div
            key={section}
            className="grid gap-x-12 gap-y-6 border-b border-line py-9 last:border-b-0 md:py-12 lg:grid-cols-[4fr_7fr]"
          >
            <div className="grid content-start gap-3">
              <Skeleton className="h-7 w-48" />
              <Skeleton className="h-10 max-w-[42ch]" />
            </div>
            <Skeleton className="h-48 rounded-lg" />
          </div>
        ))}
      </Loading>
    </AccountFrame>
  );
}
