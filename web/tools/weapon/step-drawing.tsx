import type { WeaponStep } from '@atalaya/core/tools/weapon/weapon-steps';
import type { ReactNode } from 'react';

type Name = NonNullable<WeaponStep['drawing']>;

const SLIDE = 'M34 40h236v30H96l-8 6H40q-6 0-6-6z';
const FRAME = 'M40 84h212l10 8 24 52h-54l-16-40h-36q-2 24-20 24t-18-24h-20l-6-8H40z';
const BARREL = 'M48 0h132l16 12h18V0h10v22h-36l-10-6H48z';

const slide = (dx = 0) => <path d={SLIDE} transform={`translate(${dx} 0)`} fill="var(--navy)" />;
const frame = <path d={FRAME} fill="var(--silhouette)" />;
const arrow = (d: string) => (
  <path d={d} fill="none" stroke="var(--gold)" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
);
const ring = (x: number, y: number, r = 16) => (
  <circle cx={x} cy={y} r={r} fill="none" stroke="var(--gold)" strokeWidth="5" />
);

/** Schematic: the part that the step is about is gold. */
const drawings: Record<Name, ReactNode> = {
  magazine: (
    <>
      {slide()}
      {frame}
      <path d="M238 158h42l14 30h-42z" fill="var(--gold)" />
      {arrow('M296 150l12 26m0 0l-14-6m14 6l4-15')}
    </>
  ),
  'slide-open': (
    <>
      <path d={BARREL} transform="translate(0 46)" fill="var(--line-strong)" />
      {slide(50)}
      {frame}
      {arrow('M170 22h80m0 0l-14-10m14 10l-14 10')}
    </>
  ),
  chamber: (
    <>
      <path d={BARREL} transform="translate(0 46)" fill="var(--line-strong)" />
      {slide(50)}
      {frame}
      {ring(192, 56, 20)}
      {ring(256, 134, 20)}
    </>
  ),
  notch: (
    <>
      {slide(26)}
      {frame}
      <circle cx="150" cy="80" r="7" fill="var(--gold)" />
      {ring(150, 76)}
      {arrow('M120 22h60m0 0l-14-10m14 10l-14 10')}
    </>
  ),
  'slide-release': (
    <>
      {slide(26)}
      {frame}
      <path d="M112 74h58v10h-58z" fill="var(--gold)" />
      {arrow('M140 128v28m0 0l-10-13m10 13l10-13')}
    </>
  ),
  parts: (
    <>
      <g transform="translate(0 -30)">{slide()}</g>
      <path d={BARREL} transform="translate(0 56)" fill="var(--gold)" />
      <path
        d="M48 96h6l5-8 8 16 8-16 8 16 8-16 8 16 8-16 8 16 8-16 8 16 8-16 5 8h40"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <g transform="translate(0 30)">{frame}</g>
    </>
  ),
  barrel: (
    <>
      <path d={BARREL} transform="translate(10 80) scale(1.3)" fill="var(--navy)" />
      <path d="M20 94h300" stroke="var(--gold)" strokeWidth="5" />
      <path d="M96 84v20M106 84v20M116 84v20M126 84v20" stroke="var(--gold)" strokeWidth="4" />
      {arrow('M330 94h-30m0 0l12-10m-12 10l12 10')}
    </>
  ),
  oil: (
    <>
      {slide()}
      {frame}
      <path
        d="M60 80h180"
        stroke="var(--gold)"
        strokeWidth="5"
        strokeDasharray="2 12"
        strokeLinecap="round"
      />
      <path d="M300 20q18 24 0 34q-18-10 0-34z" fill="var(--gold)" />
    </>
  ),
};

export const StepDrawing = ({ name }: { name: Name }) => (
  <svg viewBox="0 0 340 196" aria-hidden="true" className="mt-3 w-full max-w-72 rounded-md bg-surface p-2">
    {drawings[name]}
  </svg>
);
