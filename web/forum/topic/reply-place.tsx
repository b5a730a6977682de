import { withReturn } from '@atalaya/core/auth/return-path';
import { holds } from '@atalaya/core/auth/roles';
import { isAtLeastTier } from '@atalaya/core/auth/user';
import { postPath, topicPath } from '@atalaya/core/forum/forum';
import { Lock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api';
import { useSession } from '../../platform/session';
import { ButtonLink } from '../../ui/button';
import { Note } from '../../ui/note';
import { toast } from '../../ui/overlays/toast-store';
import { Loading, Skeleton } from '../../ui/skeleton';
import { HELD } from '../write/held';
import { NeedsPlan } from '../write/needs-plan';
import { type Quote, useInTopic } from './topic-context';

const Composer = lazy(() => import('../write/composer'));

/** Where one answers, or why one cannot. */
export function ReplyPlace({ quote }: { quote: Quote | undefined }) {
  const { user, isLoading } = useSession();
  const { topic } = useInTopic();
  if (topic.isClosed && !holds(user, 'may:moderate'))
    return (
      <div className="mt-5">
        <Note icon={<Lock aria-hidden="true" />}>
          Este tema está cerrado: se puede leer, pero no responder.
        </Note>
      </div>
    );
  if (isLoading) return <Waiting />;
  if (!user)
    return (
      <p className="mt-5 flex flex-wrap items-center gap-4 border-t border-line pt-6">
        Entra para responder o preguntar.
        <ButtonLink to={withReturn('/login', topicPath(topic.id))} size="sm">
          Iniciar sesión
        </ButtonLink>
        <ButtonLink to="/register" variant="outline" size="sm">
          Crear cuenta
        </ButtonLink>
      </p>
    );
  if (!isAtLeastTier(user.tier, 'basico'))
    return (
      <div className="mt-5">
        <NeedsPlan />
      </div>
    );
  return <ReplyBox quote={quote} />;
}

const Waiting = () => (
  <Loading className="mt-5">
    <Skeleton className="h-48" />
  </Loading>
);

function ReplyBox({ quote }: { quote: Quote | undefined }) {
  const { topic, changed } = useInTopic();
  const navigate = useNavigate();
  return (
    <Suspense fallback={<Waiting />}>
      <div className="mt-5 rounded-lg border border-line bg-surface p-4 md:px-4.5">
        <Composer
          label="Tu respuesta"
          placeholder="Cita el artículo y di por qué las otras opciones caen…"
          draft={{ place: `tema-${topic.id}` }}
          topicId={topic.id}
          quote={quote}
          submitLabel="Responder"
          send={async (body, how) => {
            const { number, isHeld } = await call('POST /api/forum/topics/:id/posts', {
              params: { id: topic.id },
              body: { body, ...how },
            });
            await changed();
            toast(isHeld ? HELD : { title: 'Respuesta publicada' });
            await navigate(postPath(topic.id, number));
          }}
        />
      </div>
    </Suspense>
  );
}
