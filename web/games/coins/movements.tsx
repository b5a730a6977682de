import type { Answer } from '@atalaya/core/api';
import { dayAndShortMonth } from '@atalaya/core/platform/date-format';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/api';
import { SectionFault, SectionLoading } from '../../platform/section-states';
import { Button } from '../../ui/button';

type Movement = Answer<'GET /api/games/coins'>['last'][number];

const signed = (amount: number): string => `${amount > 0 ? '+' : '−'}${formatNumber(Math.abs(amount))}`;

export const MovementList = ({ movements }: { movements: readonly Movement[] }) => (
  <ul className="border-t border-line text-small">
    {movements.map(({ id, words, amount, day }) => (
      <li key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
        <span className="min-w-0">
          {words} <span className="whitespace-nowrap text-muted">· {dayAndShortMonth(day)}</span>
        </span>
        <span className={`font-semibold tabular-nums ${amount > 0 ? 'text-success' : ''}`}>
          {signed(amount)}
        </span>
      </li>
    ))}
  </ul>
);

/** All movements, page by page. */
export function Movements() {
  const query = useInfiniteQuery({
    queryKey: ['games', 'coins', 'movements'],
    queryFn: ({ pageParam }) =>
      call('GET /api/games/coins/movements', { query: pageParam ? { after: pageParam } : {} }),
    initialPageParam: '',
    refetchOnMount: 'always',
    getNextPageParam: ({ next }) => next,
  });
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  if (error) return <SectionFault error={error} retry={refetch} />;
  if (!data) return <SectionLoading label="Cargando los movimientos" rows={3} height="h-11" />;
  const movements = data.pages.flatMap(({ items }) => items);
  if (movements.length === 0)
    return <p className="text-muted">Todavía no hay ninguno. Tu próximo repaso será el primero.</p>;
  return (
    <>
      <MovementList movements={movements} />
      {hasNextPage && (
        <Button variant="outline" className="mt-4" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Ver más
        </Button>
      )}
    </>
  );
}
