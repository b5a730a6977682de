import type { GameRules, PlayResult, Timed } from '@atalaya/core/games/play';
import { replay } from '@atalaya/core/games/play';
import type { PlayResultView, PlayView, SentMoves } from '@atalaya/core/games/plays.contract';
import { call } from '../../platform/api';
import { LONGEST_IN_SIGHT_MS, retryDelay } from '../../platform/offline/verdict';
import { changeWork, type PlayWork, readWork } from './play-work';
import { sendPlay } from './send-play';

/** How the moves of a game are named in requests. */
export type PlayCodec<Move> = {
  toSent(moves: Move[]): SentMoves;
  /** Empty for another game. */
  fromSent(sent: SentMoves): readonly Move[];
};

export type Sync = 'saved' | 'saving' | 'waiting' | 'signed-out';

export type PlayState<State> = {
  state: State;
  isPaused: boolean;
  sync: Sync;
  notice: string | null;
  /** What the moves give; the server computes the same. */
  ended: PlayResult | null;
  /** The server's result. */
  result: PlayResultView | null;
};

const SEND_AFTER_MS = 1_200;
const CHUNK = 50;

export const stamped = <Step extends object>(step: Step, atMs: number): Step & Timed => ({ ...step, atMs });

type Opened<Puzzle, Step extends object, State> = {
  rules: GameRules<Puzzle, Step & Timed, State>;
  codec: PlayCodec<Step & Timed>;
  puzzle: Puzzle;
  moves: readonly (Step & Timed)[];
  view: PlayView;
  userId: string;
  /** The server has something else than this device. */
  onRefused: (notice: string) => void;
};

