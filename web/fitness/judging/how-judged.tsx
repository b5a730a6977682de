import { eventNames, eventsOf, type FitnessEvent, type OfficialTable } from '@atalaya/core/fitness/events';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { cx } from '../../ui/cx';
import { Segmented } from '../../ui/forms/segmented';
import { Section } from '../../ui/section';
import { SceneView } from './scene-view';
import { type JudgedStep, judgedSteps, type Pose } from './scenes';

const STEP_MS = 3_500;

/** How each exercise is judged, step by step: a drawing that moves, and the same in words. */
export function HowJudged({ table }: { table: OfficialTable }) {
  const own = eventsOf(table);
  const [chosen, setChosen] = useState<FitnessEvent>('circuit');
  const event = own.includes(chosen) ? chosen : 'circuit';
  return (
    <Section id="how-judged" title="Cómo se juzga" className="mt-10">
      <p className="mt-1 mb-4 max-w-[62ch] text-muted">
        Según el anexo II de la convocatoria. El dibujo es un esquema: el recorrido exacto del circuito está
        en el plano del BOE. El día de la prueba no se puede grabar y se entrega un certificado médico.
      </p>
      <div className="mb-4">
        <Segmented
          label="Ejercicio"
          options={own.map((one) => ({ value: one, label: eventNames[one] }))}
          value={event}
          onChange={setChosen}
        />
      </div>
      <Steps key={event} event={event} steps={judgedSteps[event]} />
    </Section>
  );
}

function Steps({ event, steps }: { event: FitnessEvent; steps: readonly JudgedStep[] }) {
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const step = steps[index] ?? steps[0];
  const isLast = index === steps.length - 1;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      if (isLast) setPlaying(false);
      else setIndex(index + 1);
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isLast, index]);

  if (!step) return null;
  const go = (to: number) => {
    setPlaying(false);
    setIndex(to);
  };
  return (
    <Card className="grid gap-6 md:grid-cols-[5fr_7fr]">
      <div className="grid content-start gap-4">
        <Scene event={event} step={step} />
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="outline" size="sm" disabled={index === 0} onClick={() => go(index - 1)}>
            <ChevronLeft />
            Anterior
          </Button>
          <Button
            size="sm"
            className="motion-reduce:hidden"
            onClick={() => {
              if (isLast && !isPlaying) setIndex(0);
              setPlaying(!isPlaying);
            }}
          >
            {isPlaying ? <Pause /> : <Play />}
            {isPlaying ? 'Parar' : 'Ver en orden'}
          </Button>
          <Button variant="outline" size="sm" disabled={isLast} onClick={() => go(index + 1)}>
            Siguiente
            <ChevronRight />
          </Button>
        </div>
      </div>
      <ol className="grid content-start gap-1">
        {steps.map((one, at) => (
          <li key={one.title}>
            <button
              type="button"
              aria-current={at === index ? 'step' : undefined}
              onClick={() => go(at)}
              className={cx(
                'grid w-full gap-0.5 rounded-lg border-l-4 px-4 py-2.5 text-left',
                at === index ? 'border-gold bg-sunken' : 'border-transparent hover:bg-sunken',
              )}
            >
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                {at + 1}. {one.title}
                {one.isFault && <Badge tone="danger">No vale</Badge>}
              </span>
              <span className="text-small text-muted">{one.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Scene({ event, step }: { event: FitnessEvent; step: JudgedStep }) {
  const pose = useTween(step.pose);
  return (
    <div className="rounded-lg bg-sunken p-4">
      <SceneView event={event} pose={pose} isFault={step.isFault === true} />
    </div>
  );
}

const MS = 700;

const between = (from: Pose, to: Pose, part: number): Pose =>
  Object.fromEntries(
    Object.entries(to).map(([name, [x, y]]) => {
      const [fromX, fromY] = from[name] ?? [x, y];
      return [name, [fromX + (x - fromX) * part, fromY + (y - fromY) * part] as const];
    }),
  );

/** Moves from the pose that is shown to the next one; at once where motion is not wanted. */
function useTween(pose: Pose): Pose {
  const [shown, setShown] = useState(pose);
  const last = useRef(pose);
  useEffect(() => {
    const from = last.current;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const part = isStill ? 1 : Math.min(1, (now - start) / MS);
      const eased = 1 - (1 - part) ** 3;
      last.current = between(from, pose, eased);
      setShown(last.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [pose]);
  return shown;
}
