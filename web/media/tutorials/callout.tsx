import type { Tour, TourStep } from '@atalaya/core/media/tutorials/tour';
import { X } from 'lucide-react';
import { type CSSProperties, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import type { Box } from './use-anchor';

type CalloutProps = {
  tour: Tour;
  step: TourStep;
  index: number;
  box: Box | null;
  /** The page of the step is open. */
  isHere: boolean;
  onBack: () => void;
  onNext: () => void;
  onReturn: () => void;
  onLeave: () => void;
};

const EDGE = 12;
const ROOM = 250;
const WIDTH = 400;

/** Below the element, above it, or at the foot of the screen where neither has room. */
function placeBy(box: Box | null): CSSProperties {
  const width = Math.min(WIDTH, innerWidth - 2 * EDGE);
  if (!box) return { width, left: (innerWidth - width) / 2, bottom: EDGE };
  const left = Math.min(Math.max(box.left, EDGE), innerWidth - width - EDGE);
  const foot = box.top + box.height + EDGE;
  if (foot + ROOM < innerHeight) return { width, left, top: Math.max(foot, EDGE) };
  if (box.top > ROOM) return { width, left, bottom: innerHeight - box.top + EDGE };
  return { width, left, bottom: EDGE };
}

/** The explanation of a step. The page behind it stays usable; Escape leaves the tour where it is. */
export function Callout({ tour, step, index, box, isHere, ...on }: CalloutProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const leaveNow = () => {
    on.onLeave();
    document.querySelector('main')?.querySelector<HTMLElement>('a, button')?.focus();
  };
  const leave = useEffectEvent(leaveNow);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      // Before the page, whose own use of Escape waits; a modal dialog over it goes first.
      if (event.key !== 'Escape' || document.querySelector('[aria-modal="true"]')) return;
      event.stopPropagation();
      leave();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
  const isLast = index === tour.steps.length - 1;
  return (
    <div className="print:hidden">
      {box && (
        <div
          aria-hidden="true"
          className="pointer-events-none fixed z-40 rounded-lg shadow-[0_0_0_3px_var(--gold),0_0_0_200vmax_var(--scrim)]"
          style={{ top: box.top - 6, left: box.left - 6, width: box.width + 12, height: box.height + 12 }}
        />
      )}
      <div
        ref={panel}
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        className="fixed z-50 rounded-xl border border-line bg-surface p-5 text-ink shadow-float outline-none"
        style={placeBy(box)}
      >
        <div className="flex items-start justify-between gap-3">
          <div>
            <p className="text-small text-muted">
              {tour.title}, {index + 1} de {tour.steps.length}
            </p>
            <h2 id={`${id}-title`} className="mt-1 text-h4">
              {step.title}
            </h2>
          </div>
          <IconButton label="Salir del tutorial" size="sm" onClick={leaveNow}>
            <X />
          </IconButton>
        </div>
        <div id={`${id}-text`} className="mt-2 text-small">
          <p>{step.text}</p>
          {!isHere && <p className="mt-2 text-muted">Has salido de la página de este paso.</p>}
          {isHere && !box && (
            <p className="mt-2 text-muted">
              Esta parte no está ahora en la página, quizá porque aún no tienes datos. Puedes seguir.
            </p>
          )}
        </div>
        <div className="mt-4 flex gap-2">
          <Button variant="outline" size="sm" disabled={index === 0} onClick={on.onBack}>
            Anterior
          </Button>
          {isHere ? (
            <Button size="sm" onClick={on.onNext}>
              {isLast ? 'Terminar' : 'Siguiente'}
            </Button>
          ) : (
            <Button size="sm" onClick={on.onReturn}>
              Volver al paso
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
