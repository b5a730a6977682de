import type { GameRules, Timed } from '@atalaya/core/games/play';
import type { PlayView } from '@atalaya/core/games/plays.contract';
import { Play } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { SyncLine } from '../../exams/sitting/sync-line';
import { Button } from '../../ui/button';
import type { GameScreenProps } from './game-screen';
import { PlayEnd } from './play-end';
import { openPlaySession, type PlayCodec } from './play-session';
import { PlayTop } from './play-top';

/** What the page gives to the play of any game. */
export type PlayProps<Puzzle, Move> = {
  puzzle: Puzzle;
  moves: readonly Move[];
  view: PlayView;
  userId: string;
  /** The server has something else than this device: what it has is shown. */
  onRefused: (notice: string) => void;
};

type FrameProps<Puzzle, Step extends object, State> = PlayProps<Puzzle, Step & Timed> & {
  rules: GameRules<Puzzle, Step & Timed, State>;
  codec: PlayCodec<Step & Timed>;
  Screen: ComponentType<GameScreenProps<Puzzle, State, Step>>;
  /** From 0 to 1. */
  progressOf: (puzzle: Puzzle, state: State) => number;
  /** The words, cards or pieces of the play with their solution, on the last screen. */
  Review: ComponentType<{ playId: string; puzzle: Puzzle; state: State }>;
  /** Buttons of the game in the head of the page. */
  actions?: ReactNode;
};

/** The frame of every game: clock, saving, pause, and the end. */
export function PlayFrame<Puzzle, Step extends object, State>(props: FrameProps<Puzzle, Step, State>) {
  const { puzzle, view, Screen, Review, rules, codec, moves, userId, onRefused } = props;
  const { session, play } = usePlay({ rules, codec, puzzle, moves, view, userId, onRefused });
  const { state, isPaused, ended, result, sync, notice } = play;
  return (
    <div className="min-h-dvh bg-ground">
      <PlayTop
        view={view}
        elapsed={session.elapsed}
        isPaused={isPaused}
        isEnded={ended !== null}
        onPause={session.pause}
        sync={sync}
        progress={ended ? 1 : props.progressOf(puzzle, state)}
        actions={props.actions}
        onGiveUp={session.giveUp}
      />
      <SyncLine
        sync={sync === 'waiting' || sync === 'signed-out' ? sync : 'saved'}
        isStored
        notice={notice}
        path={`/campus-estudio/juegos/partida/${view.id}`}
        onRead={session.read}
      />
      <main id="contenido" className="mx-auto w-full max-w-310 px-5 py-6 md:px-8 md:py-9">
        {ended ? (
          <PlayEnd
            view={view}
            ended={ended}
            result={result}
            review={<Review playId={view.id} puzzle={puzzle} state={state} />}
          />
        ) : isPaused ? (
          <div className="mx-auto grid max-w-md justify-items-center gap-4 py-16 text-center">
            <h2 className="text-h3">Partida en pausa</h2>
            <p className="text-muted">
              El reloj está parado y el juego, tapado. Lo que llevas está guardado.
            </p>
            <Button onClick={() => session.pause(false)} autoFocus>
              <Play />
              Seguir
            </Button>
          </div>
        ) : (
          <Screen
            playId={view.id}
            puzzle={puzzle}
            state={state}
            onMove={session.move}
            elapsed={session.elapsed}
            onGiveUp={session.giveUp}
          />
        )}
      </main>
    </div>
  );
}

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
function usePlay<Puzzle, Step extends object, State>(given: Given<Puzzle, Step, State>) {
  const [session] = useState(() => openPlaySession(given));
  useEffect(() => session.open(), [session]);
  const play = useSyncExternalStore(session.subscribe, session.current, session.current);
  return { session, play };
}
