import { clockOf } from '@atalaya/core/platform/text/clock-time';

type SunClockProps = { secondsLeft: number; seconds: number; label: string };

const RADIUS = 84;
const SAID_AT = [30, 10];

/** The sun sets while the time passes. */
export function SunClock({ secondsLeft, seconds, label }: SunClockProps) {
  const gone = seconds > 0 ? 1 - secondsLeft / seconds : 1;
  const angle = Math.PI * (1 - gone);
  const sun = { x: 100 - RADIUS * Math.cos(Math.PI - angle), y: 92 - RADIUS * Math.sin(angle) };
  return (
    <div className="flex items-center gap-4 md:gap-8">
      <svg viewBox="0 0 200 100" className="w-24 flex-none md:w-50" aria-hidden="true">
        <path d="M40 92a60 60 0 0 1 120 0z" className="fill-panel-raised" />
        <path d="M16 92a84 84 0 0 1 168 0" fill="none" strokeWidth="6" className="stroke-panel-line" />
        <path d="M2 92h196" strokeWidth="3" className="stroke-on-panel" />
        <circle cx={sun.x} cy={sun.y} r="12" className="fill-panel-gold" />
      </svg>
      <div>
        <p
          role="timer"
          aria-label={`${label}: ${clockOf(secondsLeft)}`}
          className="num text-[2.75rem] font-bold md:text-[4.25rem]"
        >
          {clockOf(secondsLeft)}
        </p>
        <p className="text-small text-on-panel-muted">{label}</p>
        <p aria-live="polite" className="sr-only">
          {SAID_AT.includes(secondsLeft) ? `Quedan ${secondsLeft} segundos` : ''}
        </p>
      </div>
    </div>
  );
}
