import type { Answer } from '@atalaya/core/api';
import { useLowPower } from '../platform/low-power';
import { Tower } from '../ui/tower';
import { Emblem } from './emblem';
import { Medal } from './medal';
import './celebration.css';

export type Celebration = Answer<'GET /api/ranks/celebrations'>['items'][number];

const RAYS = 24;

/** Rings, a rising sun and what was reached. Still under reduced motion and low power. */
export function CelebrationArt({ celebration }: { celebration: Celebration }) {
  const still = useLowPower();
  return (
    <div
      className="celebration-art"
      data-kind={celebration.kind}
      {...(still && { 'data-still': '' })}
      aria-hidden="true"
    >
      <svg
        viewBox="0 0 480 220"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        <g transform="translate(240 214)">
          {[70, 120, 175].map((radius) => (
            <circle
              key={radius}
              data-piece="ring"
              r={radius}
              fill="none"
              stroke="#2b4f8f"
              strokeWidth="1.5"
            />
          ))}
          <g data-piece="rays" stroke="#e8bc5c" strokeWidth="3" strokeLinecap="round">
            {Array.from({ length: RAYS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rays never change
              <path key={index} d="M0-128v-26" transform={`rotate(${-84 + (168 * index) / (RAYS - 1)})`} />
            ))}
          </g>
          <circle data-piece="sun" r="104" fill="#e8bc5c" />
          <circle data-piece="sun" r="78" fill="#f2ce80" />
          {celebration.kind === 'streak' &&
            [0, 1, 2].map((index) => (
              <path
                key={index}
                data-piece="chevron"
                d="M-54-20L0-64l54 44v22L0-42-54 2z"
                fill="#12336b"
                transform={`translate(0 ${-14 - 34 * index}) scale(${1 - index * 0.16})`}
              />
            ))}
          {(celebration.kind === 'mock' || celebration.kind === 'topic') && (
            <g data-piece="tower" transform="scale(.38)">
              <Tower ink="night" />
            </g>
          )}
        </g>
        <path d="M0 217h480" stroke="var(--surface)" strokeWidth="6" />
      </svg>
      {celebration.emblem && <Emblem parts={celebration.emblem} className="relative h-36" />}
      {celebration.drawing && <Medal parts={celebration.drawing} className="relative h-36" />}
    </div>
  );
}
