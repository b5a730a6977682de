import type { Correction } from '@atalaya/core/english/english.contract';
import { ArrowRight, Check, CloudUpload, X } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { Button } from '../ui/button';
import { Note } from '../ui/note';
import type { Shown } from './exercise-form';

type CorrectionProps = {
  exercise: Shown;
  /** Null if the answer could not be sent yet. */
  correction: Correction | null;
  /** It will be asked again at the end. */
  comesAgain: boolean;
  isLast: boolean;
  onNext: () => void;
};

export function CorrectionView({ exercise, correction, comesAgain, isLast, onNext }: CorrectionProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    next.current?.focus();
  }, []);
  return (
    <div className="grid gap-5">
      <div role="status" className="grid gap-4">
        {correction ? (
          <Corrected exercise={exercise} correction={correction} comesAgain={comesAgain} />
        ) : (
          <Note tone="warning" icon={<CloudUpload />}>
            Sin conexión: tu respuesta está guardada en este dispositivo y se corregirá cuando vuelva.
          </Note>
        )}
      </div>
      <div className="flex justify-end max-md:sticky max-md:bottom-20">
        <Button ref={next} size="lg" className="max-md:w-full" onClick={onNext}>
          {isLast ? 'Ver el resultado' : 'Siguiente'}
          <ArrowRight />
        </Button>
      </div>
    </div>
  );
}

type CorrectedProps = { exercise: Shown; correction: Correction; comesAgain: boolean };

function Corrected({ exercise, correction, comesAgain }: CorrectedProps) {
  const { isRight, slip, solution, diff, explanation } = correction;
  const heard = exercise.kind === 'listening' ? exercise.text : null;
  return (
    <>
      <p
        className={`flex items-center gap-2 font-display text-h4 font-bold ${isRight ? 'text-success' : 'text-danger'}`}
      >
        {isRight ? <Check /> : <X />}
        {isRight ? 'Bien' : 'No es eso'}
      </p>
      <div className="grid gap-2 rounded-lg bg-sunken px-5 py-4">
        {!isRight && diff && <Diff parts={diff} />}
        {slip && (
          <p>
            Te ha bailado una letra: se escribe{' '}
            <b lang="en" className="font-semibold">
              {slip}
            </b>
            .
          </p>
        )}
        <p>
          <span className="text-muted">{isRight ? 'La frase modelo: ' : 'La solución: '}</span>
          <b lang="en" className="font-semibold">
            {solution}
          </b>
        </p>
        {heard && (
          <p>
            <span className="text-muted">Decía: </span>
            <span lang="en">{heard}</span>
          </p>
        )}
        {explanation && <p className="text-pretty">{explanation}</p>}
      </div>
      {comesAgain && <p className="text-small text-muted">Te la volveremos a preguntar al final.</p>}
    </>
  );
}

/** What was written, with the words that differ. */
function Diff({ parts }: { parts: NonNullable<Correction['diff']> }) {
  return (
    <p lang="en">
      <span lang="es" className="text-muted">
        Escribiste:{' '}
      </span>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
        <Fragment key={index}>
          {part.kind === 'same' && part.text}
          {(part.kind === 'extra' || part.kind === 'replaced') && (
            <del className="rounded-sm bg-danger-tint px-1 text-danger">
              <span lang="es" className="sr-only">
                sobra{' '}
              </span>
              {part.given}
            </del>
          )}
          {part.kind === 'replaced' && ' '}
          {(part.kind === 'missing' || part.kind === 'replaced') && (
            <ins className="rounded-sm bg-success-tint px-1 font-semibold text-success no-underline">
              <span lang="es" className="sr-only">
                falta{' '}
              </span>
              {part.expected}
            </ins>
          )}{' '}
        </Fragment>
      ))}
    </p>
  );
}
