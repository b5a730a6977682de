import type { InterviewAnswer, InterviewSession } from '@atalaya/core/interview/interview.contract';
import { ArrowLeft } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { useAction } from '../platform/action/use-action';
import { addressOf, call } from '../platform/api';
import { IconButtonLink } from '../ui/icon-button';
import { toast } from '../ui/overlays/toast-store';
import { saveRatings } from './outbox';
import { RateAnswer, type RatedAnswer } from './rate-answer';
import type { Taken } from './recordings-store';
import { ReviewPanel } from './review-panel';
import { SendPanel } from './send-panel';
import { sendRecording } from './send-recording';

type AnsweredQuestionProps = {
  session: InterviewSession;
  answer: InterviewAnswer;
  taken: Taken;
  userId: string;
  isLocked: boolean;
  onNext: () => Promise<void> | void;
  onRepeat: () => void;
};

export function AnsweredQuestion(props: AnsweredQuestionProps) {
  const { session, answer, taken, userId, isLocked, onNext, onRepeat } = props;
  const { revalidate } = useRevalidator();
  const { position, question, recording } = answer;
  const isClosed = recording !== null && recording.state !== 'uploading';
  const total = session.answers.length;

  const save = ({ ratings, notes, transcript }: RatedAnswer) =>
    saveRatings(userId, {
      params: { id: session.id, position },
      body: { mode: taken.mode, seconds: taken.seconds, transcript, ratings, notes },
    });
  const next = useAction(async (rated: RatedAnswer) => isClosed || (await save(rated)), {
    stale: [],
    done: async (isSaved) => {
      if (!isSaved)
        toast({
          title: 'Guardado en este dispositivo',
          description: 'Se enviará a tu historial cuando vuelva la conexión.',
        });
      await onNext();
      if (isSaved) await revalidate();
    },
    failed: 'No se ha guardado',
  });
  const send = async (rated: RatedAnswer, onProgress: (share: number) => void) => {
    if (!taken.recording || !(await save(rated))) throw new Error('the ratings could not be saved');
    await sendRecording({ sessionId: session.id, position }, taken.recording, onProgress);
    toast({ title: 'Grabación enviada', description: 'Te avisaremos cuando esté revisada.' });
    await revalidate();
  };
  const withdrawal = useAction(
    (id: string) => call('DELETE /api/interview/recordings/:id', { params: { id } }),
    {
      stale: [],
      done: () => toast({ title: 'Copia borrada del servidor' }),
      failed: 'No se ha borrado',
      settled: revalidate,
    },
  );
  const sentCopy =
    isClosed && !recording.isFileDeleted
      ? addressOf('GET /api/interview/recordings/:id/media', { params: { id: recording.id } })
      : null;

  return (
    <main id="contenido" tabIndex={-1} className="min-h-dvh bg-ground outline-none">
      <div className="mx-auto max-w-304 px-2 pt-3 md:px-6">
        <IconButtonLink label="Volver a la entrevista" to="/campus-estudio/entrevista">
          <ArrowLeft />
        </IconButtonLink>
      </div>
      <RateAnswer
        // What was sent is read again from the server.
        key={isClosed ? 'closed' : 'open'}
        question={question}
        rubric={session.rubric}
        taken={taken}
        sentCopy={sentCopy}
        before={{
          ratings: answer.ratings,
          notes: answer.notes,
          transcript: answer.mode === null ? taken.transcript : answer.transcript,
        }}
        above={`Sesión de entrevista, pregunta ${position} de ${total}`}
        nextLabel={position < total ? 'Siguiente pregunta' : 'Ver el informe'}
        busy={next.isBusy}
        isClosed={isClosed}
        onNext={(rated) => void next.run(rated)}
        {...(answer.mode === null ? { onRepeat } : {})}
      >
        {(rated, player, isRated) =>
          recording && isClosed ? (
            <ReviewPanel
              recording={recording}
              ratings={answer.ratings}
              player={player}
              onDelete={() => void withdrawal.run(recording.id)}
            />
          ) : (
            taken.recording && (
              <SendPanel
                recording={taken.recording}
                isLocked={isLocked}
                isRated={isRated}
                onSend={(onProgress) => send(rated, onProgress)}
              />
            )
          )
        }
      </RateAnswer>
    </main>
  );
}
