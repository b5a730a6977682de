/** The page of the rounds of a topic; with a play, that one goes on. */
export const roundPath = (topic: number, playId?: string): string =>
  `/juego-flashcard-premium/${topic}${playId ? `?partida=${playId}` : ''}`;
