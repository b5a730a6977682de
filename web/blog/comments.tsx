import type { Answer } from '@atalaya/core/api';
import { withReturn } from '@atalaya/core/auth/return-path';
import { shortDay } from '@atalaya/core/platform/date-format';
import { pageCount } from '@atalaya/core/platform/paging';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLoaderData } from 'react-router';
import { call, read } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { PageSection } from '../platform/lazy-section/page-section';
import { useSession } from '../platform/session';
import { Avatar } from '../ui/avatar';
import { Badge } from '../ui/badge';
import { Button, ButtonLink } from '../ui/button';
import { toast } from '../ui/overlays/toast-store';
import { CommentForm } from './comment-form';
import type { loader } from './post-page';

type Page = Answer<'GET /api/blog/posts/:id/comments'>;
type Comment = Page['items'][number];
type Reply = Comment['replies'][number];

const PAGE_SIZE = 20;

/** A lazy section of the article's page. */
export default function PostComments() {
  const { post, comments } = useLoaderData<typeof loader>();
  return <Comments key={post.id} postId={post.id} rendered={comments} />;
}

/** Authors see their own comments while they wait for moderation. */
function Comments({ postId, rendered }: { postId: number; rendered: Page }) {
  const { user, isLoading } = useSession();
  const [pages, setPages] = useState(1);
  const client = useQueryClient();
  const reader = user?.id ?? 'visitante';
  const query = useMemo(() => {
    const asked = read('GET /api/blog/posts/:id/comments', {
      params: { id: postId },
      query: { page: 1, pageSize: PAGE_SIZE * pages },
    });
    return { ...asked, queryKey: [...asked.queryKey, { de: reader }], enabled: !isLoading, staleTime: 0 };
  }, [postId, pages, reader, isLoading]);
  const { data = rendered, error, refetch } = useQuery(query);
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey.slice(0, 1) });
  const path = `/blog/${postId}`;
  return (
    <PageSection id="comentarios" titled="comentarios-titulo" className="mt-16 max-w-3xl scroll-mt-24">
      <h2 id="comentarios-titulo" className="mb-6 text-h2">
        Comentarios
      </h2>
      {data.total === 0 && (
        <p className="mb-6 text-muted">Aún no hay comentarios. El primero puede ser el tuyo.</p>
      )}
      {error && (
        <p className="mb-6 flex flex-wrap items-center gap-3 text-small text-muted">
          No hemos podido leer los comentarios nuevos.
          <Button size="sm" variant="outline" onClick={() => refetch()}>
            Reintentar
          </Button>
        </p>
      )}
      <ul className="grid gap-8">
        {data.items.map((comment) => (
          <li key={comment.id}>
            <Thread comment={comment} postId={postId} canReply={user !== null} onChange={refresh} />
          </li>
        ))}
      </ul>
      {pageCount(data.total, PAGE_SIZE) > pages && (
        <Button variant="outline" className="mt-8" onClick={() => setPages(pages + 1)}>
          Ver más comentarios
        </Button>
      )}
      <div className="mt-10 border-t border-line pt-8">
        {user ? (
          <CommentForm postId={postId} label="Tu comentario" onWritten={refresh} />
        ) : (
          <p className="flex flex-wrap items-center gap-4">
            Inicia sesión para comentar.
            <ButtonLink to={withReturn('/login', path)} variant="outline" size="sm">
              Iniciar sesión
            </ButtonLink>
          </p>
        )}
      </div>
    </PageSection>
  );
}

type ThreadProps = { comment: Comment; postId: number; canReply: boolean; onChange: () => unknown };

function Thread({ comment, postId, canReply, onChange }: ThreadProps) {
  const [isReplying, setReplying] = useState(false);
  return (
    <>
      <One comment={comment} onChange={onChange}>
        {canReply && !comment.isWaiting && (
          <Button
            size="sm"
            variant="quiet"
            className="-ml-3.5"
            aria-expanded={isReplying}
            onClick={() => setReplying(!isReplying)}
          >
            Responder
          </Button>
        )}
      </One>
      <ul className="mt-5 grid gap-5 border-l-2 border-line pl-5 empty:hidden">
        {comment.replies.map((reply) => (
          <li key={reply.id}>
            <One comment={reply} onChange={onChange} />
          </li>
        ))}
      </ul>
      {isReplying && (
        <div className="mt-4 border-l-2 border-line pl-5">
          <CommentForm
            postId={postId}
            parentId={comment.id}
            label={`Tu respuesta a ${comment.author}`}
            onWritten={() => {
              setReplying(false);
              return onChange();
            }}
          />
        </div>
      )}
    </>
  );
}

type OneProps = { comment: Reply; onChange: () => unknown; children?: React.ReactNode };

function One({ comment, onChange, children }: OneProps) {
  const remove = async () => {
    try {
      await call('DELETE /api/blog/comments/:id', { params: { id: comment.id } });
      toast({ title: 'Comentario borrado' });
      await onChange();
    } catch (error) {
      toast({ title: 'No se ha borrado', description: sentenceFor(error), variant: 'destructive' });
    }
  };
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
      <Avatar name={comment.author} />
      <div>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small">
          <b className="font-semibold">{comment.author}</b>
          {comment.isStaff && <Badge tone="navy">Equipo</Badge>}
          {comment.isWaiting && <Badge tone="warning">Pendiente de revisión</Badge>}
          <time dateTime={comment.createdAt} className="text-muted">
            {shortDay(comment.createdAt)}
          </time>
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{comment.body}</p>
        <div className="flex flex-wrap gap-2">
          {children}
          {comment.isMine && (
            <Button size="sm" variant="quiet" className="-ml-3.5 text-danger!" onClick={remove}>
              Borrar
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
