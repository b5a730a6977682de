import { type Outcome, outcomeOf } from './exam.ts';
import { type Tally, worthOf } from './score.ts';

export type GradedRow = {
  topic: number;
  choice: string | null;
  key: string;
  flagged: boolean;
  /** Left out of every count, as in the official exam: the score is computed over the rest. */
  annulled?: boolean;
};
export type Counts = { hits: number; errors: number; blanks: number; total: number };

const fields: Record<Outcome, 'hits' | 'errors' | 'blanks'> = {
  right: 'hits',
  wrong: 'errors',
  blank: 'blanks',
};

const counted = (rows: readonly GradedRow[]) => rows.filter(({ annulled }) => !annulled);

const none = (): Counts => ({ hits: 0, errors: 0, blanks: 0, total: 0 });

function count(counts: Counts, { choice, key }: GradedRow): void {
  counts[fields[outcomeOf(choice, key)]] += 1;
  counts.total += 1;
}

export function countsOf(rows: readonly GradedRow[]): Counts {
  const counts = none();
  for (const row of counted(rows)) count(counts, row);
  return counts;
}

/** In the order of the syllabus. */
export function countsByTopic(rows: readonly GradedRow[]): (Counts & { topic: number })[] {
  const topics = new Map<number, Counts & { topic: number }>();
  for (const row of counted(rows)) {
    const counts = topics.get(row.topic) ?? { topic: row.topic, ...none() };
    topics.set(row.topic, counts);
    count(counts, row);
  }
  return [...topics.values()].sort((a, b) => a.topic - b.topic);
}

export type Doubts = Counts & {
  /** Effect of the flagged answers on the score, in ten-thousandths. */
  worth: number;
};

/** Students flag the questions they are unsure about. */
export function doubtsOf(rows: readonly GradedRow[], alternatives: Tally['alternatives']): Doubts {
  const counts = countsOf(rows.filter(({ flagged }) => flagged));
  return { ...counts, worth: worthOf({ ...counts, total: counted(rows).length, alternatives }) };
}
