import type { Cue } from '@atalaya/core/wellbeing/calm/practices';

type CircleProps = { cue: Cue | undefined; into: number; isRunning: boolean };

const SMALL = 0.55;

/** A circle that grows and shrinks with the breath. With reduced motion: words and a bar. */
export function BreathCircle({ cue, into, isRunning }: CircleProps) {
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
