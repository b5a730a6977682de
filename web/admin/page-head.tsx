import type { ReactNode } from 'react';

type PageHeadProps = {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  /** The title is a second-level heading, inside another page. */
  isPart?: boolean | undefined;
};

export function PageHead({ title, note, actions, isPart }: PageHeadProps) {
  const Title = isPart ? 'h2' : 'h1';
  return (
    <header className="mb-4 flex min-h-12 flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Title className={isPart ? 'text-h3' : 'text-h2'}>{title}</Title>
        {note && <p className="text-small text-muted">{note}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
    </header>
  );
}
