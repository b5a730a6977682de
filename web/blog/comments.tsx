import type { Answer } from '@atalaya/core/api';
import { withReturn } from '@atalaya/core/auth/return-path';
import { pageCount } from '@atalaya/core/platform/paging';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLoaderData } from 'react-router';
import { CommentForm, type WriteComment } from '../comments/comment-form';
import { CommentThreads } from '../comments/comment-threads';
import { call, read } from '../platform/api';
import { PageSection } from '../platform/lazy-section/page-section';
import { useSession } from '../platform/session';
import { Button, ButtonLink } from '../ui/button';
import type { loader } from './post-page';

type Page = Answer<'GET /api/blog/posts/:id/comments'>;

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
  const write: WriteComment = (body) =>
    call('POST /api/blog/posts/:id/comments', { params: { id: postId }, body });
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
      <CommentThreads comments={data.items} {...(user && { write })} onChange={refresh} />
      {pageCount(data.total, PAGE_SIZE) > pages && (
        <Button variant="outline" className="mt-8" onClick={() => setPages(pages + 1)}>
          Ver más comentarios
        </Button>
      )}
      <div className="mt-10 border-t border-line pt-8">
        {user ? (
          <CommentForm write={write} label="Tu comentario" onWritten={refresh} />
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
