import { isSelfGraded } from '@atalaya/core/review/study-answer';
import { ArrowRight, HardDrive, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { notStoredSentence } from '../platform/offline/storage-sentence';
import { Button } from '../ui/button';
import { Note } from '../ui/note';
import { CardStep } from './card-step';
import { GradeBar } from './grade-bar';
import type { DealtSession } from './kept-session';
import { placeIn } from './runner-state';
import { SessionEnd } from './session-end';
import { SessionShell } from './session-shell';
import { useFlag } from './use-flag';
import { useRunner } from './use-runner';
import { useRunnerKeys } from './use-runner-keys';

type RunnerProps = {
  userId: string;
  dealt: DealtSession;
  /** The answers are not recorded. */
  isRehearsal: boolean;
  onAgain: () => void;
};

const stretchNames = { review: 'Repasos', new: 'Materia nueva', break: 'Micropausa' } as const;

export function SessionRunner({ userId, dealt, isRehearsal, onAgain }: RunnerProps) {
  const { session } = dealt;
  const run = useRunner(userId, dealt, isRehearsal);
  const { runner, step, waiting, isStored } = run;
  const top = useRef<HTMLDivElement>(null);
  const question = step?.type === 'card' && !isSelfGraded(step.card.kind) ? step.card.id : undefined;
  const flag = useFlag(question);
  useRunnerKeys(run, flag?.toggle);

  // A new card begins at its beginning, for the eye and for the screen reader.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new step moves the focus
  useEffect(() => {
    if (runner.at === 0 && runner.given.length === 0) return;
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [runner.at]);

  if (!step)
    return <SessionEnd runner={runner} waiting={waiting} isRehearsal={isRehearsal} onAgain={onAgain} />;
  const stretch = session.stretches[step.stretch];
  const right = runner.given.filter((answer) => answer.right).length;
  const { position, total, repetitions } = placeIn(runner);
  return (
    <SessionShell
      title={isRehearsal ? 'Ensayo' : stretch ? stretchNames[stretch.kind] : 'Sesión de estudio'}
      subtitle={`Tramo ${step.stretch + 1} de ${session.stretches.length}`}
      progress={(position - 1) / Math.max(1, total)}
      middle={<Tally right={right} wrong={runner.given.length - right} />}
      actions={
        <Button
          variant="outline"
          size="sm"
          disabled={runner.given.length === 0 && !runner.shown}
          busy={run.isUndoing}
          onClick={() => void run.undo()}
        >
          <Undo2 />
          Deshacer
        </Button>
      }
      footer={step.type === 'card' ? <GradeBar card={step.card} {...run} /> : undefined}
    >
      {!isStored && <NotStored />}
      <div ref={top} tabIndex={-1} className="mx-auto w-full max-w-[54rem] outline-none">
        {step.type === 'break' ? (
          <BreakStep key={runner.at} minutes={step.minutes} onDone={run.skip} />
        ) : (
          <CardStep
            key={runner.at}
            card={step.card}
            isAgain={step.isAgain}
            position={position}
            total={total}
            isFlagged={flag?.flagged ?? false}
            repetitions={repetitions}
            shown={runner.shown}
            choice={runner.choice}
            onChoose={run.reveal}
            onAside={run.skip}
          />
        )}
      </div>
    </SessionShell>
  );
}

/** The same sentence as in an exam. */
const NotStored = () => (
  <div role="status" className="mx-auto mb-5 w-full max-w-[54rem]">
    <Note tone="warning" icon={<HardDrive />}>
      {notStoredSentence}
    </Note>
  </div>
);

function Tally({ right, wrong }: { right: number; wrong: number }) {
  return (
    <p className="flex items-baseline gap-5 text-small text-muted">
      <span>
        <b className="num mr-2 text-h3 text-ink">{right}</b>
        {right === 1 ? 'acierto' : 'aciertos'}
      </span>
      <span>
        <b className="num mr-2 text-h3 text-ink">{wrong}</b>
        {wrong === 1 ? 'fallo' : 'fallos'}
      </span>
    </p>
  );
}

type BreakStepProps = { minutes: number; onDone: () => void };

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The break is optional and can be skipped at once. */
function BreakStep({ minutes, onDone }: BreakStepProps) {
  const [left, setLeft] = useState(minutes * 60);
  useEffect(() => {
    const end = Date.now() + minutes * 60_000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 500);
    return () => clearInterval(timer);
  }, [minutes]);
  return (
    <section aria-labelledby="pausa" className="grid justify-items-center gap-5 py-6 text-center md:py-12">
      <div aria-hidden="true" className="relative grid size-52 place-items-center">
        <span className="absolute inset-0 rounded-full bg-navy-tint" />
        <span className="absolute inset-6 rounded-full bg-gold/35" />
        <span className="num relative text-[3.5rem]">{clock(left)}</span>
      </div>
      <h1 id="pausa" className="text-h2">
        {left > 0 ? 'Micropausa' : 'Listo para seguir'}
      </h1>
      <p className="max-w-[44ch] text-muted">
        Levántate, mira lejos y respira despacio. Las pausas cortas sostienen la atención que una hora seguida
        agota.
      </p>
      <Button size="lg" variant={left > 0 ? 'outline' : 'primary'} onClick={onDone}>
        {left > 0 ? 'Seguir ya' : 'Seguir'}
        <ArrowRight />
      </Button>
    </section>
  );
}
