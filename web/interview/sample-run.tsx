import type { Answer } from '@atalaya/core/api';
import type { AnswerMode } from '@atalaya/core/interview/competences';
import { LockKeyhole } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, ButtonLink } from '../ui/button';
import { RateAnswer, type RatedAnswer } from './rate-answer';
import { memoryKeep, type Taken } from './recordings-store';
import { QuestionRun } from './run/question-run';
import { RunTop } from './run/run-top';

type Samples = Answer<'GET /api/interview/samples'>;

const EMPTY: RatedAnswer = { ratings: {}, notes: '', transcript: '' };
const SECONDS = 90;

type SampleRunProps = { samples: Samples; onLeave: () => void };

/** Covers the page, which cannot be reached until it is closed. */
export default function SampleDialog({ samples, onLeave }: SampleRunProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label="Simulador de entrevista"
      onClose={onLeave}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-panel"
    >
      <SampleRun
        samples={samples}
        onLeave={() => dialog.current?.close()}
        onScreen={() => dialog.current?.scrollTo({ top: 0 })}
      />
    </dialog>
  );
}

/** The three sample questions. Everything stays in the memory of the page. */
function SampleRun({ samples, onLeave, onScreen }: SampleRunProps & { onScreen: () => void }) {
  const [keep] = useState(memoryKeep);
  const [mode, setMode] = useState<AnswerMode>('video');
  const [position, setPosition] = useState(1);
  const [taken, setTaken] = useState<Readonly<Record<number, Taken>>>({});
  const [rated, setRated] = useState<Readonly<Record<number, RatedAnswer>>>({});
  const { questions, rubric, total } = samples;
  const question = questions[position - 1];
  const answer = taken[position];
  const showTop = useEffectEvent(onScreen);
  const screen = `${position} ${answer ? 'rating' : 'asking'}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen starts at its top
  useEffect(() => {
    showTop();
  }, [screen]);

  const top = (
    <RunTop
      title="Simulador de entrevista"
      position={position}
      total={questions.length}
      done={questions.map((_, index) => taken[index + 1] !== undefined)}
      onLeave={onLeave}
    />
  );

  if (!question) return <SampleEnd total={total} onAgain={() => setPosition(1)} onLeave={onLeave} />;
  if (answer)
    return (
      <div className="min-h-dvh bg-ground text-ink">
        <div className="bg-panel text-on-panel">{top}</div>
        <RateAnswer
          key={position}
          question={question}
          rubric={rubric}
          taken={answer}
          before={rated[position] ?? { ...EMPTY, transcript: answer.transcript }}
          above={`Simulador de entrevista, pregunta ${position} de ${questions.length}`}
          nextLabel={position < questions.length ? 'Siguiente pregunta' : 'Terminar'}
          onNext={(given) => {
            setRated({ ...rated, [position]: given });
            setPosition(position + 1);
          }}
          onRepeat={() => {
            const { [position]: _, ...others } = taken;
            setTaken(others);
          }}
        />
      </div>
    );
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr_auto] bg-panel text-on-panel">
      {top}
      <QuestionRun
        key={position}
        question={question}
        position={position}
        seconds={SECONDS}
        mode={mode}
        onMode={setMode}
        keep={keep}
        onTaken={(given) => setTaken({ ...taken, [position]: given })}
      />
    </div>
  );
}

type SampleEndProps = { total: number; onAgain: () => void; onLeave: () => void };

function SampleEnd({ total, onAgain, onLeave }: SampleEndProps) {
  return (
    <div className="grid min-h-dvh content-center justify-items-center gap-4 bg-panel px-5 text-center text-on-panel">
      <LockKeyhole className="size-9 text-panel-gold" />
      <h1 className="text-h2">Has hecho las tres preguntas de muestra</h1>
      <p className="max-w-110 text-on-panel-muted">
        Con Elite tienes las {total} preguntas, el cuestionario biográfico, tu historial y un preparador que
        revisa las grabaciones que le envíes.
      </p>
      <ButtonLink to="/planes" variant="panel-gold">
        Ver Elite
      </ButtonLink>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="on-panel" onClick={onAgain}>
          Ver mis tres respuestas
        </Button>
        <Button variant="on-panel" onClick={onLeave}>
          Salir
        </Button>
      </div>
    </div>
  );
}
