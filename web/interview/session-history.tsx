import type { Answer } from '@atalaya/core/api';
import { competenceNames } from '@atalaya/core/interview/competences';
import { longDay } from '@atalaya/core/platform/date-format';
import { formatCount } from '@atalaya/core/platform/number-format';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { Badge } from '../ui/badge';
import { IconButton } from '../ui/icon-button';
import { EmptyState } from '../ui/state';
import { forgetKept } from './recordings-store';

type Session = Answer<'GET /api/interview'>['sessions'][number];

const DeleteSession = lazy(() => import('./delete-session'));

export function SessionHistory({ sessions, userId }: { sessions: readonly Session[]; userId: string }) {
  const [leaving, setLeaving] = useState<Session | null>(null);
  const removal = useAction(
    async ({ id }: Session) => {
      await call('DELETE /api/interview/sessions/:id', { params: { id } });
      await forgetKept(userId, id).catch(() => {});
    },
    { failed: 'No se ha borrado' },
  );
  const remove = (session: Session) => {
    setLeaving(null);
    removal.run(session);
  };
  return (
    <section className="mt-10">
      <h2 className="text-h3">Tus sesiones</h2>
      {sessions.length === 0 && (
        <EmptyState title="Aún no has hecho ninguna" heading="h3">
          La primera puede ser corta: cuatro preguntas.
        </EmptyState>
      )}
      <ul className="mt-3">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-3.5"
          >
            <div className="min-w-0 flex-1 basis-60">
              <Link
                className="link font-semibold"
                to={`/campus-estudio/entrevista/${session.id}${session.finishedAt ? '/informe' : ''}`}
              >
                {session.finishedAt ? 'Sesión' : 'Seguir la sesión'} del {longDay(session.createdAt)}
              </Link>
              <p className="text-small text-muted">
                {session.answered} de {formatCount(session.questions, 'pregunta', 'preguntas')} ·{' '}
                {session.competences.map((one) => competenceNames[one]).join(', ')}
              </p>
            </div>
            <ReviewBadge reviews={session.reviews} />
            <IconButton
              label={`Borrar la sesión del ${longDay(session.createdAt)}`}
              variant="outline"
              size="sm"
              onClick={() => setLeaving(session)}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      {leaving && (
        <Suspense fallback={null}>
          <DeleteSession onClose={() => setLeaving(null)} onConfirm={() => void remove(leaving)} />
        </Suspense>
      )}
    </section>
  );
}

function ReviewBadge({ reviews }: { reviews: Session['reviews'] }) {
  const reviewed = reviews.filter((state) => state === 'reviewed').length;
  const waiting = reviews.filter((state) => state === 'queued' || state === 'claimed').length;
  if (reviewed > 0) return <Badge tone="success">{formatCount(reviewed, 'revisión', 'revisiones')}</Badge>;
  return waiting > 0 ? <Badge tone="navy">En revisión</Badge> : null;
}
