import type { Answer } from '@atalaya/core/api';
import type { StudyGrade } from '@atalaya/core/review/study-answer';
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
  const last: Move =
    step.card.kind === 'flashcard'
      ? { type: 'retract' }
      : { type: 'go-on', right: isRight(step.card, runner.choice, 'good') };
  const all = [...moves, last];
  return replay(session, all).at < replay(session, all).steps.length ? all : null;
}

export const isRight = (card: Card, choice: AnswerKey | null, grade: StudyGrade): boolean =>
  card.kind === 'flashcard' ? grade !== 'again' : choice === card.answer;

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
