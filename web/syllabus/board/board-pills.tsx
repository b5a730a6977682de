import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '../../platform/api';
import { BoardPart } from './board-part';

/** The short lessons of the topic. Without them, and without a network, the board has no such part. */
export function BoardPills({ number }: { number: number }) {
  const { data } = useQuery(read('GET /api/formats/pills'));
  const pills = data?.filter(({ topic }) => topic.number === number) ?? [];
  if (pills.length === 0) return null;
  return (
    <BoardPart id="pildoras" title="Píldoras" locked={null} count={pills.length}>
      <ul className="grid gap-1">
        {pills.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`/pildora/${id}`}
              className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </BoardPart>
  );
}
