import type { FormEvent, ReactNode } from 'react';
import { useHydrated } from '../platform/use-hydrated';
import { Button } from '../ui/button';

/**
 * `post`, and no submit button until hydration: an early click must neither put a password into the URL nor lose the
 * input.
 */
export function AuthForm({
  onSubmit,
  children,
}: {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  children: ReactNode;
}) {
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      {children}
    </form>
  );
}

type SubmitProps = { busy: boolean; busyLabel: string; children: ReactNode };

export function Submit({ busy, busyLabel, children }: SubmitProps) {
  return (
    <Button type={useHydrated() ? 'submit' : 'button'} full size="lg" busy={busy} busyLabel={busyLabel}>
      {children}
    </Button>
  );
}
