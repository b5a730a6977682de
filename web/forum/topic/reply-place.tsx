import { withReturn } from '@atalaya/core/auth/return-path';
import { holds } from '@atalaya/core/auth/roles';
import { topicPath } from '@atalaya/core/forum/forum';
import { Lock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSession } from '../../platform/session';
import { ButtonLink } from '../../ui/button';
import { Note } from '../../ui/note';
import { Loading, Skeleton } from '../../ui/skeleton';
import { type Quote, useInTopic } from './topic-context';

const ReplyBox = lazy(() => import('./reply-box'));

/** Where one answers, or why one cannot. */
export function ReplyPlace({ quote }: { quote: Quote | undefined }) {
  const { user, isLoading } = useSession();
  const { topic } = useInTopic();
  if (topic.isClosed && !holds(user, 'may:moderate'))
    return (
      <div className="mt-5">
        <Note icon={<Lock />}>Este tema está cerrado: se puede leer, pero no responder.</Note>
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
  return (
    <Suspense fallback={<Waiting />}>
      <ReplyBox quote={quote} />
    </Suspense>
  );
}

const Waiting = () => (
  <Loading className="mt-5">
    <Skeleton className="h-48" />
  </Loading>
);
