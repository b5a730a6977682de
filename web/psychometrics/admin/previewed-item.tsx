import type { ItemType } from '@atalaya/core/psychometrics/items/item';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { Skeleton } from '../../ui/skeleton';
import { ItemBody } from '../item-body';
import { ItemView } from '../item-view';

type Asked = { type: ItemType; level: number; seed: number; entryId?: string; reportId?: string };

/** An item as users see it, with its solution. */
export function PreviewedItem({ asked }: { asked: Asked }) {
  const made = useQuery({
    queryKey: ['psychometrics', 'preview', asked],
    queryFn: () => call('GET /api/admin/psychometrics/preview', { query: asked }),
    retry: false,
  });
  if (made.isPending) return <Skeleton className="mt-5 h-60" />;
  if (made.isError) return <p role="alert">{sentenceFor(made.error)}</p>;
  const { item, key, explanation } = made.data;
  return (
    <div className="mt-5 grid gap-5 rounded-lg border border-line bg-ground p-5">
      {item.study && <ItemBody blocks={item.study.body} />}
      <ItemView item={item} choice={null} solution={key} onChoose={() => {}} onNext={() => {}} />
      <div className="grid gap-1.5 text-small">
        {explanation.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
