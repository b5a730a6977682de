import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { toTheSecond } from '../../admin/moments';
import { useConflict } from '../../admin/resource/conflict';
import { Facts, RecordDrawer, RecordSection } from '../../admin/resource/record-drawer';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { toast } from '../../ui/overlays/toast-store';
import { type AdminComment, commentStateWords } from './comment';

type Moderation = { id: string; state: 'shown' | 'hidden'; etag: string };
const moderate = ({ id, ...body }: Moderation) =>
  call('PUT /api/admin/blog-comments/:id/state', { params: { id }, body });

type Props = { comment: AdminComment | undefined; onClose: () => unknown };

export function AdminCommentDrawer({ comment, onClose }: Props) {
  const [asks, setAsks] = useState(false);
  const client = useQueryClient();
  const done = (title: string) => {
    toast({ title });
    void client.invalidateQueries({ queryKey: ['/api/admin/blog-comments'] });
    onClose();
  };
  const moderated = ({ state }: AdminComment) =>
    done(state === 'shown' ? 'Comentario publicado' : 'Comentario oculto');
  const onConflict = useConflict();
  const moderation = useAction(moderate, {
    stale: [],
    done: moderated,
    failed: 'No se ha cambiado',
    caught: (error, mine) => onConflict(error, (etag) => moderate({ ...mine, etag }).then(moderated)),
  });
  const removal = useAction((id: string) => call('DELETE /api/admin/blog-comments/:id', { params: { id } }), {
    stale: [],
    done: () => {
      setAsks(false);
      done('Comentario borrado');
    },
    failed: 'No se ha cambiado',
  });
  return (
    <RecordDrawer
      open={comment !== undefined}
      onClose={onClose}
      kind="Comentario"
      title={({ author }) => `Comentario de ${author}`}
      query={{ data: comment, error: null, refetch: () => undefined }}
    >
      {({
        id,
        body,
        author,
        email,
        kind,
        subjectId,
        subjectName,
        state,
        reports,
        etag,
        isReply,
        createdAt,
      }) => (
        <>
          <RecordSection title="El comentario" hideTitle>
            <Facts
              facts={[
                { label: 'De', value: `${author}, ${email}` },
                {
                  label: 'En',
                  value: (
                    <Link
                      to={
                        kind === 'post'
                          ? `/blog/${subjectId}#comentarios`
                          : `/admin/preguntas-test?q=${encodeURIComponent(subjectId)}`
                      }
                      className="link"
                    >
                      {subjectName || subjectId}
                    </Link>
                  ),
                },
                { label: 'Es', value: isReply ? 'una respuesta' : 'un comentario' },
                { label: 'Estado', value: commentStateWords[state] },
                ...(reports > 0 ? [{ label: 'Avisos', value: String(reports) }] : []),
                { label: 'Escrito', value: toTheSecond(createdAt) },
              ]}
            />
            <p className="mt-5 wrap-anywhere whitespace-pre-wrap">{body}</p>
          </RecordSection>
          <RecordSection title="Qué hacer con él">
            <div className="flex flex-wrap gap-2.5">
              {state !== 'shown' && (
                <Button
                  size="sm"
                  busy={moderation.isBusy}
                  onClick={() => moderation.run({ id, etag, state: 'shown' })}
                >
                  Publicar
                </Button>
              )}
              {state !== 'hidden' && (
                <Button
                  size="sm"
                  variant="outline"
                  busy={moderation.isBusy}
                  onClick={() => moderation.run({ id, etag, state: 'hidden' })}
                >
                  Ocultar
                </Button>
              )}
              <Button size="sm" variant="quiet" className="text-danger!" onClick={() => setAsks(true)}>
                Borrar
              </Button>
            </div>
            <ConfirmDialog
              open={asks}
              onOpenChange={setAsks}
              title="¿Borrar este comentario?"
              description="Se borra para siempre, con sus respuestas."
              confirmLabel="Borrar"
              danger
              busy={removal.isBusy}
              onConfirm={() => removal.run(id)}
            />
          </RecordSection>
        </>
      )}
    </RecordDrawer>
  );
}
