import type { Answer } from '@atalaya/core/api';
import { drawingOf } from '@atalaya/core/formats/procedures/procedures';
import { Link } from 'react-router';
import { cx } from '../../ui/cx';

type Card = Answer<'GET /api/formats/procedures'>[number];
type CardsProps = { procedures: readonly Card[]; heading: 'h2' | 'h3'; className?: string };

export function ProcedureCards({ procedures, heading: Heading, className }: CardsProps) {
  return (
    <ul className={cx('grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-3', className)}>
      {procedures.map(({ id, title, summary, minutes, stepCount, cover, topics }) => (
        <li key={id} className="relative">
          <img
            src={drawingOf(id, cover)}
            alt=""
            width={780}
            height={600}
            loading="lazy"
            className="w-full rounded-lg bg-panel"
          />
          <Heading className="mt-4 text-h4">
            <Link
              to={`/3d-procedimiento/${id}`}
              prefetch="intent"
              className="no-underline after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
          </Heading>
          <p className="mt-1.5 text-pretty text-muted">{summary}</p>
          <p className="mt-1.5 text-small text-muted">
            {stepCount} pasos, {minutes} minutos
            {topics[0] && ` · Tema ${topics[0].number}. ${topics[0].shortTitle}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
