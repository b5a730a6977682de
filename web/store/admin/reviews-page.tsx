import type { Answer } from '@atalaya/core/api';
import { type ReviewState, reviewSorts, reviewStates } from '@atalaya/core/store/reviews';
import { recently, toTheSecond } from '../../admin/moments';
import { useConflict } from '../../admin/resource/conflict';
import type { Column } from '../../admin/resource/data-table';
import { Facts, RecordDrawer, RecordSection } from '../../admin/resource/record-drawer';
import { RecordList } from '../../admin/resource/record-list';
import { useAction } from '../../platform/action/use-action';
import { call, read } from '../../platform/api';
import { titled } from '../../platform/page-title';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { toast } from '../../ui/overlays/toast-store';
import { ProductName } from './product-name';

type AdminReview = Answer<'GET /api/admin/product-reviews'>['items'][number];

export const meta = titled('Opiniones', { robots: 'noindex' });

const stateWords: Record<ReviewState, string> = { shown: 'Publicada', hidden: 'Oculta' };
const tones = { shown: 'success', hidden: 'warning' } as const;

const filters = [
  {
    name: 'state',
    label: 'Estado',
    all: 'todas',
    options: reviewStates.map((value) => ({ value, label: stateWords[value] })),
  },
];

const columns: readonly Column<AdminReview, (typeof reviewSorts)[number]>[] = [
  { id: 'body', header: 'Opinión', cell: ({ body }) => <span className="line-clamp-2">{body}</span> },
  { id: 'stars', header: 'Estrellas', sort: 'stars', cell: ({ stars }) => stars },
  {
    id: 'productId',
    header: 'Producto',
    plain: true,
    cell: ({ productId }) => <ProductName id={productId} />,
  },
  { id: 'author', header: 'De', plain: true, cell: ({ author }) => author },
  {
    id: 'reports',
    header: 'Denuncias',
    sort: 'reports',
    startsDescending: true,
    cell: ({ reports }) => reports,
  },
  {
    id: 'state',
    header: 'Estado',
    plain: true,
    cell: ({ state }) => <Badge tone={tones[state]}>{stateWords[state]}</Badge>,
  },
  {
    id: 'createdAt',
    header: 'Escrita',
    sort: 'createdAt',
    startsDescending: true,
    plain: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{recently(createdAt)}</span>,
  },
];

const words = {
  title: 'Opiniones',
  one: 'opinión',
  several: 'opiniones',
  caption: 'Opiniones de la tienda',
  search: { label: 'Buscar opiniones', placeholder: 'Palabras o producto' },
  empty: 'Aún no hay opiniones',
};

export default function AdminReviewsPage() {
  return (
    <RecordList
      words={words}
      sorts={reviewSorts}
      // Reported reviews first.
      defaultOrder={{ field: 'reports', descending: true }}
      filters={filters}
      columns={columns}
      ask={(list) =>
        read('GET /api/admin/product-reviews', {
          query: { ...list.asked, state: list.pick('state', reviewStates) },
        })
      }
      recordName="opinion"
    >
      {({ row, onClose }) => <ReviewDrawer review={row} onClose={onClose} />}
    </RecordList>
  );
}

const moderate = ({ id, ...body }: { id: string; state: ReviewState; etag: string }) =>
  call('PUT /api/admin/product-reviews/:reviewId', { params: { reviewId: id }, body });

function ReviewDrawer({ review, onClose }: { review: AdminReview | undefined; onClose: () => unknown }) {
  const onConflict = useConflict();
  const moderation = useAction(moderate, {
    stale: [['/api/admin/product-reviews']],
    done: (_, { state }) => {
      toast({ title: state === 'shown' ? 'Opinión publicada' : 'Opinión oculta' });
      onClose();
    },
    failed: 'No se ha cambiado',
    caught: (error, mine) => onConflict(error, (etag) => moderate({ ...mine, etag })),
  });
  return (
    <RecordDrawer
      open={review !== undefined}
      onClose={onClose}
      kind="Opinión"
      title={({ author }) => `Opinión de ${author}`}
      query={{ data: review, error: null, refetch: () => undefined }}
    >
      {({ id, body, author, productId, stars, reports, state, etag, createdAt }) => (
        <>
          <RecordSection title="La opinión" hideTitle>
            <Facts
              facts={[
                { label: 'De', value: author },
                { label: 'Sobre', value: productId },
                { label: 'Estrellas', value: String(stars) },
                { label: 'Denuncias', value: String(reports) },
                { label: 'Estado', value: stateWords[state] },
                { label: 'Escrita', value: toTheSecond(createdAt) },
              ]}
            />
            <p className="mt-5 wrap-anywhere whitespace-pre-wrap">{body}</p>
          </RecordSection>
          <RecordSection title="Qué hacer con ella">
            {state === 'hidden' || reports > 0 ? (
              <Button
                size="sm"
                busy={moderation.isBusy}
                onClick={() => moderation.run({ id, etag, state: 'shown' })}
              >
                {state === 'hidden' ? 'Publicar' : 'Dar por buena'}
              </Button>
            ) : null}
            {state === 'shown' && (
              <Button
                size="sm"
                variant="outline"
                busy={moderation.isBusy}
                onClick={() => moderation.run({ id, etag, state: 'hidden' })}
              >
                Ocultar
              </Button>
            )}
          </RecordSection>
        </>
      )}
    </RecordDrawer>
  );
}
