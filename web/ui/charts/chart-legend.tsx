import { type ChartTone, chartInk } from './chart-scale';

type Entry = { label: string; tone?: ChartTone; dashed?: boolean };

export function ChartLegend({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-1 text-small text-muted">
      {entries.map(({ label, tone = 'navy', dashed }) => (
        <li key={label} className="inline-flex items-center gap-2">
          <svg width="24" height="4" aria-hidden="true">
            <line
              x1="2"
              x2="22"
              y1="2"
              y2="2"
              stroke={chartInk[tone]}
              strokeWidth="4"
              strokeLinecap="round"
              strokeDasharray={dashed ? '1 7' : undefined}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
