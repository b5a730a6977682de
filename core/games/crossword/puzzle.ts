import { shuffled } from '../../platform/random/shuffled';
import { seeded } from '../../review/seeded';
import type { Difficulty } from '../game';
import type { Material, Term } from '../play';
import { type Clue, clueOf, contentOf, isSameQuestion } from './clues';
import { type Layout, layOut } from './layout';
import { answerOf } from './letters';

export const directions = ['across', 'down'] as const;
export type Direction = (typeof directions)[number];

export type Entry = {
  number: number;
  direction: Direction;
  answer: string;
  /** The position in the grid of each letter, counted by rows. */
  cells: readonly number[];
  /** The term as it is written, with its accents. */
  word: string;
  termId: string;
  topic: number;
  clue: string;
  help: string | null;
};

export type Crossword = {
  rows: number;
  columns: number;
  /** Across first, then down, each by number. */
  entries: readonly Entry[];
  /** The letter of each cell; null where there is none. */
  solution: readonly (string | null)[];
};

type Candidate = { term: Term; answer: string; clue: Clue; asks: ReadonlySet<string> };

/** More words give denser grids and cost time. */
const MAX_CANDIDATES = 40;
/** Long words leave little room for others, so they are chosen less often. */
const COMFORTABLE_LETTERS = 8;

export function buildCrossword({ terms }: Material, seed: number, difficulty: Difficulty): Crossword | null {
  const random = seeded(seed);
  const candidates = chosen(candidatesOf(shuffled(terms, random), difficulty), random);
  if (candidates.length === 0) return null;
  const layout = layOut(
    candidates.map(({ answer }) => answer),
    random,
  );
  return layout && numbered(layout, candidates);
}

/** Each answer once, and none whose clue another term of the same length would answer too. */
function candidatesOf(terms: readonly Term[], difficulty: Difficulty): Candidate[] {
  const byAnswer = new Map<string, Candidate>();
  for (const term of terms) {
    const answer = answerOf(term.word);
    const clue = clueOf(term, difficulty);
    if (answer === null || clue === null || byAnswer.has(answer)) continue;
    byAnswer.set(answer, { term, answer, clue, asks: contentOf(clue.text) });
  }
  const all = [...byAnswer.values()];
  return all.filter(
    (one) =>
      !all.some(
        (other) =>
          other !== one && other.answer.length === one.answer.length && isSameQuestion(other.asks, one.asks),
      ),
  );
}

const chosen = (candidates: readonly Candidate[], random: () => number): Candidate[] =>
  candidates
    .map((candidate) => ({
      candidate,
      rank: random() + Math.max(0, candidate.answer.length - COMFORTABLE_LETTERS) * 0.1,
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_CANDIDATES)
    .map(({ candidate }) => candidate);

/** Numbers the cells where words begin, by rows. */
function numbered({ rows, columns, placements }: Layout, candidates: readonly Candidate[]): Crossword {
  const solution: (string | null)[] = new Array(rows * columns).fill(null);
  const starts = [...new Set(placements.map(({ row, column }) => row * columns + column))].toSorted(
    (a, b) => a - b,
  );
  const entries = placements.flatMap(({ word, row, column, isDown }): Entry[] => {
    const candidate = candidates[word];
    if (candidate === undefined) return [];
    const start = row * columns + column;
    const letters = [...candidate.answer];
    const cells = letters.map((_, index) => start + index * (isDown ? columns : 1));
    for (const [index, cell] of cells.entries()) solution[cell] = letters[index] ?? null;
    return [
      {
        number: starts.indexOf(start) + 1,
        direction: isDown ? 'down' : 'across',
        answer: candidate.answer,
        cells,
        word: candidate.term.word,
        termId: candidate.term.id,
        topic: candidate.term.topic,
        clue: candidate.clue.text,
        help: candidate.clue.help,
      },
    ];
  });
  const order = (entry: Entry): number => (entry.direction === 'across' ? 0 : 1_000) + entry.number;
  return { rows, columns, entries: entries.toSorted((a, b) => order(a) - order(b)), solution };
}
