import {
  type BreathResult,
  type Corrected,
  CRIME_ABOVE,
  type Vehicle,
} from '@atalaya/core/tools/breath/breath';
import { inAir } from '@atalaya/core/tools/breath/in-air';
import { cx } from '../../ui/cx';

type Zone = { from: number; to: number; look: string; ink: string; words: string };

function zonesOf(limit: number, vehicle: Vehicle, end: number): Zone[] {
  const isMotor = vehicle === 'motor';
  const top = isMotor ? CRIME_ABOVE : end;
  const double = limit === 0 ? 50 : 2 * limit;
  const zones: Zone[] = [
    { from: 0, to: limit, look: 'bg-success-tint', ink: 'text-success', words: 'Permitido' },
    { from: limit, to: double, look: 'bg-warning-tint', ink: 'text-warning', words: '500 €' },
    { from: double, to: top, look: 'bg-warning', ink: 'text-warning', words: '1.000 €' },
    {
      from: CRIME_ABOVE,
      to: isMotor ? end : CRIME_ABOVE,
      look: 'bg-danger',
      ink: 'text-danger',
      words: 'Delito',
    },
  ];
  return zones.filter(({ from, to }) => to > from);
}

type RateScaleProps = { result: BreathResult; vehicle: Vehicle; measured: Corrected & { lower: number } };

/** Where the rate falls; a picture of what the outcome says in words. */
export function RateScale({ result: { limit }, vehicle, measured: { rate, lower } }: RateScaleProps) {
  // A longer scale would push the limits together: what lies beyond it is marked at its end.
  const end = Math.min(100, Math.max(90, lower + 10));
  const zones = zonesOf(limit, vehicle, end);
  const left = (value: number) => `${(Math.min(value, end) / end) * 100}%`;
  const isRight = rate > end * 0.6;
  return (
    <div aria-hidden="true" className="pt-9 pb-1 [print-color-adjust:exact]">
      <div className="relative h-7">
        {zones.map(({ from, to, look }) => (
          <div
            key={from}
            className={cx(
              'absolute inset-y-0 border-r-2 border-surface first:rounded-l-sm last:rounded-r-sm',
              look,
            )}
            style={{ left: left(from), width: left(to - from) }}
          />
        ))}
        <span
          className="absolute -top-2 -bottom-2 border-l-2 border-dashed border-muted"
          style={{ left: left(lower) }}
        />
        <span
          className="absolute -top-2 -bottom-2 w-1 -translate-x-1/2 bg-ink"
          style={{ left: left(rate) }}
        />
        <p
          className={cx(
            'absolute -top-9 flex items-baseline gap-3 whitespace-nowrap',
            isRight && '-translate-x-full',
          )}
          style={{ left: left(isRight ? lower : rate) }}
        >
          <span className="num text-[1.25rem]">{inAir(rate)}</span>
          <span className="text-micro text-muted">{inAir(lower)} medido</span>
        </p>
      </div>
      <div className="relative mt-1 h-9">
        {zones.map(({ from, to, ink, words }) => (
          <p key={from}>
            {from > 0 && (
              <span className="absolute -translate-x-1/2 text-micro text-muted" style={{ left: left(from) }}>
                {inAir(from)}
              </span>
            )}
            <span
              className={cx(
                'absolute top-4 -translate-x-1/2 text-micro font-semibold whitespace-nowrap',
                ink,
              )}
              style={{ left: left((from + to) / 2) }}
            >
              {words}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}
