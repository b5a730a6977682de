import type { AnswerMode } from '@atalaya/core/interview/competences';
import type { InterviewSession } from '@atalaya/core/interview/interview.contract';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../platform/api';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { Loading } from '../ui/skeleton';
import { AnsweredQuestion } from './answered-question';
import { deviceKeep, type Taken } from './recordings-store';
import { QuestionRun } from './run/question-run';
import { RunTop } from './run/run-top';

type SessionScreenProps = { session: InterviewSession; userId: string; isLocked: boolean };

const HUB = '/campus-estudio/entrevista';

/** A question that is not answered is asked; one that is answered is rated. */
export function SessionScreen({ session, userId, isLocked }: SessionScreenProps) {
  const { id, answers, answerSeconds } = session;
  const [keep] = useState(() => deviceKeep(userId, id));
  const [mode, setMode] = useState<AnswerMode>('video');
  const [isLeaving, setLeaving] = useState(false);
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const asked = Number(params.get('pregunta'));
  // Fixed when the page opens: an answer that is saved does not lead away from it.
  const [first] = useState(() => answers.find((one) => one.mode === null)?.position ?? answers.length);
  const position = answers.some((one) => one.position === asked) ? asked : first;
  const answer = answers.find((one) => one.position === position);
  const [taken, setTaken] = useTaken(keep, position);
  if (!answer) return null;

  const go = (to: number) => {
    setParams({ pregunta: String(to) }, { preventScrollReset: true });
    window.scrollTo({ top: 0 });
  };
  const goOn = async () => {
    const following = answers.find((one) => one.position > position)?.position;
    if (following) return go(following);
    await call('POST /api/interview/sessions/:id/finish', { params: { id } }).catch(() => {});
    navigate(`${HUB}/${id}/informe`);
  };
  const top = {
    title: `Sesión de ${answers.length} preguntas`,
    position,
    total: answers.length,
    done: answers.map((one) => one.mode !== null),
  };

  if (taken === undefined)
    return (
      <Loading label="Abriendo la pregunta" className="min-h-dvh bg-panel">
        {null}
      </Loading>
    );
  if (answer.mode !== null || taken)
    return (
      <AnsweredQuestion
        key={position}
        session={session}
        answer={answer}
        taken={taken ?? givenBefore(answer)}
        userId={userId}
        isLocked={isLocked}
        onNext={goOn}
        onRepeat={() => {
          keep.forget(position).catch(() => {});
          setTaken(null);
        }}
      />
    );
  return (
    <main
      id="contenido"
      tabIndex={-1}
      className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr_auto] bg-panel text-on-panel outline-none"
    >
      <RunTop {...top} onLeave={() => setLeaving(true)} />
      <QuestionRun
        key={position}
        question={answer.question}
        position={position}
        seconds={answerSeconds}
        mode={mode}
        onMode={setMode}
        keep={keep}
        onTaken={(given) => {
          setTaken(given);
          window.scrollTo({ top: 0 });
        }}
      />
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title="¿Salir de la sesión?"
        description="Lo que ya has valorado queda guardado. Puedes seguir con el resto cuando quieras."
        confirmLabel="Salir"
        onConfirm={() => navigate(HUB)}
      />
    </main>
  );
}

/** What this device has of an answer; undefined while it is read. */
function useTaken(keep: ReturnType<typeof deviceKeep>, position: number) {
  const [found, setFound] = useState<{ position: number; taken: Taken | null }>();
  useEffect(() => {
    let isWanted = true;
    const show = (taken: Taken | null) => isWanted && setFound({ position, taken });
    keep.read(position).then(
      (taken) => show(taken ?? null),
      () => show(null),
    );
    return () => {
      isWanted = false;
    };
  }, [keep, position]);
  const taken = found?.position === position ? found.taken : undefined;
  return [taken, (next: Taken | null) => setFound({ position, taken: next })] as const;
}

const givenBefore = ({ mode, seconds, transcript }: InterviewSession['answers'][number]): Taken => ({
  mode: mode ?? 'text',
  seconds: seconds ?? 0,
  transcript,
  recording: null,
});
