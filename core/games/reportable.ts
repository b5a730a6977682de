import type { Board, Piece } from './placing/board';
import type { AnyPuzzle } from './rules';

/** `branch`: a line of the scheme of a topic. */
export const reportKinds = ['term', 'flashcard', 'branch'] as const;

/** What can be reported of a play: what was asked and its solution, as the player saw them. */
export type Reportable = {
  kind: (typeof reportKinds)[number];
  itemId: string;
  topic: number;
  question: string;
  answer: string;
};

/** Null for a piece that fits nowhere. A branch has no id of its own: its topic and its text are its id. */
export function reportableOf(board: Board, { item, label, place }: Piece): Reportable | null {
  const at = board.places.find(({ id }) => id === place);
  if (!at) return null;
  if (item) return { kind: 'term', itemId: item.id, topic: item.topic, question: at.label, answer: label };
  if (board.topic === null) return null;
  const { topic, mode, title } = board;
  const question = {
    match: at.label,
    sort: at.label,
    order: `${title}: ${at.label}`,
    label: at.lines.join(' · '),
  };
  return {
    kind: 'branch',
    itemId: `${topic} ${label}`.slice(0, MAX_REPORTED_ID),
    topic,
    question: question[mode],
    answer: label,
  };
}

export const MAX_REPORTED_ID = 200;

export function reportablesOf(puzzle: AnyPuzzle): Reportable[] {
  if ('boards' in puzzle)
    return puzzle.boards.flatMap((board) =>
      board.pieces.flatMap((piece) => reportableOf(board, piece) ?? []),
    );
  if ('words' in puzzle)
    return puzzle.words.map(({ id, topic, word, definition }) => ({
      kind: 'term',
      itemId: id,
      topic,
      question: definition,
      answer: word,
    }));
  if ('solution' in puzzle)
    return puzzle.entries.map(({ termId, topic, clue, word }) => ({
      kind: 'term',
      itemId: termId,
      topic,
      question: clue,
      answer: word,
    }));
  return puzzle.entries.map(({ kind, id, topic, front, back }) => ({
    kind,
    itemId: id,
    topic,
    question: front,
    answer: back,
  }));
}
