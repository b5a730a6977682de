import type { SeenCandidate } from '@atalaya/core/coaching/coach.contract';
import { whenOf } from '@atalaya/core/coaching/words';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';

export const Rehearsals = ({ recordings }: Pick<SeenCandidate, 'recordings'>) => (
  <Card>
    <h2 className="text-h3">Ensayos de entrevista</h2>
    {!recordings && <p className="mt-3 text-muted">No los comparte contigo.</p>}
    {recordings?.length === 0 && <p className="mt-3 text-muted">No ha enviado ninguno.</p>}
    <ul className="mt-3 grid gap-3 empty:hidden">
      {recordings?.map(({ id, question, state, dueAt }) => (
        <li key={id} className="grid gap-1">
          <Link to={`/preparador/ensayos/${id}`} className="link wrap-anywhere">
            «{question}»
          </Link>
          <span className="text-small text-muted">
            {state === 'reviewed' ? (
              <Badge tone="success">Revisado</Badge>
            ) : (
              `Se le prometió antes del ${whenOf(dueAt)}`
            )}
          </span>
        </li>
      ))}
    </ul>
  </Card>
);
