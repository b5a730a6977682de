import { type Cleaning, finishStep, recheck, stepsOf, stopAt } from '@atalaya/core/tools/weapon/weapon';
import type { WeaponStep } from '@atalaya/core/tools/weapon/weapon-steps';
import { Check, Hand, Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Section } from '../../ui/section';
import { changeCleaning } from './cleaning-store';
import { StepDrawing } from './step-drawing';

/** The steps in order; only the current one can be ticked or stopped. */
export function StepList({ cleaning, isLocked }: { cleaning: Cleaning; isLocked: boolean }) {
  const steps = stepsOf(cleaning);
  const isPaused = isLocked || cleaning.stoppedAt !== undefined || cleaning.needsRecheck;
  return (
    <Section id="pasos" title={`${steps.length} pasos`}>
      <p role="status" className="mt-1 text-small text-muted">
        {isLocked ? 'Cerrados hasta confirmar las reglas.' : `${cleaning.done} hechos de ${steps.length}`}
      </p>
      {cleaning.needsRecheck && <Recheck cleaning={cleaning} />}
      <ol className="mt-4 overflow-hidden rounded-lg border border-line bg-surface">
        {steps.map((step, at) => (
          <StepRow
            key={step.text}
            step={step}
            at={at}
            isDone={at < cleaning.done}
            isCurrent={!isPaused && at === cleaning.done}
            hasPhase={steps[at - 1]?.phase !== step.phase}
            cleaning={cleaning}
          />
        ))}
      </ol>
    </Section>
  );
}

type StepRowProps = {
  step: WeaponStep;
  at: number;
  isDone: boolean;
  isCurrent: boolean;
  hasPhase: boolean;
  cleaning: Cleaning;
};

function StepRow({ step, at, isDone, isCurrent, hasPhase, cleaning }: StepRowProps) {
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={cx('border-b border-line p-4 last:border-b-0 md:px-6', isCurrent && 'bg-navy-tint')}
    >
      {hasPhase && <p className="mb-1 text-micro font-semibold text-muted">{step.phase}</p>}
      <div className="flex gap-4">
        <span className={cx('num w-7 flex-none text-[1.375rem]', isDone ? 'text-success' : 'text-gold-ink')}>
          {isDone ? <Check aria-label="Hecho" role="img" className="size-6" /> : at + 1}
        </span>
        <div className="min-w-0 flex-1">
          <p className={cx(!isDone && !isCurrent && 'text-muted')}>{step.text}</p>
          {isCurrent && step.drawing && <StepDrawing name={step.drawing} />}
          {isCurrent && <StepButtons step={step} at={at} cleaning={cleaning} />}
        </div>
        {!isDone && !isCurrent && <Lock className="size-4.5 flex-none text-muted print:hidden" />}
      </div>
    </li>
  );
}

function StepButtons({ step, at, cleaning }: { step: WeaponStep; at: number; cleaning: Cleaning }) {
  const button = useRef<HTMLButtonElement>(null);
  // Each tick moves the focus on, so that the keyboard stays with the work.
  useEffect(() => {
    if (at > 0) button.current?.focus();
  }, [at]);
  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      <Button ref={button} size="sm" onClick={() => changeCleaning(finishStep(cleaning, at, Date.now()))}>
        <Check />
        Hecho
      </Button>
      {step.stop && (
        <Button variant="outline" size="sm" onClick={() => changeCleaning(stopAt(cleaning, at, Date.now()))}>
          <Hand />
          Parar: {step.stop.when.toLowerCase()}
        </Button>
      )}
    </div>
  );
}

function Recheck({ cleaning }: { cleaning: Cleaning }) {
  const answer = (isEmpty: boolean) => changeCleaning(recheck(cleaning, isEmpty, Date.now()));
  return (
    <div role="alert" className="mt-4 rounded-lg bg-warning-tint p-5">
      <p className="font-semibold">Has vuelto después de una pausa.</p>
      <p className="mt-1">
        Repite el paso 5 antes de seguir: mira y toca recámara, hueco del cargador y cara del cierre.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => answer(true)}>
          Está vacía
        </Button>
        <Button variant="outline" size="sm" onClick={() => answer(false)}>
          Hay un cartucho
        </Button>
      </div>
    </div>
  );
}
