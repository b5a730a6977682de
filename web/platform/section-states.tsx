import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '../ui/button';
import { Note } from '../ui/note';
import { Loading, Skeleton } from '../ui/skeleton';
import { sentenceFor } from './http-error';

export function SectionFault({ error, retry }: { error: unknown; retry: () => unknown }) {
  return (
    <div role="alert">
      <Note tone="danger" icon={<CircleAlert />}>
        <p className="font-semibold">{sentenceFor(error)}</p>
        <Button variant="outline" size="sm" className="mt-2.5" onClick={() => retry()}>
          <RotateCw />
          Reintentar
        </Button>
      </Note>
    </div>
  );
}

export function SectionLoading({ label, rows, height }: { label: string; rows: number; height: string }) {
  return (
    <Loading label={label} className="grid gap-3">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
        <Skeleton key={row} className={height} />
      ))}
    </Loading>
  );
}
