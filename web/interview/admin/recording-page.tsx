import { competenceNames } from '@atalaya/core/interview/competences';
import { clockOf } from '@atalaya/core/platform/text/clock-time';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { withHour } from '../../admin/moments';
import { PageHead } from '../../admin/page-head';
import { ListFault } from '../../admin/resource/list-view';
import { useAction } from '../../platform/action/use-action';
import { addressOf, call, read } from '../../platform/api';
import { titled } from '../../platform/page-title';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Loading, Skeleton } from '../../ui/skeleton';
import { AnswerPlayer } from '../answer-player';
import { BoardNotes } from '../board-notes';
import { ReviewForm } from '../review-form';
import { ReviewText } from '../review-panel';
import type { Route } from './+types/recording-page';

export const meta = titled('Revisar una entrevista', { robots: 'noindex' });

export default function AdminRecording({ params: { id } }: Route.ComponentProps) {
  const player = useRef<HTMLMediaElement>(null);
  const { data, error, refetch } = useQuery({
    ...read('GET /api/admin/interview-recordings/:id', { params: { id } }),
    staleTime: 0,
    refetchOnMount: 'always',
    // A fresh copy must not replace the player while somebody watches.
    refetchOnWindowFocus: false,
  });
  const act = useAction(
    (action: 'claim' | 'release') =>
      action === 'claim'
        ? call('POST /api/admin/interview-recordings/:id/claim', { params: { id } })
        : call('POST /api/admin/interview-recordings/:id/release', { params: { id } }),
    { stale: [], failed: 'No se ha podido', settled: () => void refetch() },
  );
  if (error && !data) return <ListFault error={error} retry={refetch} />;
  if (!data)
    return (
      <>
        <PageHead title="Revisar una entrevista" />
        <Loading label="Cargando la grabación" className="grid gap-4">
          <Skeleton className="h-80 rounded-lg" />
        </Loading>
      </>
    );
  const { asked, state, isMine, claimedBy, review } = data;
  const due = state === 'reviewed' ? 'Revisada' : `Vence el ${withHour(data.dueAt)}`;
  return (
    <>
      <PageHead
        title="Revisar una entrevista"
        note={`${data.student} · ${competenceNames[data.competence]} · ${clockOf(data.seconds ?? 0)} · ${due}`}
        actions={
          <>
            {state === 'queued' && (
              <Button size="sm" busy={act.isBusy} onClick={() => act.run('claim')}>
                Tomar para revisar
              </Button>
            )}
            {state === 'claimed' && isMine && (
              <Button size="sm" variant="outline" busy={act.isBusy} onClick={() => act.run('release')}>
                Devolver a la cola
              </Button>
            )}
            <Link to="/admin/entrevistas" className="link text-small">
              Volver a la lista
            </Link>
          </>
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Card pad="sm">
          <h2 className="text-h4">«{asked.question}»</h2>
          <div className="mt-4">
            {data.isFileDeleted ? (
              <p className="text-small text-muted">La grabación ya está borrada.</p>
            ) : (
              <AnswerPlayer
                src={addressOf('GET /api/interview/recordings/:id/media', { params: { id } })}
                isVideo={data.type.startsWith('video/')}
                label="Respuesta del alumno"
                player={player}
              />
            )}
          </div>
          {data.transcript && (
            <section className="mt-5">
              <h3 className="text-h4">Transcripción</h3>
              <p className="mt-1 text-small whitespace-pre-line">{data.transcript}</p>
            </section>
          )}
          <div className="mt-5 border-t border-line pt-5">
            <BoardNotes question={asked} />
          </div>
        </Card>
        <Card pad="sm">
          {review ? (
            <>
              <h2 className="text-h4">La revisión enviada</h2>
              <ReviewText review={review} ratings={{}} player={player} />
            </>
          ) : isMine ? (
            <ReviewForm
              send={(body) =>
                call('POST /api/admin/interview-recordings/:id/review', { params: { id }, body })
              }
              rubric={data.rubric}
              competence={data.competence}
              isVideo={data.type.startsWith('video/')}
              seconds={data.seconds ?? 0}
              player={player}
              onDone={() => void refetch()}
            />
          ) : (
            <p className="text-muted">
              {claimedBy
                ? `La está revisando ${claimedBy}.`
                : 'Tómala para revisarla: así nadie más la revisa a la vez.'}
            </p>
          )}
        </Card>
      </div>
    </>
  );
}
