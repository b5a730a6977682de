import type { GameRules, Timed } from '@atalaya/core/games/play';
import type { PlayView } from '@atalaya/core/games/plays.contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { openPlaySession, type PlayCodec } from './play-session';

type Given<Puzzle, Step extends object, State> = {
  rules: GameRules<Puzzle, Step & Timed, State>;
  codec: PlayCodec<Step & Timed>;
  puzzle: Puzzle;
  moves: readonly (Step & Timed)[];
  view: PlayView;
  userId: string;
  onRefused: (notice: string) => void;
};

/** The play on the screen: its state, and what changes it. */
export function usePlay<Puzzle, Step extends object, State>(given: Given<Puzzle, Step, State>) {
  const [session] = useState(() => openPlaySession(given));
  useEffect(() => session.open(), [session]);
  const play = useSyncExternalStore(session.subscribe, session.current, session.current);
  return { session, play };
}
