import type { MedalParts, MedalSymbol, Metal, Ribbon, Shape } from '@atalaya/core/ranks/drawing';
import type { ReactNode } from 'react';

const ribbonInks: Record<Ribbon, readonly [string, string]> = {
  'navy-gold': ['#12336b', '#b7821b'],
  'navy-white': ['#12336b', '#ffffff'],
  'sky-navy': ['#7fa6f0', '#12336b'],
  'green-white': ['#1b7a4b', '#ffffff'],
  'green-gold': ['#1b7a4b', '#b7821b'],
  'red-gold': ['#8f1d17', '#b7821b'],
  'red-white': ['#8f1d17', '#ffffff'],
  'gold-navy': ['#b7821b', '#12336b'],
  'violet-white': ['#5b3f8c', '#ffffff'],
};

const metalInks: Record<Metal, readonly [string, string]> = {
  gold: ['#b7821b', '#e8bc5c'],
  silver: ['#76849c', '#d3dce9'],
  bronze: ['#9a6433', '#d9a876'],
};

const shapePaths: Record<Shape, string> = {
  star: 'M32 34l5.500 8 9.300-2.800-.4 9.700 9.100 3.400-5.900 7.700 5.900 7.700-9.100 3.400.4 9.700-9.300-2.800-5.500 8-5.500-8-9.300 2.800.4-9.700-9.100-3.400 5.900-7.700-5.900-7.700 9.100-3.400-.4-9.700 9.300 2.800z',
  round: 'M32 39a21 21 0 1 1 0 42 21 21 0 0 1 0-42z',
  shield: 'M13 42q10 1 19-5 9 6 19 5v17q0 16-19 24-19-8-19-24z',
  hexagon: 'M32 38l19 11v22L32 82 13 71V49z',
};

const INK = '#0b1e40';
const line = { fill: 'none', stroke: INK, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const symbolDrawings: Record<Exclude<MedalSymbol, 'figure'>, ReactNode> = {
  tower: <path d="M25 73l2-16h-2.500v-8h3.500v3h2.500v-3h3v3H36v-3h3.500v8H37l2 16z" fill={INK} />,
  book: <path d="M32 52q-6-4-12-3v20q6-1 12 3 6-4 12-3V49q-6-1-12 3z" fill={INK} />,
  check: <path d="M24 60l6 7 11-14" {...line} strokeWidth="5" />,
  chevrons: (
    <path
      d="M20 56l12-11 12 11v6L32 51 20 62zM20 67l12-11 12 11v6L32 62 20 73z"
      fill={INK}
      transform="translate(0 1)"
    />
  ),
  sun: (
    <>
      <circle cx="32" cy="60" r="7" fill={INK} />
      <path
        d="M32 46v5M32 69v5M18 60h5M41 60h5M22 50l4 4M38 66l4 4M22 70l4-4M38 54l4-4"
        {...line}
        strokeWidth="3.5"
      />
    </>
  ),
  clock: (
    <>
      <circle cx="32" cy="60" r="11" {...line} strokeWidth="3.5" />
      <path d="M32 54v6.500l4.500 3" {...line} strokeWidth="3.5" />
    </>
  ),
  flame: (
    <path
      d="M32 47q9 8 9 16a9 9 0 0 1-18 0q0-5 3.500-8.500.5 4 3 4.500 3-4.500 2.500-12z"
      fill={INK}
      transform="translate(0 1)"
    />
  ),
  pieces: (
    <path
      d="M23 51h8v8h-8zM33.500 51h8v8h-8zM23 61.500h8v8h-8zM37.500 61l4.500 4.500-4.500 4.500-4.500-4.500z"
      fill={INK}
    />
  ),
  cards: (
    <>
      <path d="M24 53l11-3 4.500 16-11 3z" {...line} strokeWidth="2.6" />
      <path d="M36.500 52H42v18H31" {...line} strokeWidth="2.6" />
    </>
  ),
  flag: <path d="M25.500 49h2.500v23h-2.500zM28 50l14 4.500L28 61z" fill={INK} />,
  pencil: (
    <path
      d="M24 72l1.500-6L38 53.500l4.500 4.500L30 70.500zM39.500 52l1.500-1.500 4.500 4.500-1.500 1.500z"
      fill={INK}
      transform="translate(-2 0)"
    />
  ),
};

const sizeOf = (figure: string): number => (figure.length <= 2 ? 22 : figure.length === 3 ? 19 : 15);

/** A medal of ribbon, shape, metal and symbol. Decorative: its name stands beside it. */
export function Medal({ parts, className }: { parts: MedalParts; className?: string }) {
  const [band, stripe] = ribbonInks[parts.ribbon];
  const [edge, face] = metalInks[parts.metal];
  const shape = shapePaths[parts.shape];
  return (
    <svg viewBox="0 0 64 90" className={className} aria-hidden="true">
      <path d="M17 0h30v34l-15 9-15-9z" fill={band} />
      <path d="M27 0h10v40l-5 3-5-3z" fill={stripe} />
      <path d={shape} fill={edge} />
      <path d={shape} fill={face} transform="translate(32 60) scale(.84) translate(-32 -60)" />
      {parts.symbol === 'figure' ? (
        <text
          x="32"
          y={60 + sizeOf(parts.figure ?? '') * 0.35}
          textAnchor="middle"
          fontSize={sizeOf(parts.figure ?? '')}
          fill={INK}
          className="font-display font-bold"
        >
          {parts.figure}
        </text>
      ) : (
        symbolDrawings[parts.symbol]
      )}
    </svg>
  );
}

/** The outline of a medal that is still to be won. */
export function MedalOutline({ shape, className }: { shape: Shape; className?: string }) {
  return (
    <svg viewBox="0 0 64 90" className={className} aria-hidden="true">
      <g fill="none" stroke="var(--line-strong)" strokeWidth="1.75" strokeDasharray="4 4">
        <path d="M17 1h30v33l-15 9-15-9z" />
        <path d={shapePaths[shape]} />
      </g>
    </svg>
  );
}
