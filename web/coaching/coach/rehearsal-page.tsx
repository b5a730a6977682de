import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { AnswerPlayer } from '../../interview/answer-player';
import { BoardNotes } from '../../interview/board-notes';
import { ReviewForm } from '../../interview/review-form';
import { ReviewText } from '../../interview/review-panel';
import { addressOf, call } from '../../platform/api';
import type { PageHandle } from '../../platform/page-handle';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { CampusSkeleton } from '../../shell/campus/campus-skeleton';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import type { Route } from './+types/rehearsal-page';
import { CoachHead } from './coach-head';

export const meta = titled('Ensayo de entrevista');

export const handle: PageHandle = { access: 'may:coach-candidates' };

export const clientLoader = pageLoader(({ params }) =>
  from('GET /api/coach/recordings/:id', { params: { id: params.id ?? '' } }),
);

export default function RehearsalPage({ loaderData: sent }: Route.ComponentProps) {
  const player = useRef<HTMLMediaElement>(null);
  const { revalidate } = useRevalidator();
  const params = { id: sent.id };
  const isVideo = sent.type.startsWith('video/');
  return (
    <>
      <CoachHead title="Ensayo de entrevista" />
      <div className="grid items-start gap-3 md:gap-5 xl:grid-cols-2">
        <Card className="min-w-0">
          <p className="text-small text-muted">{sent.student}</p>
          <h2 className="mt-1 text-h4">«{sent.asked.question}»</h2>
          <div className="mt-4">
            {sent.isFileDeleted ? (
              <p className="text-muted">La grabación ya está borrada.</p>
            ) : (
              <AnswerPlayer
                src={addressOf('GET /api/coach/recordings/:id/media', { params })}
                isVideo={isVideo}
                label={`Respuesta de ${sent.student}`}
                player={player}
              />
            )}
          </div>
          {sent.transcript && <p className="mt-5 text-small whitespace-pre-line">{sent.transcript}</p>}
          <div className="mt-5 border-t border-line pt-5">
            <BoardNotes question={sent.asked} />
          </div>
        </Card>
        <Card className="min-w-0">
          {sent.review ? (
            <>
              <h2 className="text-h4">La revisión enviada</h2>
              <ReviewText review={sent.review} ratings={{}} player={player} />
            </>
          ) : sent.claimedBy && !sent.isMine ? (
            <p className="text-muted">La está revisando {sent.claimedBy}.</p>
          ) : (
            <ReviewForm
              rubric={sent.rubric}
              competence={sent.asked.competence}
              isVideo={isVideo}
              seconds={sent.seconds ?? 0}
              player={player}
              send={(body) => call('POST /api/coach/recordings/:id/review', { params, body })}
              onDone={() => void revalidate()}
            />
          )}
        </Card>
      </div>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton
    title="Ensayo de entrevista"
    above="Preparador"
    className="grid min-h-dvh content-start gap-5"
  >
    <Skeleton className="h-10 w-60" />
    <Skeleton className="h-100 rounded-lg" />
  </CampusSkeleton>
);
