import type { Answer } from '@atalaya/core/api';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge';
import { BoardPart } from './board-part';

type Bundle = Answer<'GET /api/topics/:id/bundle'>;

export function BoardPlus({ parts }: { parts: [Bundle['plusContent'], Bundle['vipContent']] }) {
  const pieces = parts.flatMap(({ content }) => content ?? []);
  return (
    <BoardPart id="contenido-plus" title="Contenido adicional" locked={null} count={pieces.length}>
      <ul>
        {pieces.map(({ id, title, tier }) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-2">
            <Link to={`/campus-estudio/plus-content/${id}`} className="link">
              {title}
            </Link>
            <Badge tone={tier === 'elite' ? 'gold' : 'navy'}>{tier === 'elite' ? 'VIP' : 'Plus'}</Badge>
          </li>
        ))}
      </ul>
    </BoardPart>
  );
}
