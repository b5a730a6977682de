import { curve, LAST_DAY, reviewDays, withoutReviews, withReviews } from '@atalaya/core/home/retention';
import { useState } from 'react';

const x = (day: number): number => Math.round(48 + (day / LAST_DAY) * 640);
const y = (percent: number): number => Math.round(250 - percent * 2.3);
const path = (kind: 'with' | 'without'): string =>
  curve(kind)
    .map(({ day, percent }, index) => `${index === 0 ? 'M' : 'L'}${x(day)} ${y(percent)}`)
    .join('');
const percent = (value: number): string => `${Math.round(value)}\u00a0%`;

const finals = { with: percent(withReviews(LAST_DAY)), without: percent(withoutReviews(LAST_DAY)) };

const range = [
  'h-11 w-full cursor-grab appearance-none bg-transparent active:cursor-grabbing',
  '[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-[linear-gradient(to_right,var(--navy)_var(--part),var(--line)_0)]',
  '[&::-webkit-slider-thumb]:-mt-2.5 [&::-webkit-slider-thumb]:size-6.5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-3 [&::-webkit-slider-thumb]:border-navy [&::-webkit-slider-thumb]:bg-surface',
  '[&::-moz-range-progress]:h-1.5 [&::-moz-range-progress]:rounded-full [&::-moz-range-progress]:bg-navy [&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-line',
  '[&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-3 [&::-moz-range-thumb]:border-navy [&::-moz-range-thumb]:bg-surface',
].join(' ');

export function RetentionChart() {
  const [day, setDay] = useState(19);
  const kept = { with: withReviews(day), without: withoutReviews(day) };
  return (
    <>
      <div className="mb-5 flex flex-wrap justify-between gap-x-6 gap-y-3">
        <h3 className="text-h4">Cuánto recuerdas, en %, hasta 30 días después</h3>
        <div aria-hidden="true" className="flex gap-6 text-small text-muted">
          <span className="flex items-center gap-2">
            <i className="h-1 w-5.5 rounded-full bg-navy" />
            Con repasos
          </span>
          <span className="flex items-center gap-2">
            <i className="size-3 rounded-full bg-gold" />
            Repaso
          </span>
        </div>
      </div>
      <svg
        viewBox="0 0 700 290"
        role="img"
        aria-label={`Recuerdo a 30 días: con una sola lectura baja al ${finals.without}; con cuatro repasos, en los días 1, 3, 8 y 19, queda en el ${finals.with}`}
        className="w-full overflow-visible fill-muted text-[27px] md:text-[15px]"
      >
        <path
          d={`M48 250H688M48 135H688M48 20H688${reviewDays.map((at) => `M${x(at)} 250V20`).join('')}`}
          stroke="var(--line)"
        />
        <g textAnchor="end">
          <text x="38" y="255">
            0
          </text>
          <text x="38" y="140">
            50
          </text>
          <text x="38" y="26">
            100
          </text>
          <text x="688" y="280">
            30 días
          </text>
        </g>
        <g textAnchor="middle">
          {reviewDays.map((at) => (
            <text key={at} x={x(at)} y="280">
              {at}
            </text>
          ))}
        </g>
        <path
          d={path('without')}
          fill="none"
          stroke="var(--line-strong)"
          strokeWidth="3"
          strokeDasharray="7 6"
        />
        <path d={path('with')} fill="none" stroke="var(--navy)" strokeWidth="4" strokeLinejoin="round" />
        {reviewDays.map((at) => (
          <circle
            key={at}
            cx={x(at)}
            cy="20"
            r="7"
            fill="var(--gold)"
            stroke="var(--surface)"
            strokeWidth="2.5"
          />
        ))}
        <g transform={`translate(${x(day)})`} className="noscript:hidden">
          <path d="M0 12V250" stroke="var(--ink)" strokeWidth="1.5" />
          <circle cy={y(kept.with)} r="7" fill="var(--surface)" stroke="var(--navy)" strokeWidth="4" />
          <circle
            cy={y(kept.without)}
            r="7"
            fill="var(--surface)"
            stroke="var(--line-strong)"
            strokeWidth="4"
          />
        </g>
        <g textAnchor="end" stroke="var(--surface)" strokeWidth="6" paintOrder="stroke">
          <text x="688" y="180">
            solo lectura: {finals.without}
          </text>
          <text x="688" y="92" className="fill-navy font-semibold">
            con cuatro repasos: {finals.with}
          </text>
        </g>
      </svg>
      <div className="mt-5 grid gap-1 noscript:hidden">
        <div className="flex flex-wrap justify-between gap-x-6 text-small">
          <label htmlFor="dia" className="font-semibold">
            Día {day} desde que lo estudiaste
          </label>
          <output htmlFor="dia">
            <b className="text-navy">{percent(kept.with)}</b> con repasos, <b>{percent(kept.without)}</b> sin
            ellos
          </output>
        </div>
        <input
          id="dia"
          type="range"
          min="0"
          max={LAST_DAY}
          value={day}
          onChange={(event) => setDay(event.target.valueAsNumber)}
          aria-valuetext={`Día ${day}: ${percent(kept.with)} con repasos, ${percent(kept.without)} sin ellos`}
          style={{ '--part': `${(day / LAST_DAY) * 100}%` }}
          className={range}
        />
      </div>
      <p className="mt-2 text-micro text-muted">
        Modelo didáctico según Ebbinghaus (1885) y Cepeda y otros (2008). Tus fechas las calcula FSRS con tus
        propias respuestas.
      </p>
    </>
  );
}
