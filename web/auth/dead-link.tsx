import { Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button';
import { useFirstFocus } from './use-first-focus';

export function DeadLink({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  const heading = useFirstFocus<HTMLHeadingElement>();
  return (
    <div className="grid gap-5">
      <Unlink className="size-12 text-muted" />
      <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        Este enlace ya no vale
      </h1>
      <p>{children}</p>
      <ButtonLink to={to} size="lg" full>
        {label}
      </ButtonLink>
    </div>
  );
}
