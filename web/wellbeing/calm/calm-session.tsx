import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import {
  type Cue,
  cueAt,
  cuesOf,
  LONGEST_MINUTES,
  type Practice,
  practiceFacts,
  SHORTEST_MINUTES,
  secondsOf,
} from '@atalaya/core/wellbeing/calm/practices';
import { Pause, Play, Square } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { useWakeLock } from '../../platform/media/use-wake-lock';
import { Button } from '../../ui/button';
import { Slider } from '../../ui/forms/slider';
import { Switch } from '../../ui/forms/switch';
import { Kbd } from '../../ui/kbd';
import { toast } from '../../ui/overlays/toast-store';
import { saveWellbeing } from '../outbox';
import { useSound } from './use-sound';

type SessionProps = { practice: Practice; userId: string; onClose: () => void };

const LEAST_SECONDS = 30;
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** A practice with its guide, sound and vibration. Space starts and pauses, Escape leaves. What was done counts. */
export function CalmSession({ practice, userId, onClose }: SessionProps) {
  const { name, how, caution, fixedMinutes } = practiceFacts[practice];
  const frame = useRef<HTMLElement>(null);
  const [minutes, setMinutes] = useState(fixedMinutes ?? 5);
  const [hasSound, setSound] = useState(false);
  const [hasVibration, setVibration] = useState(false);
  const [isOver, setOver] = useState(false);
  const cues = cuesOf(practice, minutes);
  const total = secondsOf(cues);
  const time = useElapsed();
  const now = cueAt(cues, time.seconds);
  const sound = useSound(hasSound);
  useWakeLock(time.isRunning);

  const { run: save } = useAction(
    (seconds: number) =>
      saveWellbeing(userId, {
        id: crypto.randomUUID(),
        what: 'calm',
        body: { practice, seconds, day: dayInSpain(new Date()) },
      }),
    {
      done: (isSent) =>
        isSent ||
        toast({
          title: 'Sesión guardada en este dispositivo',
          description: 'Se enviará cuando haya conexión.',
        }),
      failed: 'No se ha guardado la sesión',
    },
  );
  const keep = (seconds: number) => {
    if (seconds >= LEAST_SECONDS) void save(Math.round(Math.min(seconds, total)));
  };
  const end = (seconds: number) => {
    time.pause();
    setOver(true);
    keep(seconds);
  };

  const changed = useEffectEvent((index: number | null) => {
    if (index === null) {
      if (time.isRunning) end(time.seconds);
      return;
    }
    const cue = cues[index];
    if (!time.isRunning || !cue) return;
    sound(cue);
    if (hasVibration) navigator.vibrate?.(cue.kind === 'in' ? 120 : cue.kind === 'out' ? [60, 60, 60] : 40);
  });
  const index = now?.index ?? null;
  useEffect(() => changed(index), [index]);

  const leave = () => {
    if (!isOver) keep(time.seconds);
    onClose();
  };
  const toggle = () => {
    if (isOver) return;
    if (!time.isRunning && time.seconds === 0 && cues[0]) sound(cues[0]);
    time.toggle();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isControl =
      event.target instanceof Element && event.target.closest('button, a, input, select, textarea');
    if (event.key === 'Escape') leave();
    else if (event.key === ' ' && !isControl) {
      event.preventDefault();
      toggle();
    }
  });
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    // Taller than a small screen: its beginning, wherever the button was.
    frame.current?.scrollIntoView();
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={name}
      className="grid scroll-mt-4 gap-6 rounded-lg bg-panel p-5 text-on-panel outline-none md:p-8"
    >
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-h3">{name}</h2>
          <p className="mt-1 text-on-panel-muted">{how}</p>
          {caution && <p className="mt-1 text-small text-panel-gold">{caution}</p>}
        </div>
        <Button variant="on-panel" size="sm" onClick={leave}>
          Volver <Kbd>Esc</Kbd>
        </Button>
      </header>
      {isOver ? (
        <div className="grid justify-items-start gap-4">
          <p role="status" className="text-h4 font-display font-bold">
            {time.seconds < LEAST_SECONDS ? 'Lo dejamos aquí.' : 'Hecho. Quédate un momento como estás.'}
          </p>
          <p className="max-w-[52ch] text-on-panel-muted">
            Si te sientes peor que al empezar, no insistas: levántate, anda un poco y habla con alguien.
          </p>
          <Button variant="panel-gold" onClick={onClose}>
            Volver
          </Button>
        </div>
      ) : (
        <>
          <BreathCircle cue={now?.cue} into={now?.into ?? 0} isRunning={time.isRunning} />
          <p className="sr-only" role="status">
            {time.isRunning && now ? `${now.cue.words}. ${now.cue.detail ?? ''}` : ''}
          </p>
          <div className="flex flex-wrap items-center justify-center gap-3">
            <Button variant="panel-gold" onClick={toggle}>
              {time.isRunning ? <Pause /> : <Play />}
              {time.isRunning ? 'Pausa' : time.seconds === 0 ? 'Empezar' : 'Seguir'} <Kbd>espacio</Kbd>
            </Button>
            {time.seconds > 0 && (
              <Button variant="on-panel" onClick={() => void end(time.seconds)}>
                <Square />
                Terminar
              </Button>
            )}
            <span role="timer" className="num text-h4">
              {clock(time.seconds)} / {clock(total)}
            </span>
          </div>
          <div className="grid gap-5 rounded-lg bg-surface p-5 text-ink md:grid-cols-2">
            {fixedMinutes === undefined && time.seconds === 0 ? (
              <Slider
                label="Minutos"
                value={[minutes]}
                min={SHORTEST_MINUTES}
                max={LONGEST_MINUTES}
                format={(value) => `${value} min`}
                onChange={([value = 5]) => setMinutes(value)}
              />
            ) : (
              <p className="text-small text-muted">
                Puedes tener los ojos abiertos y la mirada quieta. Para cuando quieras, y siempre si te
                sientes peor.
              </p>
            )}
            <div className="grid content-start gap-1">
              <Switch
                label="Sonido"
                hint="Un tono suave, hecho en tu navegador."
                checked={hasSound}
                onChange={({ target }) => setSound(target.checked)}
              />
              <Switch
                label="Vibración"
                hint="En los móviles que la tienen."
                checked={hasVibration}
                onChange={({ target }) => setVibration(target.checked)}
              />
            </div>
          </div>
        </>
      )}
    </section>
  );
}

