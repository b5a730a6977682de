import type { Difficulty } from '@atalaya/core/games/game';

export const difficultyNames: Record<Difficulty, string> = {
  1: 'Con más ayuda',
  2: 'Normal',
  3: 'Con menos ayuda',
};
