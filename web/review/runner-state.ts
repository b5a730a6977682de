import type { Answer } from '@atalaya/core/api';
import { isSelfGraded, type StudyGrade } from '@atalaya/core/review/study-answer';
import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';

export type Session = Answer<'GET /api/study/session'>;
export type Card = Session['stretches'][number]['cards'][number];

export type Step =
  | { type: 'card'; card: Card; stretch: number; isAgain: boolean }
  | { type: 'break'; minutes: number; stretch: number };

export type Given = { id: string; step: number; right: boolean; inserted: number | null };

export type Runner = {
  steps: Step[];
  at: number;
  /** Whether the answer is visible. */
  shown: boolean;
  choice: AnswerKey | null;
  answerId: string | null;
  given: Given[];
};

export type Move =
  | { type: 'reveal'; choice: AnswerKey | null; answerId: string }
  | { type: 'go-on'; right: boolean }
  | { type: 'skip' }
  /** Undoes the answer of the current card. */
  | { type: 'retract' }
  | { type: 'undo' };

/** Cards between a failure and its repetition. */
const SECOND_CHANCE = 6;

export const startRunner = ({ stretches }: Pick<Session, 'stretches'>): Runner => ({
  steps: stretches.flatMap((stretch, index): Step[] =>
    stretch.kind === 'break'
      ? [{ type: 'break', minutes: stretch.minutes, stretch: index }]
      : stretch.cards.map((card) => ({ type: 'card', card, stretch: index, isAgain: false })),
  ),
  at: 0,
  shown: false,
  choice: null,
  answerId: null,
  given: [],
});

export const replay = (session: Pick<Session, 'stretches'>, moves: readonly Move[]): Runner =>
  moves.reduce(moveRunner, startRunner(session));

/**
 * The moves made before a crash, with the last card settled: an answer counts, a flashcard that was only turned comes
 * again. Null when no card is left.
 */
export function settledMoves(session: Pick<Session, 'stretches'>, moves: readonly Move[]): Move[] | null {
  const runner = replay(session, moves);
  const step = runner.steps[runner.at];
  if (!step) return null;
  if (!runner.shown || step.type !== 'card') return [...moves];
  const last: Move = isSelfGraded(step.card.kind)
    ? { type: 'retract' }
    : { type: 'go-on', right: isRight(step.card, runner.choice, 'good') };
  const all = [...moves, last];
  return replay(session, all).at < replay(session, all).steps.length ? all : null;
}

export const isRight = (card: Card, choice: AnswerKey | null, grade: StudyGrade): boolean =>
  isSelfGraded(card.kind) ? grade !== 'again' : choice === card.answer;

const next = (runner: Runner): Runner => ({
  ...runner,
  at: runner.at + 1,
  shown: false,
  choice: null,
  answerId: null,
});

export function moveRunner(runner: Runner, move: Move): Runner {
  const step = runner.steps[runner.at];
  switch (move.type) {
    case 'reveal':
      return runner.shown ? runner : { ...runner, shown: true, choice: move.choice, answerId: move.answerId };
    case 'skip':
      return next(runner);
    case 'retract':
      return { ...runner, shown: false, choice: null, answerId: null };
    case 'go-on': {
      if (step?.type !== 'card' || !runner.answerId) return runner;
      // A failed card is repeated in the same block, a few cards later.
      const end = runner.steps.findIndex(
        ({ stretch }, index) => index > runner.at && stretch !== step.stretch,
      );
      const last = end === -1 ? runner.steps.length : end;
      const place = move.right ? null : Math.min(runner.at + 1 + SECOND_CHANCE, last);
      const steps =
        place === null
          ? runner.steps
          : [...runner.steps.slice(0, place), { ...step, isAgain: true }, ...runner.steps.slice(place)];
      const given = { id: runner.answerId, step: runner.at, right: move.right, inserted: place };
      return next({ ...runner, steps, given: [...runner.given, given] });
    }
    case 'undo': {
      const last = runner.given.at(-1);
      if (!last) return runner;
      return {
        steps: runner.steps.filter((_, index) => index !== last.inserted),
        at: last.step,
        shown: false,
        choice: null,
        answerId: null,
        given: runner.given.slice(0, -1),
      };
    }
  }
}

const isFirstTime = (step: Step): boolean => step.type === 'card' && !step.isAgain;
const isRepetition = (step: Step): boolean => step.type === 'card' && step.isAgain;

/** The total does not grow during the session: repetitions of failed cards are counted apart. */
export const placeIn = ({ steps, at }: Pick<Runner, 'steps' | 'at'>) => ({
  position: Math.max(1, steps.slice(0, at + 1).filter(isFirstTime).length),
  total: steps.filter(isFirstTime).length,
  repetitions: steps.slice(at + 1).filter(isRepetition).length,
});

export type TopicHits = { topic: number; title: string; answers: number; right: number };

/** First answers by topic, and the cards that were failed, in the order of the session. */
export function outcomeOf({ steps, given }: Pick<Runner, 'steps' | 'given'>) {
  const topics = new Map<number, TopicHits>();
  const failed = new Map<string, Card>();
  for (const { step: index, right } of given) {
    const step = steps[index];
    if (step?.type !== 'card') continue;
    const { card } = step;
    if (!right) failed.set(`${card.kind} ${card.id}`, card);
    if (step.isAgain) continue;
    const held = topics.get(card.topic) ?? {
      topic: card.topic,
      title: card.topicTitle,
      answers: 0,
      right: 0,
    };
    topics.set(card.topic, { ...held, answers: held.answers + 1, right: held.right + (right ? 1 : 0) });
  }
  return { topics: [...topics.values()], failed: [...failed.values()] };
}