type CircleProps = { cue: Cue | undefined; into: number; isRunning: boolean };

const SMALL = 0.55;

/** A circle that grows and shrinks with the breath. With reduced motion: words and a bar. */
function BreathCircle({ cue, into, isRunning }: CircleProps) {
  const left = cue ? Math.max(1, Math.ceil(cue.seconds - into)) : 0;
  const part = cue ? Math.min(1, into / cue.seconds) : 0;
  const isBreath = cue !== undefined && cue.kind !== 'guide';
  const isWide = cue?.kind === 'in' || (cue?.kind === 'hold' && cue.words === 'Mantén');
  return (
    <div className="grid justify-items-center gap-4">
      <div className="relative grid size-64 place-items-center md:size-72">
        {isBreath && (
          <span
            aria-hidden="true"
            style={{
              transform: `scale(${isRunning && isWide ? 1 : SMALL})`,
              transitionDuration: `${isRunning && cue.kind !== 'hold' ? cue.seconds : 0.4}s`,
            }}
            className="absolute inset-0 rounded-full bg-panel-raised transition-transform ease-in-out motion-reduce:hidden"
          />
        )}
        <div className="relative grid justify-items-center gap-1 px-4 text-center" aria-hidden="true">
          <b className="font-display text-h2 font-bold">{cue?.words ?? ''}</b>
          {cue?.detail && <span className="max-w-[30ch] text-on-panel-muted">{cue.detail}</span>}
          {isBreath && <span className="num text-[2.5rem] leading-none">{left}</span>}
        </div>
      </div>
      <span
        aria-hidden="true"
        className="hidden h-2 w-full max-w-96 overflow-hidden rounded-full bg-panel-line motion-reduce:block"
      >
        <span className="block h-full bg-panel-gold" style={{ width: `${Math.round(part * 100)}%` }} />
      </span>
    </div>
  );
}

const TICK_MS = 100;

/** Seconds that pass while it runs, by the clock of the device. */
function useElapsed() {
  const [ms, setMs] = useState(0);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    let last = Date.now();
    const timer = setInterval(() => {
      const now = Date.now();
      const passed = now - last;
      last = now;
      setMs((before) => before + passed);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    seconds: ms / 1_000,
    isRunning,
    toggle: () => setRunning(!isRunning),
    pause: () => setRunning(false),
  };
}
