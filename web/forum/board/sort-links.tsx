import { type Board, boardQuery } from '@atalaya/core/forum/board';
import type { TopicSort } from '@atalaya/core/forum/forum';
import { Link } from 'react-router';
import { cx } from '../../ui/cx';

const labels: Record<TopicSort, string> = {
  actividad: 'Actividad',
  nuevos: 'Más nuevos',
  utiles: 'Más útiles',
};
const sorts = ['actividad', 'nuevos', 'utiles'] as const;

export function SortLinks({ board, path }: { board: Board; path: string }) {
  return (
    <nav aria-label="Orden" className="flex flex-wrap items-center gap-x-4 text-small">
      {sorts.map((sort) => (
        <Link
          key={sort}
          to={path + boardQuery({ ...board, sort, after: undefined })}
          preventScrollReset
          aria-current={sort === board.sort ? 'true' : undefined}
          className={cx(
            'inline-flex min-h-11 items-center no-underline hover:underline',
            sort === board.sort ? 'font-semibold text-ink' : 'text-muted',
          )}
        >
          {labels[sort]}
        </Link>
      ))}
    </nav>
  );
}
