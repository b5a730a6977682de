import type { AnyPuzzle } from './rules';

/** A word or card of a play: what was asked and its solution, as the player saw them. */
export type Reportable = {
  kind: 'term' | 'flashcard';
  itemId: string;
  topic: number;
  question: string;
  answer: string;
};

/** What can be reported of a play. Branches of a scheme are no items of their own. */
export function reportablesOf(puzzle: AnyPuzzle): Reportable[] {
  if ('boards' in puzzle)
    return puzzle.boards.flatMap(({ pieces, places }) =>
      pieces.flatMap(({ item, label, place }) =>
        item
          ? [
              {
                kind: 'term' as const,
                itemId: item.id,
                topic: item.topic,
                question: places.find(({ id }) => id === place)?.label ?? '',
                answer: label,
              },
            ]
          : [],
      ),
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
