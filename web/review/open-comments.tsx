import { pageCount } from '@atalaya/core/platform/paging';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CommentForm, type WriteComment } from '../comments/comment-form';
import { CommentThreads } from '../comments/comment-threads';
import { call, read } from '../platform/api';
import { SectionFault } from '../platform/section-states';
import { Button } from '../ui/button';

const PAGE_SIZE = 20;

/** Authors see their own comments while they wait for moderation. */
export default function OpenComments({ questionId }: { questionId: string }) {
  const [pages, setPages] = useState(1);
  const client = useQueryClient();
  const params = { id: questionId };
  const query = read('GET /api/questions/:id/comments', {
    params,
    query: { page: 1, pageSize: PAGE_SIZE * pages },
  });
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0, refetchOnMount: 'always' });
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey.slice(0, 1) });
  const write: WriteComment = (body) => call('POST /api/questions/:id/comments', { params, body });
  return (
    <section aria-label="Comentarios" className="mt-4 grid gap-6 border-l-2 border-line pl-4 md:pl-5">
      {error && <SectionFault error={error} retry={refetch} />}
      {data && data.items.length > 0 && (
        <CommentThreads comments={data.items} write={write} canReport onChange={refresh} />
      )}
      {data && pageCount(data.total, PAGE_SIZE) > pages && (
        <Button variant="outline" className="justify-self-start" onClick={() => setPages(pages + 1)}>
          Ver más comentarios
        </Button>
      )}
      <CommentForm write={write} label="Tu comentario" onWritten={refresh} />
    </section>
  );
}
