import { longDay } from '@atalaya/core/platform/date-format';
import { formName } from '@atalaya/core/psychometrics/battery';
import { Printer } from 'lucide-react';
import { redirect } from 'react-router';
import { HttpError } from '../platform/http-error';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton } from '../shell/campus/campus-skeleton';
import { Button, ButtonLink } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/result-page';
import { ResultFamilies } from './result-families';
import { ResultReview } from './result-review';
import { ResultScore } from './result-score';
import { ResultTimes } from './result-times';

export const meta = titled('Resultado de la batería');

const requestOf = (id: string) => ({ params: { id } });

export const clientLoader = pageLoader(
  ({ params: { id = '' } }) => from('GET /api/psychometrics/batteries/:id/result', requestOf(id)),
  async (load, { params: { id } }) => {
    const result = await load().catch((error: unknown) => {
      if (error instanceof HttpError && error.code === 'psychometrics.not-finished')
        throw redirect(`/campus-estudio/psicotecnicos/bateria/${id}`);
      throw error;
    });
    return { result };
  },
);

export default function ResultPage({ loaderData: { result } }: Route.ComponentProps) {
  return (
    <>
      <CampusHead
        title="Resultado"
        above={`${formName(result.form)} ${result.number}, ${longDay(result.finishedAt)}`}
        actions={
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            <Printer />
            <span className="max-md:sr-only">Imprimir</span>
          </Button>
        }
      />
      <div className="grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[5fr_7fr]">
        <ResultScore result={result} />
        <ResultFamilies result={result} />
      </div>
      <ResultTimes result={result} />
      <ResultReview result={result} />
      <ButtonLink to="/campus-estudio/psicotecnicos" variant="outline" className="mt-10 print:hidden">
        Volver a psicotécnicos
      </ButtonLink>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Resultado">
    <Skeleton className="h-96 rounded-lg" />
    <Skeleton className="h-64 rounded-lg" />
  </CampusSkeleton>
);
