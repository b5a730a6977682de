import type { ReviewKind } from '@atalaya/core/laws/reviews';
import { longDay } from '@atalaya/core/platform/date-format';
import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { read } from '../platform/api';
import { Note } from '../ui/note';

const reviews = { ...read('GET /api/law-reviews'), staleTime: MINUTE_MS };

/** Warns that an article behind a section, a step or a tool has changed and that it has not been reviewed yet. */
export function LawReviewNote({
  kind,
  id,
  className = '',
}: {
  kind: ReviewKind;
  id: string;
  className?: string;
}) {
  const { data = [] } = useQuery(reviews);
  const own = data.filter((one) => one.kind === kind && one.id === id);
  const [first] = own;
  if (!first) return null;
  return (
    <div className={className}>
      <Note tone="warning" icon={<History />}>
        <b>Puede haber cambiado.</b> Hay texto nuevo desde el {longDay(first.changedOn)} en{' '}
        {own.map(({ article, law }) => `${article} ${law}`).join(', ')} y todavía no lo hemos revisado aquí.
      </Note>
    </div>
  );
}
