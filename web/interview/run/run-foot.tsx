import { Pause, Play, RotateCcw, Square } from 'lucide-react';
import { Button } from '../../ui/button';
import type { AnswerRun } from './use-answer';

/** The controls, at the bottom edge where the thumb is. */
export function RunFoot({ run }: { run: AnswerRun }) {
  const { phase, isPaused } = run;
  return (
    <footer className="sticky bottom-0 border-t border-panel-line bg-panel">
      <div className="mx-auto flex max-w-304 gap-3 px-4 py-4 md:px-8">
        {phase === 'waiting' && (
          <Button
            variant="panel-gold"
            size="lg"
            className="ml-auto max-md:w-full"
            disabled={!run.canStart}
            onClick={run.prepare}
          >
            Empezar
          </Button>
        )}
        {phase === 'preparing' && (
          <Button variant="panel-gold" size="lg" className="ml-auto max-md:w-full" onClick={run.answer}>
            Responder ya
          </Button>
        )}
        {phase === 'answering' && (
          <>
            <Button variant="on-panel" size="lg" className="max-md:px-4" onClick={run.repeat}>
              <RotateCcw />
              <span className="max-md:sr-only">Repetir</span>
            </Button>
            <Button
              variant="on-panel"
              size="lg"
              className="max-md:px-4"
              onClick={isPaused ? run.resume : run.pause}
            >
              {isPaused ? <Play /> : <Pause />}
              <span className="max-md:sr-only">{isPaused ? 'Seguir' : 'Pausar'}</span>
            </Button>
          </>
        )}
        {(phase === 'answering' || phase === 'storing') && (
          <Button
            variant="panel-gold"
            size="lg"
            className="ml-auto max-md:flex-1 max-md:px-3"
            busy={phase === 'storing'}
            onClick={() => void run.finish()}
          >
            <Square />
            Terminar y valorar
          </Button>
        )}
      </div>
    </footer>
  );
}
