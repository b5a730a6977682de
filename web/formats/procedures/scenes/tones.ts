/** The surfaces of the models. Where a design token has the colour, the viewer reads it from the page. */
export const tones = {
  ground: { colour: '#17325f' },
  road: { colour: '#12284f' },
  pavement: { colour: '#24487c' },
  paint: { colour: '#5d7fb0' },
  wall: { colour: '#2c5488' },
  wallDark: { colour: '#1d4276' },
  window: { colour: '#0e2650', rough: 0.25, token: '--panel' },
  lamp: { colour: '#ffd77e', glow: 0.75 },
  white: { colour: '#eef3fa', token: '--on-panel' },
  cloth: { colour: '#dce5f4' },
  uniform: { colour: '#2a5298' },
  skin: { colour: '#dcb594' },
  civil: { colour: '#9c6b56' },
  rubber: { colour: '#0a1730', rough: 0.95 },
  glass: { colour: '#3b608f', rough: 0.15 },
  beacon: { colour: '#7fa6f0', glow: 0.9 },
  tape: { colour: '#7fa6f0', token: '--panel-control' },
  gold: { colour: '#e8bc5c', token: '--panel-gold' },
  cone: { colour: '#d8744a' },
  steel: { colour: '#73829b', rough: 0.38, metal: 0.55 },
  darkSteel: { colour: '#46546c', rough: 0.42, metal: 0.5 },
  polymer: { colour: '#3b4b69', rough: 0.8 },
  hollow: { colour: '#0b1424', rough: 1 },
  brass: { colour: '#c89a4a', rough: 0.35, metal: 0.6 },
  spring: { colour: '#a8b6cc', rough: 0.35, metal: 0.6 },
  wood: { colour: '#8a6a4c' },
} as const satisfies Record<string, ToneLook>;

type ToneLook = {
  colour: string;
  /** The custom property that overrides it. */
  token?: string;
  rough?: number;
  metal?: number;
  glow?: number;
};

export type Tone = keyof typeof tones;
export const lookOf = (tone: Tone): ToneLook => tones[tone];
