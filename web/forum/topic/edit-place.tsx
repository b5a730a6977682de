import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { call, read } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { Button } from '../../ui/button';
import { toast } from '../../ui/overlays/toast-store';
import { Loading, Skeleton } from '../../ui/skeleton';
import { HELD } from '../write/held';
import { useInTopic } from './topic-context';
import type { Post } from './topic-data';

const Composer = lazy(() => import('../write/composer'));

/** The post as it was written, to change it. */
export function EditPlace({ post, onClose }: { post: Post; onClose: () => void }) {
  const { topic, changed } = useInTopic();
  const { data, error, refetch } = useQuery({
    ...read('GET /api/forum/posts/:id/source', { params: { id: post.id } }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const waiting = (
    <Loading className="mt-3.5">
      <Skeleton className="h-30" />
    </Loading>
  );
  if (error)
    return (
      <p role="alert" className="mt-3.5 flex flex-wrap items-center gap-3">
        {sentenceFor(error)}
        <Button size="sm" variant="outline" onClick={() => refetch()}>
          Reintentar
        </Button>
      </p>
    );
  if (!data) return waiting;
  return (
    <Suspense fallback={waiting}>
      <div className="mt-3.5">
        <Composer
          label="Tu mensaje"
          draft={{ place: `editar-${post.id}`, initial: data.body }}
          topicId={topic.id}
          submitLabel="Guardar"
          onCancel={onClose}
          send={async (body) => {
            const { isHeld } = await call('PUT /api/forum/posts/:id', {
              params: { id: post.id },
              body: { body },
            });
            await changed();
            toast(isHeld ? HELD : { title: 'Mensaje cambiado' });
            onClose();
          }}
        />
      </div>
    </Suspense>
  );
}
