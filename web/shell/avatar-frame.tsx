import type { ReactNode } from 'react';

const around = (count: number, from = 0, to = 360): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / count);

const turned = (angles: readonly number[], d: string, fill: string): ReactNode =>
  angles.map((angle) => <path key={angle} d={d} fill={fill} transform={`rotate(${angle})`} />);

const ring = (r: number, width: number, stroke: string, dashes?: string): ReactNode => (
  <circle r={r} fill="none" stroke={stroke} strokeWidth={width} strokeDasharray={dashes} />
);

const GOLD = 'var(--gold)';
const NAVY = 'var(--navy)';

/** Around a circle of radius 50. */
const frames: Record<string, ReactNode> = {
  aro: ring(54, 4, GOLD),
  doble: (
    <>
      {ring(53, 3, NAVY)}
      {ring(59.5, 2.5, GOLD)}
    </>
  ),
  almenas: (
    <>
      {ring(53, 4, NAVY)}
      {turned(around(14), 'M-5.5 -54v-7h11v7z', NAVY)}
    </>
  ),
  laurel: (
    <>
      {ring(52, 2, GOLD)}
      {turned(around(7, 35, 175), 'M0 -51c6 -2 9 -6 8 -11c-6 0 -9 5 -8 11z', GOLD)}
      {turned(around(7, -35, -175), 'M0 -51c-6 -2 -9 -6 -8 -11c6 0 9 5 8 11z', GOLD)}
    </>
  ),
  galones: (
    <>
      {ring(53, 4, NAVY)}
      {turned([154, 180, 206], 'M0 -63l11 8v8l-11 -8l-11 8v-8z', GOLD)}
    </>
  ),
  brujula: (
    <>
      {ring(53, 3, NAVY)}
      {turned(around(4), 'M0 -64l8 16h-16z', GOLD)}
      {turned(around(4, 45, 405), 'M0 -60l5 10h-10z', NAVY)}
    </>
  ),
  cuerda: (
    <>
      {ring(55, 7, GOLD)}
      {ring(55, 7, NAVY, '2.5 6.14')}
    </>
  ),
};

/** Drawn over the edge of a round picture; its parent is positioned. Decorative. */
const AvatarFrame = ({ id }: { id: string }) => (
  <svg
    viewBox="-64 -64 128 128"
    aria-hidden="true"
    className="pointer-events-none absolute -inset-[14%] size-[128%]"
  >
    {frames[id]}
  </svg>
);

export default AvatarFrame;
