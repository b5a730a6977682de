import { kindNames } from '@atalaya/core/english/course';
import type { LessonPaper } from '@atalaya/core/english/english.contract';
import { PASS_PERCENT } from '@atalaya/core/english/progress';
import { formatUpToTwoDecimals } from '@atalaya/core/platform/number-format';
import { CloudUpload, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Voice } from '../platform/speech/use-voice';
import { Badge } from '../ui/badge';
import { Button, ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { Note } from '../ui/note';
import { Progress } from '../ui/progress';
import { CorrectionView } from './correction-view';
import { ExerciseForm } from './exercise-form';
import { useLesson } from './use-lesson';

type RunProps = { userId: string; lesson: LessonPaper; voice: Voice; onAgain: () => void };

/** The exercises, one at a time; a failed one comes again at the end for half a point. */
export function LessonRun({ userId, lesson, voice, onAgain }: RunProps) {
  const run = useLesson(userId, lesson, onAgain);
  const { current, given, position, total } = run;
  if (!current) return <Result run={run} lesson={lesson} onAgain={onAgain} />;
  return (
    <Card>
      <section aria-label="Ejercicios">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 className="flex items-center gap-2.5">
            <Badge tone="navy">{kindNames[current.kind]}</Badge>
            {run.isSecondTry && <Badge tone="gold">Otra vez</Badge>}
          </h2>
          <p className="text-small text-muted">
            Ejercicio {Math.min(position, total)} de {total}
          </p>
        </div>
        <div className="mb-6">
          <Progress
            label="Ejercicios hechos"
            value={Math.min(position, total) - (given ? 0 : 1)}
            max={total}
            tone="gold"
          />
        </div>
        {given ? (
          <CorrectionView
            exercise={current}
            correction={given.correction}
            comesAgain={given.comesAgain}
            isLast={run.isLast}
            onNext={run.next}
          />
        ) : (
          <ExerciseForm
            key={`${current.id} ${run.isSecondTry}`}
            exercise={current}
            voice={voice}
            isSending={run.isSending}
            takesFocus={run.hasAnswered}
            onAnswer={run.answer}
          />
        )}
      </section>
    </Card>
  );
}

type ResultProps = Pick<RunProps, 'lesson' | 'onAgain'> & { run: ReturnType<typeof useLesson> };

function Result({ run: { score, unsent }, lesson, onAgain }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const isPassed = score.percent >= PASS_PERCENT;
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {unsent > 0 ? 'Lección terminada' : isPassed ? 'Lección superada' : 'Te falta un poco'}
      </h2>
      {unsent > 0 ? (
        <div className="mt-4">
          <Note tone="warning" icon={<CloudUpload />}>
            {unsent === 1 ? 'Hay una respuesta guardada' : `Hay ${unsent} respuestas guardadas`} en este
            dispositivo. Se corregirán cuando vuelva la conexión.
          </Note>
        </div>
      ) : (
        <>
          <p className="mt-2 text-muted">
            {isPassed
              ? 'Ya puedes seguir con la siguiente. Repetirla más adelante te ayudará a no olvidarla.'
              : `Se supera con el ${PASS_PERCENT} %. Repasa la explicación y vuelve a intentarlo.`}
          </p>
          <p className="mt-5">
            <span className="num text-h1">{score.percent} %</span>{' '}
            <span className="text-muted">
              {formatUpToTwoDecimals(score.points)} de {score.total} puntos
            </span>
          </p>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {lesson.nextLessonId && (
          <ButtonLink
            to={`/campus-estudio/ingles/leccion/${lesson.nextLessonId}`}
            variant={isPassed ? 'primary' : 'outline'}
          >
            Siguiente lección
          </ButtonLink>
        )}
        <Button variant={isPassed ? 'outline' : 'primary'} onClick={onAgain}>
          <RotateCcw />
          Repetir los ejercicios
        </Button>
      </div>
    </Card>
  );
}
