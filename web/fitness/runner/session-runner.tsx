import { type Step, sessionTitle } from '@atalaya/core/fitness/training/steps';
import type { TrainingSession } from '@atalaya/core/fitness/training/training.contract';
import { Pause, Play, SkipBack, SkipForward, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWakeLock } from '../../platform/media/use-wake-lock';
import { useVoice } from '../../platform/speech/use-voice';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Switch } from '../../ui/forms/switch';
import { IconButtonLink } from '../../ui/icon-button';
import { Kbd } from '../../ui/kbd';
import { FinishForm } from './finish-form';
import { useSession } from './use-session';

type RunnerProps = {
  userId: string;
  today: string;
  hasConsent: boolean;
  session: TrainingSession;
  steps: readonly Step[];
};

const TRAINING_PATH = '/campus-estudio/entrenamiento/progreso';

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A session step by step, with a timer, spoken cues and vibration. Space pauses, the arrows move. */
export function SessionRunner({ userId, today, hasConsent, session, steps }: RunnerProps) {
  const { canSpeak, speak } = useVoice('es');
  const [hasVoice, setVoice] = useState(false);
  const [hasVibration, setVibration] = useState(true);
  const cue = (step: Step | null) => {
    if (hasVibration) navigator.vibrate?.(step?.kind === 'work' ? [200, 100, 200] : 200);
    if (hasVoice) speak(step ? `${step.title}. ${step.detail}` : 'Sesión terminada.');
  };
  const run = useSession({ userId, session: session.key }, steps, cue);
  useWakeLock(run.isRunning);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, button, a');
    if (run.isOver || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight' && !isTyping) run.next();
    else if (event.key === 'ArrowLeft' && !isTyping) run.back();
    else if (event.key === ' ' && !isTyping) run.toggle();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <div className="mx-auto grid max-w-[46rem] gap-6 px-5 py-5 md:py-10">
      <header className="flex items-center justify-between gap-4">
        <h1 className="text-h3">{sessionTitle(session)}</h1>
        <IconButtonLink label="Salir de la sesión" variant="outline" to={TRAINING_PATH}>
          <X />
        </IconButtonLink>
      </header>
      {run.isOver || !run.step ? (
        <FinishForm
          {...{ userId, today, hasConsent, session }}
          minutes={Math.max(1, Math.round(run.total / 60_000))}
        />
      ) : (
        <>
          <section
            aria-label="Paso actual"
            className={cx(
              'grid justify-items-center gap-3 rounded-lg px-5 py-8 text-center',
              run.step.kind === 'work' ? 'bg-panel text-on-panel' : 'border border-line bg-surface',
            )}
          >
            <p className={cx('text-small', run.step.kind === 'work' ? 'text-on-panel-muted' : 'text-muted')}>
              Paso {run.index + 1} de {steps.length}
            </p>
            <div aria-live="polite">
              <h2 className="text-h2">{run.step.title}</h2>
              <p
                className={cx(
                  'mt-2 max-w-[44ch]',
                  run.step.kind === 'work' ? 'text-on-panel-muted' : 'text-muted',
                )}
              >
                {run.step.detail}
              </p>
            </div>
            <p
              role="timer"
              className="font-display text-[6rem] leading-none font-bold tabular-nums md:text-[8rem]"
            >
              {clock(run.seconds)}
            </p>
            {run.step.seconds === null && (
              <p
                className={cx('text-small', run.step.kind === 'work' ? 'text-on-panel-muted' : 'text-muted')}
              >
                Sin límite: pulsa «Siguiente» al acabar.
              </p>
            )}
          </section>
          <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-2 sm:gap-3">
            <Button
              variant="outline"
              className="max-sm:px-4!"
              aria-label="Paso anterior"
              disabled={run.index === 0}
              onClick={run.back}
            >
              <SkipBack />
            </Button>
            <Button className="max-sm:px-4!" onClick={run.toggle}>
              {run.isRunning ? <Pause /> : <Play />}
              {run.isRunning ? 'Pausa' : run.total === 0 ? 'Empezar' : 'Seguir'}
            </Button>
            <Button variant="outline" className="max-sm:px-4!" onClick={run.next}>
              Siguiente
              <SkipForward />
            </Button>
          </div>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
            <Switch
              label="Voz"
              hint={canSpeak ? 'Lee cada paso.' : 'Este navegador no tiene voz en español.'}
              disabled={!canSpeak}
              checked={hasVoice}
              onChange={({ target }) => setVoice(target.checked)}
            />
            <Switch
              label="Vibración"
              hint="En los móviles que la tienen."
              checked={hasVibration}
              onChange={({ target }) => setVibration(target.checked)}
            />
          </div>
          <ol className="grid gap-1 text-small" aria-label="Pasos de la sesión">
            {steps.map((step, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change
                key={index}
                aria-current={index === run.index ? 'step' : undefined}
                className={cx(
                  'flex justify-between gap-4 rounded-md px-3 py-1.5',
                  index === run.index && 'bg-navy-tint font-semibold',
                  index < run.index && 'text-muted',
                )}
              >
                <span>{step.title}</span>
                <span className="tabular-nums">{step.seconds === null ? '' : clock(step.seconds)}</span>
              </li>
            ))}
          </ol>
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
            <p className="text-micro text-muted max-md:hidden">
              <Kbd>espacio</Kbd> pausa · <Kbd>←</Kbd> <Kbd>→</Kbd> cambian de paso
            </p>
            <Button variant="quiet" size="sm" onClick={run.finish}>
              Terminar ya
            </Button>
          </div>
          <p className="text-micro text-muted">
            Si notas dolor en el pecho, mareo o un dolor de más de 3 sobre 10, para y consulta a un médico.
          </p>
        </>
      )}
    </div>
  );
}