/** A play while its page is open: every move is stored on the device first and sent in the background. */
export function openPlaySession<Puzzle, Step extends object, State>(opened: Opened<Puzzle, Step, State>) {
  type Move = Step & Timed;
  const { rules, codec, puzzle, view, userId } = opened;
  const listeners = new Set<() => void>();
  let moves: readonly Move[] = opened.moves;
  let activeMs = view.activeMs;
  let runningSince: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isOpen = false;
  let writing = Promise.resolve();
  const start = replay(rules, puzzle, moves) ?? rules.start(puzzle);
  let current: PlayState<State> = {
    state: start,
    isPaused: false,
    sync: 'saved',
    notice: null,
    ended: view.result || rules.isOver(puzzle, start) ? rules.resultOf(puzzle, start) : null,
    result: view.result,
  };

  const set = (change: Partial<PlayState<State>>) => {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  };
  const elapsed = () => activeMs + (runningSince === null ? 0 : performance.now() - runningSince);
  const stop = () => {
    activeMs = elapsed();
    runningSince = null;
  };
  const run = () => {
    if (runningSince === null && !current.isPaused && !current.ended && !document.hidden)
      runningSince = performance.now();
  };
  const empty = (): PlayWork => ({
    playId: view.id,
    userId,
    chunks: [],
    saved: opened.moves.length,
    activeMs: 0,
    ending: null,
  });

  /** Writes follow each other, so that no chunk misses a move. */
  function write(change: (work: PlayWork) => PlayWork): void {
    writing = writing.then(async () => {
      await changeWork(view.id, (work) => change(work ?? empty()));
    });
    schedule(SEND_AFTER_MS);
  }

  function schedule(afterMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), afterMs);
  }

  function retryLater(afterMs: number | null = null): void {
    tries += 1;
    if (isOpen) schedule(retryDelay(tries, afterMs, LONGEST_IN_SIGHT_MS));
  }

  async function send(): Promise<void> {
    await writing;
    const sent = await sendPlay(view.id);
    if (sent.end === 'finished') set({ sync: 'saved', result: sent.result });
    else if (sent.end === 'saved' && current.ended && !current.result) await readResult();
    else if (sent.end === 'refused') {
      opened.onRefused(sent.notice);
    } else if (sent.end === 'later') {
      set({ sync: 'waiting', notice: sent.notice ?? current.notice });
      retryLater(sent.afterMs);
    } else {
      tries = 0;
      set({ sync: sent.end });
    }
  }

  /** Another tab, or a page that sends what was left, has sent the end and got its result. */
  async function readResult(): Promise<void> {
    const read = call('GET /api/games/plays/:id', { params: { id: view.id } });
    const { result } = await read.catch(() => view);
    set(result ? { sync: 'saved', result } : { sync: 'waiting' });
    if (!result) retryLater();
  }

  function added(work: PlayWork, move: Move, from: number): PlayWork {
    const last = work.chunks.at(-1);
    const known = last ? codec.fromSent(last.sent) : [];
    const end = last ? last.from + known.length : from;
    // Another tab has played on: what it stored stays, and the server will say so.
    if (end !== from) return work;
    const chunk =
      last && known.length < CHUNK
        ? { from: last.from, sent: codec.toSent([...known, move]) }
        : { from, sent: codec.toSent([move]) };
    const before = last && known.length < CHUNK ? work.chunks.slice(0, -1) : work.chunks;
    return { ...work, chunks: [...before, chunk], activeMs: Math.max(work.activeMs, move.atMs) };
  }

  function end(state: State): void {
    stop();
    set({ state, ended: rules.resultOf(puzzle, state), sync: 'saving' });
    const now = new Date().toISOString();
    write((work) => ({
      ...work,
      activeMs: Math.max(work.activeMs, activeMs),
      ending: codec.toSent([]),
      endedAt: work.endedAt ?? now,
    }));
    schedule(0);
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => current,
    elapsed,

    /** False if the rules do not allow it. */
    move(step: Step): boolean {
      if (current.ended || current.isPaused) return false;
      const atMs = Math.round(Math.max(moves.at(-1)?.atMs ?? 0, elapsed()));
      const move = stamped(step, atMs);
      const state = rules.apply(puzzle, current.state, move);
      if (state === null) return false;
      const from = moves.length;
      moves = [...moves, move];
      set({ state, sync: current.sync === 'waiting' ? 'waiting' : 'saving' });
      write((work) => added(work, move, from));
      if (rules.isOver(puzzle, state)) end(state);
      return true;
    },
    giveUp() {
      if (!current.ended) end(current.state);
    },
    pause(isPaused: boolean) {
      stop();
      set({ isPaused });
      run();
    },
    read: () => set({ notice: null }),

    /** Takes up what this device has stored, and runs the clock until the page is left. */
    open(): () => void {
      isOpen = true;
      const onHide = () => {
        if (document.hidden) stop();
        else run();
      };
      const onOnline = () => schedule(0);
      document.addEventListener('visibilitychange', onHide);
      window.addEventListener('online', onOnline);
      void restore();
      return () => {
        isOpen = false;
        stop();
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', onHide);
        window.removeEventListener('online', onOnline);
        void writing.then(() => sendPlay(view.id));
      };
    },
  };

  async function restore(): Promise<void> {
    const work = view.result ? undefined : await readWork(view.id);
    const first = work?.chunks[0];
    if (work && (!first || first.from <= moves.length)) {
      const stored = work.chunks.flatMap(({ sent }) => codec.fromSent(sent));
      const all = [...moves.slice(0, first?.from ?? moves.length), ...stored];
      const state = all.length >= moves.length ? replay(rules, puzzle, all) : null;
      if (state !== null) {
        moves = all;
        activeMs = Math.max(activeMs, work.activeMs);
        const isEnded = work.ending !== null || rules.isOver(puzzle, state);
        set({ state, ended: isEnded ? rules.resultOf(puzzle, state) : null });
      }
    }
    // All moves were sent, but not the end.
    if (current.ended && !current.result) end(current.state);
    else if (work) schedule(0);
    run();
  }
}

export type PlaySession<Puzzle, Step extends object, State> = ReturnType<
  typeof openPlaySession<Puzzle, Step, State>
>;
