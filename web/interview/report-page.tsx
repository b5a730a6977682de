import { competenceNames, dimensionNames, dimensions, levelNames } from '@atalaya/core/interview/competences';
import { longDay } from '@atalaya/core/platform/date-format';
import { clockOf } from '@atalaya/core/platform/text/clock-time';
import { Printer } from 'lucide-react';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { Button, ButtonLink } from '../ui/button';
import type { Route } from './+types/report-page';
import { ReviewText } from './review-panel';

export const meta = titled('Informe de la entrevista');

export const clientLoader = pageLoader(({ params: { id = '' } }) =>
  from('GET /api/interview/sessions/:id', { params: { id } }),
);

const ABOVE = 'Simulador de entrevista';
const TITLE = 'Informe de la sesión';
const modes = { video: 'Vídeo', audio: 'Solo voz', text: 'Por escrito' } as const;

export default function ReportPage({ loaderData: session }: Route.ComponentProps) {
  const path = `/campus-estudio/entrevista/${session.id}`;
  return (
    <>
      <CampusHead title={TITLE} above={`${ABOVE}, ${longDay(session.createdAt)}`} />
      <div className="mb-6 flex flex-wrap gap-3 print:hidden">
        <Button variant="outline" onClick={() => window.print()}>
          <Printer />
          Imprimir
        </Button>
        <ButtonLink variant="quiet" to="/campus-estudio/entrevista">
          Volver a la entrevista
        </ButtonLink>
      </div>
      <ol className="max-w-220">
        {session.answers.map((answer) => (
          <li key={answer.position} className="break-inside-avoid border-t border-line py-6">
            <p className="text-small text-muted">
              Pregunta {answer.position} · {competenceNames[answer.question.competence]}
              {answer.mode && ` · ${modes[answer.mode]}, ${clockOf(answer.seconds ?? 0)}`}
            </p>
            <h2 className="mt-1 text-h4">«{answer.question.question}»</h2>
            {answer.mode === null ? (
              <p className="mt-2 text-small text-muted">Sin responder.</p>
            ) : (
              <dl className="mt-3 grid gap-1.5 sm:grid-cols-2">
                {dimensions.flatMap((one) => {
                  const level = answer.ratings[one];
                  return level
                    ? [
                        <div
                          key={one}
                          className="flex justify-between gap-4 border-b border-line py-1 text-small"
                        >
                          <dt>{dimensionNames[one]}</dt>
                          <dd className="font-semibold">{levelNames[level]}</dd>
                        </div>,
                      ]
                    : [];
                })}
              </dl>
            )}
            {answer.notes && (
              <p className="mt-3 text-small">
                <b>Qué cambiarás:</b> {answer.notes}
              </p>
            )}
            {answer.transcript && (
              <p className="mt-3 text-small whitespace-pre-line">
                <b>Lo que dijiste:</b> {answer.transcript}
              </p>
            )}
            {answer.recording?.review && (
              <div className="mt-4 rounded-lg border border-line p-4">
                <h3 className="text-h4">Revisión de un preparador</h3>
                <ReviewText review={answer.recording.review} ratings={answer.ratings} />
              </div>
            )}
            <p className="mt-3 print:hidden">
              <ButtonLink variant="outline" size="sm" to={`${path}?pregunta=${answer.position}`}>
                {answer.mode === null ? 'Responder' : 'Abrir la respuesta'}
                <span className="sr-only"> {answer.position}</span>
              </ButtonLink>
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-6 max-w-220 text-small text-muted">
        Valoración propia para entrenar. No es una calificación del tribunal ni la predice.
      </p>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title={TITLE}>
    <RowsSkeleton rows={4} className="h-40" />
  </CampusSkeleton>
);
