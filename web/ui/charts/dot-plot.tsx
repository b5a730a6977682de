import type { ReactNode } from 'react';
import { percent, share } from './chart-scale';

export type DotRow = { id: string; label: ReactNode; value: number; low: number; high: number };

type DotPlotProps = {
  rows: readonly DotRow[];
  domain?: readonly [number, number];
  /** The target, a dotted line through every row. */
  target?: number;
  format?: (value: number) => string;
};

/** A value with its confidence interval per row. */
export function DotPlot({ rows, domain = [0, 100], target, format = String }: DotPlotProps) {
  const at = (value: number) => percent(share(value, domain));
  return (
    <div className="@container">
      <div className="grid @md:grid-cols-[fit-content(45%)_1fr_minmax(3rem,auto)] @md:gap-x-5">
        {rows.map(({ id, label, value, low, high }) => (
          <div
            key={id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-5 border-t border-line py-2.5 first:border-t-0 @md:col-span-full @md:grid-cols-subgrid"
          >
            <div className="flex items-center gap-3 leading-[1.25] font-semibold">{label}</div>
            <svg
              width="100%"
              height="24"
              className="overflow-visible order-3 col-span-2 @md:order-none @md:col-span-1"
              aria-hidden="true"
            >
              <line x2="100%" y1="12" y2="12" stroke="var(--line)" />
              {target !== undefined && (
                <line
                  x1={at(target)}
                  x2={at(target)}
                  y2="24"
                  stroke="var(--success)"
                  strokeWidth="1.5"
                  strokeDasharray="3 3"
                />
              )}
              <line
                x1={at(low)}
                x2={at(high)}
                y1="12"
                y2="12"
                stroke="var(--navy)"
                strokeWidth="8"
                strokeLinecap="round"
                opacity=".3"
              />
              <circle cx={at(value)} cy="12" r="7" fill="var(--navy)" />
            </svg>
            <span className="num text-right text-h4 whitespace-nowrap">{format(value)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
