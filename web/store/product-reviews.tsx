import type { Answer } from '@atalaya/core/api';
import { longDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { pageCount } from '@atalaya/core/platform/paging';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Flag, Star } from 'lucide-react';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useAction } from '../platform/action/use-action';
import { call, read } from '../platform/api';
import { PageSection } from '../platform/lazy-section/page-section';
import { useSession } from '../platform/session';
import { Button } from '../ui/button';
import type { loader } from './product-page';
import { ReviewForm } from './review-form';
import { holdingQuery, useHolding } from './use-holding';

type Review = Answer<'GET /api/store/products/:id/reviews'>['items'][number];

const PAGE_SIZE = 10;
/** Only buyers can write a review, once each; any signed-in user can report one. */
export default function ProductReviews() {
  const { product, reviews } = useLoaderData<typeof loader>();
  const { user } = useSession();
  const holding = useHolding(product.id);
  const client = useQueryClient();
  const [pages, setPages] = useState(1);
  const asked = read('GET /api/store/products/:id/reviews', {
    params: { id: product.id },
    query: { page: 1, pageSize: PAGE_SIZE * pages },
  });
  const { data = reviews } = useQuery({ ...asked, staleTime: 0, refetchOnMount: true });
  const refresh = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: asked.queryKey.slice(0, 1) }),
      client.invalidateQueries({ queryKey: holdingQuery(product.id).queryKey }),
    ]);
  };
  return (
    <PageSection id="opiniones" titled="opiniones-titulo" className="border-t border-line pt-10">
      <h2 id="opiniones-titulo" className="text-h2">
        Opiniones
      </h2>
      <p className="mt-2 text-muted">
        {data.total === 0
          ? 'Aún no hay ninguna. Solo pueden opinar quienes lo han comprado.'
          : 'Solo de quienes lo han comprado.'}
      </p>
      <div className="mt-7 grid empty:hidden grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div>
          <ul className="grid gap-7">
            {data.items.map((review) => (
              <li key={review.id}>
                <One review={review} canReport={user !== null && review.id !== holding?.review?.id} />
              </li>
            ))}
          </ul>
          {pageCount(data.total, PAGE_SIZE) > pages && (
            <Button variant="outline" className="mt-8" onClick={() => setPages(pages + 1)}>
              Ver más opiniones
            </Button>
          )}
        </div>
        {(holding?.isMine || holding?.review) && (
          <ReviewForm
            key={`${product.id}-${holding.review?.id ?? 'nueva'}`}
            productId={product.id}
            review={holding.review}
            onChanged={refresh}
          />
        )}
      </div>
    </PageSection>
  );
}

function One({ review, canReport }: { review: Review; canReport: boolean }) {
  const [reported, setReported] = useState(false);
  const { run } = useAction(
    () => call('POST /api/store/reviews/:reviewId/report', { params: { reviewId: review.id } }),
    { stale: [], done: () => setReported(true), failed: 'Error' },
  );
  return (
    <article>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars count={review.stars} />
        <b>{review.author}</b>
        <time dateTime={review.createdAt} className="text-small text-muted">
          {longDay(dayInSpain(review.createdAt))}
          {review.isEdited && ' · editada'}
        </time>
      </header>
      <p className="mt-2 max-w-[62ch] wrap-anywhere whitespace-pre-line">{review.body}</p>
      {canReport &&
        (reported ? (
          <p role="status" className="mt-1 text-small text-muted">
            Gracias: la revisaremos.
          </p>
        ) : (
          <Button variant="quiet" size="sm" className="mt-1 -ml-3.5" onClick={() => void run()}>
            <Flag />
            Denunciar
          </Button>
        ))}
    </article>
  );
}

const FIVE = [1, 2, 3, 4, 5];

function Stars({ count }: { count: number }) {
  return (
    <span className="inline-flex">
      <span className="sr-only">{count === 1 ? '1 estrella' : `${count} estrellas`}</span>
      {FIVE.map((star) => (
        <Star
          key={star}
          className={`size-4.5 ${star <= count ? 'fill-gold text-gold' : 'text-line-strong'}`}
        />
      ))}
    </span>
  );
}
