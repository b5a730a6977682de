import type { Answer } from '@atalaya/core/api';
import { FolderInput, Lock, LockOpen, Pin, PinOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { toast } from '../../ui/overlays/toast-store';
import { Section } from '../../ui/section';
import { useInTopic } from './topic-context';

const MoveDialog = lazy(() => import('./move-dialog'));

type Position = Answer<'GET /api/admin/forum/topics/:id'>;
type Change = Partial<Pick<Position, 'isPinned' | 'isClosed' | 'categoryId'>>;

/** Pins, closes and moves the topic; for moderators. */
export function TopicTools() {
  const { topic, changed } = useInTopic();
  const [isMoving, setMoving] = useState(false);
  const params = { id: topic.id };
  const { run, given } = useAction(
    async ({ what }: { what: Change; title: string }) => {
      const { id: _, ...current } = await call('GET /api/admin/forum/topics/:id', { params });
      await call('PUT /api/admin/forum/topics/:id', { params, body: { ...current, ...what } });
    },
    {
      stale: [],
      done: async (_, { title }) => {
        await changed();
        toast({ title });
      },
      failed: 'No se ha hecho',
    },
  );
  const change = (what: Change, title: string) => run({ what, title });
  return (
    <Section id="moderar" title="Moderación" titleClass="mb-2.5 text-h4">
      <div className="flex flex-wrap gap-2 lg:grid">
        <Button
          size="sm"
          variant="outline"
          busy={given?.what.isPinned !== undefined}
          onClick={() =>
            change({ isPinned: !topic.isPinned }, topic.isPinned ? 'Ya no está fijado' : 'Tema fijado')
          }
        >
          {topic.isPinned ? <PinOff /> : <Pin />}
          {topic.isPinned ? 'Dejar de fijar' : 'Fijar arriba'}
        </Button>
        <Button
          size="sm"
          variant="outline"
          busy={given?.what.isClosed !== undefined}
          onClick={() =>
            change({ isClosed: !topic.isClosed }, topic.isClosed ? 'Tema abierto' : 'Tema cerrado')
          }
        >
          {topic.isClosed ? <LockOpen /> : <Lock />}
          {topic.isClosed ? 'Volver a abrir' : 'Cerrar el tema'}
        </Button>
        <Button size="sm" variant="outline" onClick={() => setMoving(true)}>
          <FolderInput />
          Mover
        </Button>
      </div>
      {isMoving && (
        <Suspense>
          <MoveDialog
            current={topic.categoryId}
            move={async (categoryId) => {
              if (await change({ categoryId }, 'Tema movido')) setMoving(false);
            }}
            isBusy={given?.what.categoryId !== undefined}
            onClose={() => setMoving(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}
