import type { ReactNode } from 'react';

/** The page's name, how much there is of it, and what can be done with all of it. */
export function PageHead({ title, note, actions }: { title: string; note?: ReactNode; actions?: ReactNode }) {
  return (
    <header className="mb-4 flex min-h-12 flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-h2">{title}</h1>
        {note && <p className="text-small text-muted">{note}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
    </header>
  );
}
