import { formatOneDecimal } from '@atalaya/core/platform/number-format';
import { parseClock } from '@atalaya/core/tools/breath/breath-form';
import { inAir } from '@atalaya/core/tools/breath/in-air';
import { hoursBand } from '@atalaya/core/tools/breath/widmark';
import { TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';

const two = (value: number): string => String(value).padStart(2, '0');

/** `2:26` plus hours, around the clock. */
const clockAfter = (start: number, hours: number): string => {
  const minutes = Math.round(start + hours * 60) % 1_440;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
};

/** How the rate would fall: a band, never one number. */
export function FallChart({ rate, limit, clock }: { rate: number; limit: number; clock: string }) {
  const blood = (rate * 2) / 100;
  const toLimit = hoursBand(blood, (limit * 2) / 100);
  const toZero = hoursBand(blood, 0);
  const start = parseClock(clock);
  const at = (hours: number) =>
    start.kind === 'value' ? clockAfter(start.value, hours) : `${formatOneDecimal(hours)} h`;
  const end = toZero.slow;
  const x = (hours: number) => 56 + (hours / end) * 400;
  const y = (hundredths: number) => 130 - (hundredths / Math.max(rate, limit + 5)) * 105;
  const words =
    start.kind === 'value'
      ? `entre las ${at(toLimit.fast)} y las ${at(toLimit.slow)}`
      : `entre ${at(toLimit.fast)} y ${at(toLimit.slow)} después`;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">Cómo bajaría</h2>
        <Badge tone="warning">
          <TriangleAlert />
          Estimación: no autoriza a nadie a conducir
        </Badge>
      </div>
      <svg viewBox="0 0 480 170" className="mt-4 w-full text-[13px]" aria-hidden="true">
        <path d={`M${x(0)} ${y(rate)}L${x(toZero.fast)} 130L${x(toZero.slow)} 130Z`} fill="var(--line)" />
        <path d={`M${x(0)} ${y(rate)}L${x(toZero.middle)} 130`} stroke="var(--navy)" strokeWidth="3" />
        <path d="M56 130h404" stroke="var(--ink)" strokeWidth="1.5" />
        {limit > 0 && (
          <>
            <path d={`M56 ${y(limit)}h404`} stroke="var(--success)" strokeWidth="1.5" strokeDasharray="2 5" />
            <text x="8" y={y(limit) + 4} fill="var(--muted)">
              {inAir(limit)}
            </text>
            {rate > limit && (
              <path
                d={`M${x(toLimit.fast)} ${y(limit)}H${x(toLimit.slow)}`}
                stroke="var(--gold)"
                strokeWidth="6"
                strokeLinecap="round"
              />
            )}
          </>
        )}
        <text x="8" y={y(rate) + 4} fill="var(--muted)">
          {inAir(rate)}
        </text>
        <circle cx={x(0)} cy={y(rate)} r="6" fill="var(--navy)" />
        {[0, 1 / 3, 2 / 3, 1].map((part) => (
          <text
            key={part}
            x={x(end * part)}
            y="152"
            textAnchor={part === 1 ? 'end' : 'middle'}
            fill="var(--muted)"
          >
            {at(end * part)}
          </text>
        ))}
      </svg>
      <p className="mt-2">
        {rate > limit && limit > 0 ? (
          <>
            Bajaría de {inAir(limit)} <b>{words}</b>.{' '}
          </>
        ) : null}
        A cero llegaría entre {at(toZero.fast)} y {at(toZero.slow)}
        {start.kind === 'value' ? '' : ' después'}.
      </p>
      <p className="mt-2 max-w-[60ch] text-small text-muted">
        Supone que la absorción terminó y que se eliminan de 0,10 a 0,20 gramos por litro de sangre cada hora.
        Peso, comida y medicación lo cambian; solo la prueba oficial vale.
      </p>
    </Card>
  );
}
