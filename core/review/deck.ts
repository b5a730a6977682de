import { defaultStudySettings } from '../profile/study-settings';
import { secondsOf } from './exam-gain';
import { type Memory, recallOn } from './memory';
import { type Candidate, type Rhythm, type SessionPlan, withBreaks } from './session';

/** `cram`: every card in random order, without any effect on the reviews. `failed`: every question ever failed. */
export const deckModes = ['due', 'all', 'cram', 'failed'] as const;
export type DeckMode = (typeof deckModes)[number];

/** The kinds that make a deck in each topic. */
export const deckKinds = ['flashcard', 'true-false'] as const;
export type DeckKind = (typeof deckKinds)[number];
/** The kinds that a session can be limited to; the section of words is their category. */
export const askedKinds = [...deckKinds, 'word'] as const;
export type AskedKind = (typeof askedKinds)[number];

/** The most cards of one session; the next session continues with the others. */
export const DECK_CARDS = 100;

export const isDue = (memory: Memory | null, today: string): boolean =>
  memory !== null && memory.dueOn <= today;

type DeckInput = {
  today: string;
  /** Maximum of answers; null without a limit. */
  limit: number | null;
  rhythm?: Rhythm;
  /** Shuffles the deck. */
  random?: () => number;
};

/** All these items: due ones by lowest recall, then new ones, then the others by their next review. */
export function composeDeck(candidates: readonly Candidate[], input: DeckInput): SessionPlan {
  const { today, limit, rhythm = defaultStudySettings, random } = input;
  const ordered = random
    ? candidates
        .map((candidate) => ({ candidate, place: random() }))
        .sort((a, b) => a.place - b.place)
        .map(({ candidate }) => candidate)
    : inOrder(candidates, today);
  let left = limit ?? Number.POSITIVE_INFINITY;
  const chosen = ordered
    .filter(({ isOwned }) => {
      if (isOwned) return true;
      left -= 1;
      return left >= 0;
    })
    .slice(0, DECK_CARDS);
  return withBreaks(
    chosen.map((candidate) => ({
      candidate,
      seconds: secondsOf[candidate.kind][candidate.memory ? 'review' : 'new'],
    })),
    rhythm,
  );
}

function inOrder(candidates: readonly Candidate[], today: string): Candidate[] {
  const recall = ({ memory }: Candidate): number => (memory ? recallOn(memory, today) : 0);
  const due = candidates.filter(({ memory }) => isDue(memory, today)).sort((a, b) => recall(a) - recall(b));
  const fresh = candidates.filter(({ memory }) => memory === null);
  const later = candidates
    .filter(({ memory }) => memory !== null && !isDue(memory, today))
    .sort((a, b) => ((a.memory?.dueOn ?? '') < (b.memory?.dueOn ?? '') ? -1 : 1));
  return [...due, ...fresh, ...later];
}

export type DeckFigures = { total: number; due: number; learnt: number };

/** A learnt card has been answered and is not due yet. */
export const deckFigures = (memories: readonly (Memory | null)[], today: string): DeckFigures => {
  const due = memories.filter((memory) => isDue(memory, today)).length;
  return { total: memories.length, due, learnt: memories.filter((memory) => memory !== null).length - due };
};
