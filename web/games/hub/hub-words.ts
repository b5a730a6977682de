import type { Answer } from '@atalaya/core/api';
import { formatClock } from '@atalaya/core/exams/clock';
import type { Game } from '@atalaya/core/games/game';
import { formatCount } from '@atalaya/core/platform/number-format';

export type Hub = Answer<'GET /api/games'>;
export type HubGame = Hub['games'][number];

export const aboutGame: Record<Game, { about: string; minutes: string }> = {
  crossword: {
    about: 'Del término a su definición. Con teclado propio, lápiz y pistas de tres niveles.',
    minutes: '8 a 12 min',
  },
  hangman: { about: 'Adivina la palabra antes de que la torre se quede a oscuras.', minutes: '2 a 4 min' },
  flashcards: { about: 'Rondas rápidas: recordar, escribir, escuchar o contrarreloj.', minutes: '5 min' },
  placing: {
    about: 'Arrastra o toca: une término y definición, ordena un procedimiento, clasifica delitos.',
    minutes: '3 a 6 min',
  },
};

type OwnGame = Omit<HubGame, 'game'> & { game: Game };

/** What the user has done in a game; null before the first play. */
export function ownRecord({ game, finished, won, unaided, streak, bestMs }: OwnGame): string | null {
  if (finished === 0) return null;
  if (game === 'hangman')
    return streak > 1 ? `Racha de ${streak} palabras` : formatCount(finished, 'partida', 'partidas');
  if (game === 'crossword')
    return `${Math.round((100 * unaided) / finished)} % sin ayuda · ${formatCount(finished, 'terminado', 'terminados')}`;
  if (game === 'placing' && bestMs !== null) return `Mejor tiempo ${formatClock(bestMs)}`;
  return `${formatCount(finished, 'partida', 'partidas')}, ${won} ganadas`;
}
