import { pageCount } from '@atalaya/core/platform/paging';
import { lazy, Suspense, useState } from 'react';
import { redirect, useSearchParams } from 'react-router';
import { HttpError } from '../../platform/http-error';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { CampusHead } from '../../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../../shell/campus/campus-skeleton';
import { ButtonLink } from '../../ui/button';
import { ChipLink } from '../../ui/chip';
import { Pagination } from '../../ui/pagination';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState } from '../../ui/state';
import type { Route } from './+types/review-page';
import { ReviewedQuestion } from './reviewed-question';

const ReportDialog = lazy(() =>
  import('../../syllabus/report-dialog').then(({ ReportDialog: Dialog }) => ({ default: Dialog })),
);
const PAGE_SIZE = 10;

export const meta = titled(
  ({ loaderData }: Route.MetaArgs) => loaderData && `Repaso: ${loaderData.review.title}`,
);

export const clientLoader = pageLoader(
  ({ params: { id = '' } }) => from('GET /api/exams/:id/review', { params: { id } }),
  async (load, { params: { id } }) => {
    const review = await load().catch((error) => {
      if (error instanceof HttpError && error.code === 'exams.not-finished') throw redirect(`/test/${id}`);
      if (error instanceof HttpError && error.code === 'exams.keys-wait')
        throw redirect(`/test/${id}/resultado`);
      throw error;
    });
    return { review };
  },
);

/** Filtering and paging use the loaded data. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
}: {
  currentParams: { id?: string };
  nextParams: { id?: string };
}) => currentParams.id !== nextParams.id;

export type Reviewed = Route.ComponentProps['loaderData']['review']['questions'][number];

const filters: Record<string, { label: string; fits: (question: Reviewed) => boolean }> = {
  todas: { label: 'Todas', fits: () => true },
  falladas: { label: 'Falladas', fits: ({ outcome }) => outcome === 'wrong' },
  blancas: { label: 'En blanco', fits: ({ outcome }) => outcome === 'blank' },
  acertadas: { label: 'Acertadas', fits: ({ outcome }) => outcome === 'right' },
  marcadas: { label: 'Marcadas', fits: ({ flagged }) => flagged },
};

export default function ReviewPage({ loaderData: { review } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const [reported, setReported] = useState<Reviewed>();
  const chosen = search.get('ver') ?? 'todas';
  const { fits } = filters[chosen] ?? { fits: () => true };
  const shown = review.questions.filter(fits);
  const pages = pageCount(shown.length, PAGE_SIZE);
  const page = Math.min(pages, Math.max(1, Number(search.get('page')) || 1));
  return (
    <>
      <CampusHead
        title="Repaso"
        above={review.title}
        actions={
          <ButtonLink size="sm" variant="outline" to={`/test/${review.id}/resultado`}>
            Resultado
          </ButtonLink>
        }
      />
      <nav aria-label="Qué preguntas" className="mb-6 flex flex-wrap gap-2">
        {Object.entries(filters).map(([name, filter]) => (
          <ChipLink
            key={name}
            to={{ search: name === 'todas' ? '' : `?ver=${name}` }}
            current={name === chosen}
            preventScrollReset
          >
            {filter.label} ({review.questions.filter(filter.fits).length})
          </ChipLink>
        ))}
      </nav>
      {shown.length === 0 ? (
        <EmptyState title="Aquí no hay ninguna">Prueba con otro filtro.</EmptyState>
      ) : (
        <ol className="grid gap-10">
          {shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((question) => (
            <li key={question.position}>
              <ReviewedQuestion
                examId={review.id}
                question={question}
                topic={review.topics.find(({ number }) => number === question.topic)}
                onReport={() => setReported(question)}
              />
            </li>
          ))}
        </ol>
      )}
      <div className="mt-9">
        <Pagination page={page} pages={pages} />
      </div>
      {reported && (
        <Suspense fallback={null}>
          <ReportDialog
            questionId={reported.questionId}
            version={reported.version}
            onClose={() => setReported(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Repaso">
    <Skeleton className="h-11 max-w-140" />
    <RowsSkeleton rows={3} className="h-72" />
  </CampusSkeleton>
);
