import { type ReactNode, useState } from 'react';
import { Drawer } from '../../ui/overlays/drawer';
import { Loading, Skeleton } from '../../ui/skeleton';
import { ListFault } from './list-view';

type RecordDrawerProps<T> = {
  open: boolean;
  onClose: () => unknown;
  /** Title while the record is loading. */
  kind: string;
  title: (record: T) => ReactNode;
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  width?: string;
  footer?: (record: T) => ReactNode;
  children: (record: T) => ReactNode;
};

/** The drawer of one record, with its loading and error states. */
export function RecordDrawer<T>({ open, onClose, kind, title, query, ...rest }: RecordDrawerProps<T>) {
  const { error, refetch } = query;
  // Keep showing the last record while the drawer closes.
  const [last, setLast] = useState(query.data);
  if (query.data !== undefined && query.data !== last) setLast(query.data);
  const data = open ? query.data : last;
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={data ? title(data) : kind}
      width={rest.width ?? '520px'}
      footer={data && rest.footer?.(data)}
    >
      {data ? (
        rest.children(data)
      ) : error ? (
        <ListFault error={error} retry={refetch} />
      ) : (
        <Loading label={`Cargando ${kind.toLowerCase()}`} className="grid gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </Loading>
      )}
    </Drawer>
  );
}

export function RecordSection({
  title,
  hideTitle,
  children,
}: {
  title: string;
  hideTitle?: boolean;
  children: ReactNode;
}) {
  return (
    <section className="border-t border-line py-5 first:border-t-0 first:pt-1">
      <h3 className={hideTitle ? 'sr-only' : 'mb-3 text-h4'}>{title}</h3>
      {children}
    </section>
  );
}

export type Fact = { label: string; value: ReactNode };

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-small">
      {facts.map(({ label, value }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
