import { formatScore, roundedScore } from '@atalaya/core/exams/score';
import { capitalize } from '@atalaya/core/platform/capitalize';
import { Clock, RotateCcw } from 'lucide-react';
import { redirect } from 'react-router';
import { recently, withHour } from '../../admin/moments';
import { HttpError } from '../../platform/http-error';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { CampusHead } from '../../shell/campus/campus-head';
import { CampusSkeleton } from '../../shell/campus/campus-skeleton';
import { ButtonLink } from '../../ui/button';
import { Figures } from '../../ui/figures';
import { Note } from '../../ui/note';
import { Skeleton } from '../../ui/skeleton';
import { PdfLinks } from '../pdf-links';
import { writtenSpan } from '../sitting/span';
import type { Route } from './+types/result-page';
import { ExamComparison } from './comparison';
import { CutOffScale } from './cut-off-scale';
import { Doubts } from './doubts';
import { TopicResults } from './topic-results';

export const meta = titled(
  ({ loaderData }: Route.MetaArgs) => loaderData && `Resultado: ${loaderData.result.title}`,
);

export const clientLoader = pageLoader(
  ({ params: { id = '' } }) => from('GET /api/exams/:id/result', { params: { id } }),
  async (load, { params: { id } }) => {
    const result = await load().catch((error) => {
      if (error instanceof HttpError && error.code === 'exams.not-finished') throw redirect(`/test/${id}`);
      throw error;
    });
    return { result };
  },
);

export type ExamResult = Route.ComponentProps['loaderData']['result'];

export default function ResultPage({ loaderData: { result } }: Route.ComponentProps) {
  const { hits, errors, blanks, total } = result;
  const isOfficial = result.kind === 'mock';
  return (
    <>
      <CampusHead
        title={result.title}
        above={`${capitalize(recently(result.finishedAt ?? result.createdAt))}, ${total} ${total === 1 ? 'pregunta' : 'preguntas'} en ${writtenSpan(result.spentMs)}`}
      />
      <section
        aria-label="Tu nota"
        className="grid gap-x-14 gap-y-8 rounded-lg bg-panel p-6 text-on-panel md:p-9 lg:grid-cols-[auto_1fr] lg:items-center"
      >
        <div>
          <p className="text-on-panel-muted">Tu nota</p>
          <p className="num mt-2 text-[5.5rem] text-panel-gold md:text-[7rem]">{formatScore(result.score)}</p>
          <p className="mt-3 text-small text-on-panel-muted">sobre 10</p>
        </div>
        <Figures
          onPanel
          figures={[
            [hits, hits === 1 ? 'acierto' : 'aciertos'],
            [errors, errors === 1 ? 'error' : 'errores'],
            [blanks, 'en blanco'],
          ]}
          valueClass="text-[2.5rem]"
          itemClass="border-t border-panel-line pt-3"
          className="grid grid-cols-3 gap-4"
        />
        <div className="flex flex-wrap gap-3 max-sm:*:w-full lg:col-span-2">
          {!result.keysAt && (
            <ButtonLink variant="panel-gold" to={`/test/${result.id}/repaso`}>
              Repasar las preguntas
            </ButtonLink>
          )}
          {errors > 0 && (
            <ButtonLink variant="on-panel" to="/test?solo=failed">
              Hacer un test de falladas
            </ButtonLink>
          )}
          <PdfLinks examId={result.id} label="Descargar en PDF" variant="on-panel" hasKey={!result.keysAt} />
        </div>
      </section>
      {result.keysAt && (
        <div className="mt-5">
          <Note icon={<Clock />}>
            Las respuestas se ven desde el {withHour(result.keysAt)}, cuando se cierra el simulacro: hasta
            entonces otros lo pueden hacer.
          </Note>
        </div>
      )}
      {result.finishedBy === 'clock' && (
        <div className="mt-5">
          <Note icon={<RotateCcw />}>
            Se entregó solo al acabarse el tiempo, con lo que había respondido hasta entonces.
          </Note>
        </div>
      )}
      {result.regrades.map((regrade) => (
        <div key={`${regrade.at}-${regrade.position}`} className="mt-5">
          <Note tone="success" icon={<RotateCcw />}>
            {whatChanged(regrade)}: tu nota pasa de {roundedScore(regrade.oldScore)} a{' '}
            {roundedScore(regrade.newScore)}. {regrade.reason}
          </Note>
        </div>
      ))}
      {isOfficial && <CutOffScale score={result.score} cutOffs={result.cutOffs} />}
      {isOfficial && <ExamComparison examId={result.id} />}
      <Doubts {...result} />
      <TopicResults topics={result.topics} />
    </>
  );
}

function whatChanged({ position, oldKey, newKey }: ExamResult['regrades'][number]): string {
  if (newKey === null) return `Anulamos la pregunta ${position}, que ya no cuenta`;
  if (oldKey === null) return `La pregunta ${position}, que habíamos anulado, vuelve a contar`;
  return `Corregimos la clave de la pregunta ${position} (${oldKey} → ${newKey})`;
}

export const HydrateFallback = () => (
  <CampusSkeleton>
    <Skeleton className="h-80 rounded-lg" />
    <Skeleton className="h-40 rounded-lg" />
    <Skeleton className="h-96 rounded-lg" />
  </CampusSkeleton>
);
