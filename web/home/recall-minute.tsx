import { RECALL_SECONDS, recallQuestions, recallVerdict } from '@atalaya/core/home/recall';
import { ArrowRight, Check, Play, RotateCcw, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { Plate } from '../ui/plate';

const total = recallQuestions.length;

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function RecallMinute({ onBreak }: { onBreak: () => void }) {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [left, setLeft] = useState(RECALL_SECONDS);
  const [answers, setAnswers] = useState<readonly number[]>([]);
  const [shown, setShown] = useState(0);
  const running = endsAt !== null && left > 0 && shown < total;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [running, endsAt]);

  const start = () => {
    setEndsAt(Date.now() + RECALL_SECONDS * 1000);
    setLeft(RECALL_SECONDS);
    setAnswers([]);
    setShown(0);
  };

  return (
    <div className="flex h-full flex-col">
      <div className="mb-5 flex items-baseline justify-between gap-6">
        <h3 className="text-h4">Un minuto de recuerdo activo</h3>
        {running && (
          <span role="timer" aria-label={`Quedan ${left} segundos`} className="num text-[1.5rem]">
            {clock(left)}
          </span>
        )}
      </div>
      {running ? (
        <Ask
          key={shown}
          index={shown}
          answer={answers[shown]}
          onAnswer={(option) => setAnswers([...answers, option])}
          onNext={() => setShown(shown + 1)}
        />
      ) : endsAt === null ? (
        <Opening onStart={start} />
      ) : (
        <div role="status" className="grid flex-1 content-center justify-items-start gap-5">
          <p className="font-display text-h2 font-bold text-balance">{recallVerdict(answers)}</p>
          <p className="max-w-[58ch] text-muted">
            Intentar recordar cuesta más que releer, y por eso se queda: es el efecto de examen (Roediger y
            Karpicke, 2006). Ahora, antes de seguir, una pausa corta.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={onBreak}>
              Hacer una micropausa
              <ArrowRight />
            </Button>
            <Button variant="quiet" onClick={start}>
              <RotateCcw />
              Repetir el minuto
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

function Opening({ onStart }: { onStart: () => void }) {
  return (
    <div className="grid flex-1 content-center justify-items-start gap-5">
      <p className="font-display text-h2 font-bold text-balance">
        Tres preguntas, sesenta segundos, nada que releer.
      </p>
      <p className="max-w-[58ch] text-muted">
        Primero buscas la respuesta en tu cabeza; después lees la norma. Ese esfuerzo es el que deja huella:
        quien se examina recuerda más a la semana que quien relee (Roediger y Karpicke, 2006).
      </p>
      <Button size="lg" onClick={onStart} className="noscript:hidden">
        <Play />
        Empezar el minuto
      </Button>
    </div>
  );
}

type AskProps = {
  index: number;
  answer: number | undefined;
  onAnswer: (option: number) => void;
  onNext: () => void;
};

function Ask({ index, answer, onAnswer, onNext }: AskProps) {
  const question = recallQuestions[index];
  const text = useRef<HTMLParagraphElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const answered = answer !== undefined;

  useEffect(() => {
    (answered ? next : text).current?.focus({ preventScroll: true });
  }, [answered]);

  if (!question) return null;
  const byKey = (event: KeyboardEvent) => {
    const option = Math.max('123'.indexOf(event.key), 'abc'.indexOf(event.key.toLowerCase()));
    if (event.key.length === 1 && option >= 0 && !answered) onAnswer(option);
  };
  const right = answer === question.correct;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard shortcuts; the same actions have buttons
    <div onKeyDown={byKey} className="grid flex-1 content-start gap-4">
      <p ref={text} tabIndex={-1} className="text-question font-semibold outline-none">
        <span className="sr-only">
          Pregunta {index + 1} de {total}:{' '}
        </span>
        {question.text}
      </p>
      <div className="grid gap-2">
        {question.options.map((option, at) => (
          <button
            key={option}
            type="button"
            disabled={answered}
            onClick={() => onAnswer(at)}
            className={cx(
              'flex min-h-12 items-center gap-3.5 rounded-lg border-[1.5px] px-3.5 py-2 text-left',
              !answered && 'border-line-strong hover:bg-navy-tint',
              answered && at === question.correct && 'border-success bg-success-tint',
              answered && at === answer && !right && 'border-danger bg-danger-tint',
              answered && at !== question.correct && at !== answer && 'border-line text-muted',
            )}
          >
            <Plate variant="outline">{'ABC'.charAt(at)}</Plate>
            <span className="flex-1">{option}</span>
            {answered && at === question.correct && (
              <Check aria-label="Correcta" className="size-5 text-success" />
            )}
            {answered && at === answer && !right && (
              <X aria-label="Tu respuesta" className="size-5 text-danger" />
            )}
          </button>
        ))}
      </div>
      {answered && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p role="status" className="max-w-[52ch] flex-1 basis-72 text-small">
            <b
              className={cx(
                'inline-flex items-center gap-1 font-semibold',
                right ? 'text-success' : 'text-danger',
              )}
            >
              {right ? <Check className="size-4.5" /> : <X className="size-4.5" />}
              {right ? 'Correcto.' : 'No era esa.'}
            </b>{' '}
            {question.why}
          </p>
          <Button ref={next} onClick={onNext}>
            {index + 1 < total ? 'Siguiente' : 'Ver el resultado'}
            <ArrowRight />
          </Button>
        </div>
      )}
    </div>
  );
}
