/** What the screen of a game gets from the play it shows; it keeps nothing that has to survive a reload. */
export type GameScreenProps<Puzzle, State, Move> = {
  playId: string;
  puzzle: Puzzle;
  state: State;
  /** The time of the move is added by the play. */
  onMove: (move: Move) => void;
  /** Milliseconds played so far, without pauses. */
  elapsed: () => number;
  /** Ends the play as it is. */
  onGiveUp: () => void;
};
