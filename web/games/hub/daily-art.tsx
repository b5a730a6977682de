import type { Game } from '@atalaya/core/games/game';
import type { ReactNode } from 'react';
import { Watchtower } from '../hangman/watchtower';

const PLAIN = '#29507F';
const GOLD = 'var(--panel-gold)';
const DARK = '#0B1E40';

type Cell = readonly [column: number, row: number];
const cellsOf = (cells: readonly Cell[]): string =>
  cells.map(([column, row]) => `M${column * 35} ${row * 35}h32v32h-32z`).join('');
const crossing = cellsOf([
  ...[0, 1, 2, 3, 4].map((row): Cell => [8, row]),
  ...[6, 7, 8, 9].map((row): Cell => [2, row]),
  ...[4, 6, 7].map((row): Cell => [5, row]),
  ...[0, 1, 3, 4].map((column): Cell => [column, 8]),
  [5, 8],
  [7, 1],
  [9, 1],
]);
const word = cellsOf([2, 3, 4, 5, 6, 7, 8].map((column): Cell => [column, 5]));

const crossword = (
  <svg viewBox="0 0 350 350" className="size-full" aria-hidden="true">
    <path d={crossing} fill={PLAIN} />
    <path d={word} fill={GOLD} />
    <g className="font-display text-[22px] font-bold [text-anchor:middle]" fill={DARK}>
      {['A', 'R', 'R', 'A', 'I', 'G', 'O'].map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the letters of one word never move.
        <text key={index} x={86 + 35 * index} y="199">
          {one}
        </text>
      ))}
    </g>
  </svg>
);

const placing = (
  <svg viewBox="10 20 220 160" className="size-full" aria-hidden="true">
    <g fill="none" stroke="#5F83B5" strokeWidth="2" strokeDasharray="5 5">
      <rect x="130" y="32" width="86" height="36" rx="6" />
      <rect x="130" y="82" width="86" height="36" rx="6" />
    </g>
    <g fill={PLAIN}>
      <rect x="22" y="32" width="82" height="36" rx="6" />
      <rect x="22" y="132" width="82" height="36" rx="6" />
      <rect x="130" y="132" width="86" height="36" rx="6" />
      <path d="M104 148h26v4h-26z" />
    </g>
    <path d="M36 50h44M36 150h34M144 150h40" stroke="#B9C7E0" strokeWidth="6" strokeLinecap="round" />
    <g transform="rotate(-5 110 96)">
      <rect x="76" y="76" width="86" height="38" rx="6" fill={GOLD} />
      <path d="M90 95h48" stroke={DARK} strokeWidth="6" strokeLinecap="round" />
    </g>
    <path d="M136 108l5 30 8-8 12-1z" fill="#fff" stroke={DARK} strokeWidth="2" />
  </svg>
);

const flashcards = (
  <svg viewBox="20 20 170 165" className="size-full" aria-hidden="true">
    <rect x="46" y="52" width="104" height="120" rx="9" fill="#1D4276" transform="rotate(-9 98 112)" />
    <rect x="50" y="46" width="104" height="120" rx="9" fill={PLAIN} transform="rotate(-2 102 106)" />
    <g transform="rotate(6 110 98)" fill="none" strokeLinecap="round">
      <rect x="58" y="38" width="104" height="120" rx="9" fill={GOLD} />
      <path d="M76 66h42M76 80h64M76 94h52" stroke={DARK} strokeWidth="6" />
      <path d="M92 126l10 10 20-22" stroke={DARK} strokeWidth="7" strokeLinejoin="round" />
    </g>
  </svg>
);

/** The picture of each game on the dark panel of the challenge. */
export const dailyArt: Record<Game, ReactNode> = {
  crossword,
  placing,
  flashcards,
  hangman: <Watchtower lights={4} className="size-full" />,
};
