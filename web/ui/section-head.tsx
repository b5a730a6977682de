import type { ReactNode } from 'react';

/** A section's title with its lead beside it. */
export function SectionHead({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div className="mb-7 items-end gap-6 md:mb-12 md:grid md:grid-cols-[7fr_5fr]">
      <h2 id={id} className="text-h1">
        {title}
      </h2>
      <p className="mt-4 max-w-[58ch] text-[1.125rem] leading-[1.55] text-muted md:mt-0 md:text-lead">
        {children}
      </p>
    </div>
  );
}
