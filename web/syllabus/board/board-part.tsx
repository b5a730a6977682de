import type { Tier } from '@atalaya/core/auth/user';
import type { ReactNode } from 'react';
import { tierNames } from '../../profile/plan-words';
import { cx } from '../../ui/cx';
import { LockedLine } from '../../ui/note';

type PartProps = {
  id: string;
  title: string;
  locked: Tier | null;
  count: number;
  wide?: boolean;
  children: ReactNode;
};

export function BoardPart({ id, title, locked, count, wide, children }: PartProps) {
  if (count === 0) return null;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className={cx('min-w-0 rounded-lg border border-line bg-surface p-5 md:p-7', wide && 'lg:col-span-2')}
    >
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id={`${id}-titulo`} className="text-h3">
          {title}
        </h2>
        {count > 1 && <span className="num text-[1.375rem] text-muted">{count}</span>}
      </div>
      {locked ? (
        <LockedLine to="/planes" linkLabel="Ver planes">
          Lo abre el plan {tierNames[locked]}.
        </LockedLine>
      ) : (
        children
      )}
    </section>
  );
}
