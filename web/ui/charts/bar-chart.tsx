import { percent, share } from './chart-scale';

export type Bar = { label: string; value: number; current?: boolean };

type BarChartProps = {
  bars: readonly Bar[];
  max?: number;
  format?: (value: number) => string;
  height?: number;
};

export function BarChart({ bars, max, format = String, height = 130 }: BarChartProps) {
  const top = max ?? Math.max(1, ...bars.map((bar) => bar.value));
  const step = 100 / Math.max(1, bars.length);
  return (
    <div className="pt-7 pb-8">
      <svg width="100%" height={height} className="block overflow-visible text-small" aria-hidden="true">
        {bars.map((bar, index) => {
          const tall = share(bar.value, [0, top]);
          const middle = percent(step * (index + 0.5));
          return (
            <g key={bar.label}>
              <rect
                x={percent(step * (index + 0.12))}
                y={percent(100 - tall)}
                width={percent(step * 0.76)}
                height={percent(tall)}
                rx="4"
                fill={bar.current ? 'var(--navy)' : 'var(--chart-rest)'}
              />
              <text
                x={middle}
                y={percent(100 - tall)}
                dy="-8"
                textAnchor="middle"
                fill="var(--ink)"
                className="num text-[1.25rem]"
              >
                {format(bar.value)}
              </text>
              <text
                x={middle}
                y="100%"
                dy="24"
                textAnchor="middle"
                fill={bar.current ? 'var(--ink)' : 'var(--muted)'}
                className={bar.current ? 'font-semibold' : ''}
              >
                {bar.label}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
