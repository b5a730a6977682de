import type { Figure, Fill, Mark, Point } from '@atalaya/core/psychometrics/items/figure';
import { useId } from 'react';

const path = (points: readonly Point[]) => points.map(([x, y]) => `${x},${y}`).join(' ');

/** A drawing of an item. Colours follow the theme; its text describes all of it. */
export function FigureView({ figure, className }: { figure: Figure; className?: string }) {
  const hatch = useId();
  return (
    <svg
      role="img"
      aria-label={figure.alt}
      viewBox={`0 0 ${figure.width} ${figure.height}`}
      className={className}
    >
      {figure.marks.some((mark) => 'fill' in mark && mark.fill === 'hatch') && (
        <defs>
          <pattern
            id={hatch}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0v7" className="stroke-ink" strokeWidth="3.5" />
          </pattern>
        </defs>
      )}
      {figure.marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a figure never change.
        <MarkView key={index} mark={mark} hatch={`url(#${hatch})`} />
      ))}
    </svg>
  );
}

function fillOf(fill: Fill, hatch: string) {
  if (fill === 'hatch') return { fill: hatch };
  return { className: { none: 'fill-none', solid: 'fill-ink', soft: 'fill-navy-tint' }[fill] };
}

function MarkView({ mark, hatch }: { mark: Mark; hatch: string }) {
  switch (mark.mark) {
    case 'circle':
    case 'polygon': {
      const { className, fill } = { className: '', fill: undefined, ...fillOf(mark.fill, hatch) };
      const look = {
        fill,
        strokeWidth: 3,
        strokeLinejoin: 'round' as const,
        className: `stroke-ink ${className}`,
      };
      if (mark.mark === 'circle') return <circle cx={mark.x} cy={mark.y} r={mark.r} {...look} />;
      return (
        <polygon
          points={path(mark.points)}
          {...look}
          {...(mark.dashed && { strokeDasharray: '4 4', strokeWidth: 1.5 })}
        />
      );
    }
    case 'line':
      return (
        <polyline
          points={path(mark.points)}
          fill="none"
          strokeWidth={mark.thin ? 1.5 : 5}
          strokeLinecap="round"
          {...(mark.dashed && { strokeDasharray: '3 4' })}
          className={mark.onSolid ? 'stroke-surface' : 'stroke-ink'}
        />
      );
    case 'dot':
      return (
        <circle cx={mark.x} cy={mark.y} r={mark.r} className={mark.onSolid ? 'fill-surface' : 'fill-ink'} />
      );
    case 'text':
      return (
        <text
          x={mark.x}
          y={mark.y}
          fontSize={mark.size}
          textAnchor="middle"
          className="fill-ink font-sans font-semibold"
        >
          {mark.text}
        </text>
      );
  }
}
