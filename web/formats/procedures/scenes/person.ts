import type { Part, Solid } from './scene';
import type { Tone } from './tones';

type Look = { torso: Tone; legs: Tone; cap?: Tone; band?: Tone; isSignalling?: boolean; hasFolder?: boolean };

const limb = (tone: Tone, [x, y, z]: readonly [number, number, number], turn = 0): Solid => ({
  tube: { radius: 0.075, length: 0.62, top: 0.085 },
  tone,
  at: [x, y, z],
  turn: [turn, 0, 0],
});

/** A person of 1.75 m who looks towards +x, with the feet at the origin. */
const solidsOf = ({ torso, legs, cap, band, isSignalling, hasFolder }: Look): Solid[] => [
  { tube: { radius: 0.1, length: 0.84, top: 0.12 }, tone: legs, at: [0, 0.42, 0.12] },
  { tube: { radius: 0.1, length: 0.84, top: 0.12 }, tone: legs, at: [0, 0.42, -0.12] },
  { tube: { radius: 0.2, length: 0.62, top: 0.24 }, tone: torso, at: [0, 1.12, 0] },
  { tube: { radius: 0.24, length: 0.08, top: 0.12 }, tone: torso, at: [0, 1.46, 0] },
  { ball: 0.155, tone: 'skin', at: [0, 1.64, 0] },
  limb(torso, [0, 1.13, 0.29], -8),
  isSignalling ? limb(torso, [0, 1.72, -0.3], 12) : limb(torso, [0, 1.13, -0.29], 8),
  ...(cap
    ? ([
        { tube: { radius: 0.16, length: 0.1, top: 0.17 }, tone: cap, at: [0, 1.76, 0] },
        { box: [0.14, 0.03, 0.26], tone: cap, at: [0.17, 1.72, 0] },
      ] as const)
    : ([{ tube: { radius: 0.15, length: 0.09, top: 0.1 }, tone: 'rubber', at: [0, 1.77, 0] }] as const)),
  ...(band
    ? ([{ tube: { radius: 0.235, length: 0.1, top: 0.24 }, tone: band, at: [0, 1.16, 0] }] as const)
    : []),
  ...(hasFolder
    ? ([{ box: [0.05, 0.3, 0.24], tone: 'white', at: [0.28, 1.15, 0.16], turn: [0, 0, 20] }] as const)
    : []),
];

export const officer = (id: string, extra: Pick<Look, 'isSignalling' | 'hasFolder'> = {}): Part => ({
  id,
  solids: solidsOf({ torso: 'uniform', legs: 'road', cap: 'uniform', band: 'white', ...extra }),
});

export const civilian = (id: string, torso: Tone = 'civil'): Part => ({
  id,
  solids: solidsOf({ torso, legs: 'wallDark' }),
});

/** In white overalls. */
export const specialist = (id: string): Part => ({
  id,
  solids: solidsOf({ torso: 'white', legs: 'white', cap: 'white', hasFolder: true }),
});
