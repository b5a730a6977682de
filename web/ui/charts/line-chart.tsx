import { type ChartTone, chartInk, percent, share } from './chart-scale';

export type LineSeries = {
  label: string;
  points: readonly (number | null)[];
  tone?: ChartTone;
  dashed?: boolean;
};

type LineChartProps = {
  series: readonly LineSeries[];
  /** An empty one is a step without a label. */
  xLabels: readonly string[];
  yTicks: readonly number[];
  /** A level to reach, drawn dotted. */
  target?: { value: number; label: string };
  format?: (value: number) => string;
  height?: number;
};

/** Lines over equal steps. Put it in a ChartFrame, which carries the table. */
export function LineChart({
  series,
  xLabels,
  yTicks,
  target,
  format = String,
  height = 240,
}: LineChartProps) {
  const domain = [Math.min(...yTicks), Math.max(...yTicks)] as const;
  const x = (index: number) => share(index, [0, Math.max(1, xLabels.length - 1)]);
  const y = (value: number) => 100 - share(value, domain);
  return (
    <div className="pt-3 pr-4 pb-8 pl-10 text-micro text-muted">
      <svg width="100%" height={height} className="block overflow-visible" aria-hidden="true">
        {yTicks.map((tick) => (
          <g key={tick}>
            <line x2="100%" y1={percent(y(tick))} y2={percent(y(tick))} stroke="var(--line)" />
            <text x="-10" y={percent(y(tick))} dy=".35em" textAnchor="end" fill="currentColor">
              {format(tick)}
            </text>
          </g>
        ))}
        {target && (
          <g fill="var(--success)" stroke="var(--success)">
            <line
              x2="100%"
              y1={percent(y(target.value))}
              y2={percent(y(target.value))}
              strokeWidth="1.5"
              strokeDasharray="3 4"
            />
            <text
              y={percent(y(target.value))}
              dy="-7"
              stroke="var(--surface)"
              strokeWidth="4"
              paintOrder="stroke"
              className="font-semibold"
            >
              {target.label}
            </text>
          </g>
        )}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          overflow="visible"
          aria-hidden="true"
        >
          {series.map((line) => (
            <path
              key={line.label}
              d={pathOf(line.points.map((value, index) => (value === null ? null : [x(index), y(value)])))}
              fill="none"
              stroke={chartInk[line.tone ?? 'navy']}
              strokeWidth="3"
              strokeLinejoin="round"
              strokeLinecap="round"
              strokeDasharray={line.dashed ? '2 6' : undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {series.map((line) => {
          const last = line.points.findLastIndex((value) => value !== null);
          const value = line.points[last];
          return typeof value === 'number' ? (
            <g key={line.label}>
              <circle
                cx={percent(x(last))}
                cy={percent(y(value))}
                r="6"
                fill={chartInk[line.tone ?? 'navy']}
                stroke="var(--surface)"
                strokeWidth="2"
              />
            </g>
          ) : null;
        })}
        {xLabels.map(
          (label, index) =>
            label && (
              <text
                key={label}
                x={percent(x(index))}
                y="100%"
                dy="24"
                textAnchor="middle"
                fill="currentColor"
              >
                {label}
              </text>
            ),
        )}
      </svg>
    </div>
  );
}

/** A missing value breaks the line instead of inventing one. */
function pathOf(points: readonly (readonly [number, number] | number[] | null)[]): string {
  let pen = 'M';
  let path = '';
  for (const point of points) {
    if (point === null) pen = 'M';
    else {
      path += `${pen}${Number(point[0]?.toFixed(2))} ${Number(point[1]?.toFixed(2))}`;
      pen = 'L';
    }
  }
  return path;
}
