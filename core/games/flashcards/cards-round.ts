import type { StudyGrade } from '../../review/study-answer';
import type { PlayedItem, PlayResult, Timed } from '../play';
import { CLOCK_MS, type FlashPuzzle } from './deck';
import { judgeTyped, type Verdict } from './typed';

export type CardsStep =
  | { type: 'turn' }
  | { type: 'grade'; grade: StudyGrade }
  | { type: 'answer'; text: string }
  | { type: 'next' }
  | { type: 'time-up' };
export type CardsMove = CardsStep & Timed;

type Answered = { entry: number; grade: StudyGrade; durationMs: number };

/** What the player has written about the card on the screen. */
export type Typed = { text: string; verdict: Verdict; isSecond: boolean };

export type CardsState = {
  type: 'cards';
  /** The entries in their order; what was not known comes again at the end. */
  queue: readonly number[];
  at: number;
  isTurned: boolean;
  typed: Typed | null;
  /** When the card came to the screen. */
  shownMs: number;
  /** The first answer to each entry. */
  answers: readonly Answered[];
  isTimeUp: boolean;
};

export const startCards = ({ entries }: FlashPuzzle): CardsState => ({
  type: 'cards',
  queue: entries.map((_, index) => index),
  at: 0,
  isTurned: false,
  typed: null,
  shownMs: 0,
  answers: [],
  isTimeUp: false,
});

export const isRepetition = (state: CardsState): boolean =>
  state.answers.some(({ entry }) => entry === state.queue[state.at]);

/** A near first attempt leaves the card open. */
export const isTypedOpen = ({ typed }: CardsState): boolean =>
  typed === null || (typed.verdict === 'near' && !typed.isSecond);

const gradeOfTyped = ({ verdict, isSecond }: Typed): StudyGrade =>
  verdict !== 'right' ? 'again' : isSecond ? 'hard' : 'good';

export function applyToCards(puzzle: FlashPuzzle, state: CardsState, move: CardsMove): CardsState | null {
  const entry = state.queue[state.at];
  const isClock = puzzle.mode === 'clock';
  if (move.type === 'time-up') return isClock && move.atMs >= CLOCK_MS ? { ...state, isTimeUp: true } : null;
  if (entry === undefined || (isClock && move.atMs > CLOCK_MS)) return null;
  if (puzzle.mode === 'type') {
    if (move.type === 'answer') return afterText(puzzle, state, entry, move);
    if (move.type !== 'next' || !state.typed || isTypedOpen(state)) return null;
    return afterAnswer(puzzle, state, entry, gradeOfTyped(state.typed), move.atMs);
  }
  if (move.type === 'turn') return state.isTurned ? null : { ...state, isTurned: true };
  if (move.type !== 'grade' || !state.isTurned) return null;
  return afterAnswer(puzzle, state, entry, move.grade, move.atMs);
}

function afterText(
  { entries }: FlashPuzzle,
  state: CardsState,
  entry: number,
  { text }: { text: string },
): CardsState | null {
  const answer = entries[entry]?.back;
  if (answer === undefined || !isTypedOpen(state)) return null;
  const others = entries.filter((_, index) => index !== entry).map(({ back }) => back);
  const isSecond = state.typed !== null;
  return { ...state, typed: { text, verdict: judgeTyped(answer, text, others), isSecond } };
}

function afterAnswer(
  { mode }: FlashPuzzle,
  state: CardsState,
  entry: number,
  grade: StudyGrade,
  atMs: number,
): CardsState {
  const isFirst = !isRepetition(state);
  const answer: Answered = { entry, grade, durationMs: Math.max(0, atMs - state.shownMs) };
  const comesAgain = isFirst && grade === 'again' && mode !== 'clock';
  return {
    ...state,
    queue: comesAgain ? [...state.queue, entry] : state.queue,
    at: state.at + 1,
    isTurned: false,
    typed: null,
    shownMs: atMs,
    answers: isFirst ? [...state.answers, answer] : state.answers,
  };
}

export const areCardsOver = ({ queue, at, isTimeUp }: CardsState): boolean => isTimeUp || at >= queue.length;

/** Shares and counts that win a round. */
export const SHARE_TO_WIN = 0.7;
export const CLOCK_TO_WIN = 8;

export function cardsResult(puzzle: FlashPuzzle, state: CardsState): PlayResult {
  const { entries, mode } = puzzle;
  const right = state.answers.filter(({ grade }) => grade !== 'again').length;
  const wanted =
    mode === 'clock' ? Math.min(CLOCK_TO_WIN, entries.length) : Math.ceil(entries.length * SHARE_TO_WIN);
  const whole = mode === 'clock' ? wanted : entries.length;
  return {
    isWon: areCardsOver(state) && right >= wanted,
    points: Math.min(100, Math.round((right / whole) * 100)),
    hints: 0,
    errors: state.answers.length - right,
    items: state.answers.flatMap(({ entry, grade, durationMs }): PlayedItem[] => {
      const card = entries[entry];
      if (!card) return [];
      const outcome = grade === 'again' ? 'wrong' : 'right';
      return [{ kind: card.kind, itemId: card.id, topic: card.topic, outcome, grade, durationMs }];
    }),
  };
}
