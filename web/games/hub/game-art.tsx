import type { Game } from '@atalaya/core/games/game';
import type { ReactNode } from 'react';
import { Watchtower } from '../hangman/watchtower';

const cells = [
  'M102 20h40v40h-40zM102 100h40v40h-40zM102 140h40v40h-40zM182 20h40v40h-40z',
  'M182 100h40v40h-40zM182 140h40v40h-40zM62 140h40v40H62zM142 140h40v40h-40zM22 140h40v40H22z',
].join('');
const letter = 'font-display text-[27px] font-bold [text-anchor:middle]';

const crossword = (
  <svg viewBox="0 0 240 200" preserveAspectRatio="xMidYMid slice" className="size-full" aria-hidden="true">
    <rect width="240" height="200" fill="var(--navy-tint)" />
    <g stroke="var(--navy)" strokeWidth="2">
      <path d={cells} fill="var(--surface)" />
      <path
        d="M22 60h40v40H22zM62 60h40v40H62zM102 60h40v40h-40zM142 60h40v40h-40zM182 60h40v40h-40z"
        fill="var(--gold)"
      />
    </g>
    <g className={letter} fill="var(--on-gold)">
      {[...'HURTO'].map((one, index) => (
        <text key={one} x={42 + 40 * index} y="89">
          {one}
        </text>
      ))}
    </g>
    <g className={letter} fill="var(--navy)">
      <text x="122" y="49">
        A
      </text>
      <text x="122" y="129">
        M
      </text>
      <text x="202" y="169">
        S
      </text>
    </g>
  </svg>
);

const flashcards = (
  <svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" className="size-full" aria-hidden="true">
    <rect width="200" height="200" fill="var(--gold-tint)" />
    <g stroke="var(--navy)" strokeWidth="2.5">
      <rect
        x="46"
        y="52"
        width="104"
        height="120"
        rx="9"
        fill="var(--surface)"
        transform="rotate(-9 98 112)"
      />
      <rect
        x="50"
        y="46"
        width="104"
        height="120"
        rx="9"
        fill="var(--surface)"
        transform="rotate(-2 102 106)"
      />
      <rect x="58" y="38" width="104" height="120" rx="9" fill="var(--navy)" transform="rotate(6 110 98)" />
    </g>
    <g transform="rotate(6 110 98)" fill="none" strokeLinecap="round">
      <path d="M76 66h42M76 80h64M76 94h52" stroke="var(--on-navy)" strokeWidth="6" />
      <path d="M92 126l10 10 20-22" stroke="var(--panel-gold)" strokeWidth="7" strokeLinejoin="round" />
    </g>
  </svg>
);

const placing = (
  <svg viewBox="0 0 240 200" preserveAspectRatio="xMidYMid slice" className="size-full" aria-hidden="true">
    <rect width="240" height="200" fill="var(--navy-tint)" />
    <g fill="none" stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="5 5">
      <rect x="130" y="32" width="86" height="36" rx="6" />
      <rect x="130" y="82" width="86" height="36" rx="6" />
    </g>
    <rect x="130" y="132" width="86" height="36" rx="6" fill="var(--navy)" />
    <g fill="var(--surface)" stroke="var(--navy)" strokeWidth="2.5">
      <rect x="22" y="32" width="82" height="36" rx="6" />
      <rect x="22" y="132" width="82" height="36" rx="6" />
    </g>
    <g strokeLinecap="round" strokeWidth="6">
      <path d="M144 150h40" stroke="var(--on-navy)" />
      <path d="M36 50h44M36 150h34" stroke="var(--navy)" />
    </g>
    <path d="M104 150h26" stroke="var(--navy)" strokeWidth="3" />
    <g transform="rotate(-5 110 96)">
      <rect
        x="76"
        y="76"
        width="86"
        height="38"
        rx="6"
        fill="var(--gold)"
        stroke="var(--navy)"
        strokeWidth="2.5"
      />
      <path d="M90 95h48" stroke="var(--on-gold)" strokeWidth="6" strokeLinecap="round" />
    </g>
    <path d="M136 108l5 30 8-8 12-1z" fill="var(--ink)" stroke="var(--surface)" strokeWidth="2" />
  </svg>
);

export const gameArt: Record<Game, ReactNode> = {
  crossword,
  flashcards,
  placing,
  hangman: (
    <div className="grid size-full place-items-end bg-[#0B1E40]">
      <Watchtower lights={4} className="mx-auto block h-full w-full" />
    </div>
  ),
};
