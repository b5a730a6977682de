import type { Difficulty } from '../game';
import type { Material } from '../play';
import type { Board } from './board';

export type Random = () => number;
/** `used` has the titles and terms of the boards before, so that nothing is asked twice. */
export type Builder = (
  material: Material,
  difficulty: Difficulty,
  random: Random,
  used: ReadonlySet<string>,
) => { board: Omit<Board, 'mode'>; uses: readonly string[] } | null;
