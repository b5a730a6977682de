import { type Outcome, outcomeOf } from './exam.ts';
import { type Tally, worthOf } from './score.ts';

export type GradedRow = { topic: number; choice: string | null; key: string; marked: boolean };
export type Counts = { hits: number; errors: number; blanks: number; total: number };

const fields: Record<Outcome, 'hits' | 'errors' | 'blanks'> = {
  right: 'hits',
  wrong: 'errors',
  blank: 'blanks',
};

export function countsOf(rows: readonly GradedRow[]): Counts {
  const counts = { hits: 0, errors: 0, blanks: 0, total: rows.length };
  for (const { choice, key } of rows) counts[fields[outcomeOf(choice, key)]] += 1;
  return counts;
}

/** How each topic went, in the order of the syllabus. */
export function countsByTopic(rows: readonly GradedRow[]): (Counts & { topic: number })[] {
  const topics = [...new Set(rows.map(({ topic }) => topic))].sort((a, b) => a - b);
  return topics.map((topic) => ({ topic, ...countsOf(rows.filter((row) => row.topic === topic)) }));
}

export type Doubts = Counts & {
  /** What answering the doubtful ones added to the mark or took from it, in ten-thousandths. */
  worth: number;
};

/** A question that was marked and answered is one that the student doubted and risked. */
export function doubtsOf(rows: readonly GradedRow[], alternatives: Tally['alternatives']): Doubts {
  const counts = countsOf(rows.filter(({ marked }) => marked));
  return { ...counts, worth: worthOf({ ...counts, total: rows.length, alternatives }) };
}
