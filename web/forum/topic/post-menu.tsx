import { holds } from '@atalaya/core/auth/roles';
import { categoryPath, postPath, topicPath } from '@atalaya/core/forum/forum';
import { newMessagePath } from '@atalaya/core/messages/messages';
import { localInSpain } from '@atalaya/core/platform/madrid-time';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { BlockDialog } from '../../blocks/block-dialog';
import { useAction } from '../../platform/action/use-action';
import { call, read } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { useSession } from '../../platform/session';
import { Dialog } from '../../ui/overlays/dialog';
import { Menu } from '../../ui/overlays/menu';
import { toast } from '../../ui/overlays/toast-store';
import { Loading, Skeleton } from '../../ui/skeleton';
import { ReportWrittenDialog } from './report-dialog';
import { useInTopic } from './topic-context';
import type { Post } from './topic-data';
import { TopicDialog } from './topic-dialog';

type PostMenuProps = { post: Post; onEdit: () => void; isByKeyboard: boolean; button: ReactElement };

/** Loaded when its button is first pressed, and open then. */
export default function PostMenu({ post, onEdit, isByKeyboard, button }: PostMenuProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const { topic, mine, isAsker, changed } = useInTopic();
  const [dialog, setDialog] = useState<'history' | 'topic' | 'report' | 'block'>();
  const isOwn = user !== null && user.username === post.author.username;
  const isEditable = mine?.editable.includes(post.number) ?? false;
  const isAnswer = post.number > 1;
  const maySolve = (isAsker || holds(user, 'may:moderate')) && isAnswer;
  const params = { id: post.id };
  const solution = useAction(
    (number: number | null) =>
      call('PUT /api/forum/topics/:id/solution', { params: { id: topic.id }, body: { number } }),
    {
      stale: [],
      done: async (_, number) => {
        await changed();
        toast(
          number === null
            ? { title: 'Ya no está marcado como resuelto' }
            : { title: 'Marcado como resuelto', description: 'La respuesta sale debajo de tu pregunta.' },
        );
      },
      failed: 'No se ha hecho',
    },
  );
  const restoring = useAction(() => call('POST /api/forum/posts/:id/restore', { params }), {
    stale: [],
    done: async () => {
      if (isAnswer) await changed();
      else await navigate(topicPath(topic.id));
      toast({ title: 'Mensaje recuperado' });
    },
    failed: 'No se ha recuperado',
  });
  const removal = useAction(() => call('DELETE /api/forum/posts/:id', { params }), {
    stale: [],
    done: async () => {
      if (isAnswer) await changed();
      // The page of a deleted question is gone.
      else await navigate(categoryPath(topic.categoryId), { replace: true });
      toast({
        title: 'Mensaje borrado',
        durationMs: 10_000,
        action: { label: 'Deshacer', onClick: () => void restoring.run() },
      });
    },
    failed: 'No se ha borrado',
  });
  const copy = async () => {
    const address = window.location.origin + postPath(topic.id, post.number);
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: 'Enlace copiado' });
    } catch {
      toast({ title: 'No se ha podido copiar', description: address });
    }
  };
  const items = [
    ...(maySolve ? [{ label: 'Marcar como solución', onSelect: () => void solution.run(post.number) }] : []),
    ...(maySolve && topic.isSolved
      ? [{ label: 'Quitar la solución', onSelect: () => void solution.run(null) }]
      : []),
    { label: 'Copiar el enlace', onSelect: copy },
    ...(post.editedAt ? [{ label: 'Ver los cambios', onSelect: () => setDialog('history') }] : []),
    ...(user && !isOwn ? [{ label: 'Avisar a moderación', onSelect: () => setDialog('report') }] : []),
    ...(user && !isOwn && post.author.username
      ? [{ label: 'Enviar un mensaje', to: newMessagePath(post.author.username) }]
      : []),
    ...(user && !isOwn && post.author.username
      ? [{ label: `Bloquear a ${post.author.name}`, onSelect: () => setDialog('block') }]
      : []),
    ...(isOwn
      ? []
      : [
          {
            label: 'Denunciar contenido ilegal',
            to: `/foro/denuncia?mensaje=${encodeURIComponent(postPath(topic.id, post.number))}`,
          },
        ]),
    ...(isOwn && isEditable ? [{ label: 'Editar', onSelect: onEdit }] : []),
    ...(isOwn && isEditable && !isAnswer
      ? [{ label: 'Cambiar título y categoría', onSelect: () => setDialog('topic') }]
      : []),
    ...(isOwn && (isAnswer || topic.replies === 0)
      ? [{ label: 'Borrar', danger: true, onSelect: () => void removal.run() }]
      : []),
  ];
  return (
    <>
      <Menu items={items} label="Más acciones" align="end" defaultOpen focusFirst={isByKeyboard}>
        {button}
      </Menu>
      {dialog === 'history' && <HistoryDialog postId={post.id} onClose={() => setDialog(undefined)} />}
      {dialog === 'report' && (
        <ReportWrittenDialog
          send={(body) => call('POST /api/forum/posts/:id/report', { params: { id: post.id }, body })}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'block' && post.author.username && (
        <BlockDialog
          username={post.author.username}
          onClose={() => setDialog(undefined)}
          onBlocked={changed}
        />
      )}
      {dialog === 'topic' && <TopicDialog onClose={() => setDialog(undefined)} />}
    </>
  );
}

/** The earlier texts of a post. */
function HistoryDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const { data, error } = useQuery({
    ...read('GET /api/forum/posts/:id/history', { params: { id: postId } }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Cambios de este mensaje"
      description="Lo que decía antes de cada cambio, lo último primero."
    >
      {error && <p role="alert">{sentenceFor(error)}</p>}
      {!data && !error && (
        <Loading>
          <Skeleton className="h-20" />
        </Loading>
      )}
      <ol className="grid gap-5">
        {data?.map(({ body, replacedAt }) => (
          <li key={replacedAt}>
            <p className="text-small font-semibold">Hasta el {localInSpain(replacedAt).replace('T', ', ')}</p>
            <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{body}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
