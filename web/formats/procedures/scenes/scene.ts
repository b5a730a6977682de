import type { Tone } from './tones';

/** Centimetres in the pistol, metres in the streets; y points up. */
export type Vec = readonly [x: number, y: number, z: number];
export type Point = readonly [x: number, y: number];

type Shape =
  | { box: Vec; round?: number }
  /** Along the y axis; `inner` makes it hollow, `top` gives the upper end another radius. */
  | { tube: { radius: number; length: number; inner?: number; top?: number } }
  /** An outline in the x–y plane, given a thickness along z. */
  | {
      plate: {
        outline: readonly Point[];
        depth: number;
        holes?: readonly (readonly Point[])[];
        round?: number;
      };
    }
  | { ball: number }
  /** A coil along the x axis. */
  | { coil: { radius: number; wire: number; length: number; turns: number } };

export type Solid = Shape & { tone: Tone; at?: Vec; turn?: Vec };

/** What moves and lights up as one. */
export type Part = { id: string; solids: readonly Solid[]; floor?: boolean };

/** How far a part stands from where it was modelled; angles in degrees. */
export type Placing = { at?: Vec; turn?: Vec };

/** Angles in degrees: around the model from the front, and above the ground. */
export type View = { target: Vec; around: number; above: number; distance: number };

export type Label = { text: string; at: Vec };

export type SceneStep = {
  /** The id of the step in the content file. */
  id: string;
  view: View;
  lit: readonly string[];
  hidden?: readonly string[];
  placed?: Readonly<Record<string, Placing>>;
  labels?: readonly Label[];
};

export type ProcedureScene = {
  parts: readonly Part[];
  steps: readonly SceneStep[];
  /** Where each step happens, where that is a place. */
  pins?: Readonly<Record<string, Vec>>;
};
