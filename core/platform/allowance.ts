import { DAY_MS } from './durations.ts';
import { dayInSpain, momentInSpain } from './madrid-time.ts';

/**
 * How often one subject may do one thing. An endpoint declares its allowances, and the use case spends them inside the
 * transaction that writes (server/platform/allowance).
 */
export type Allowance<Code extends string = string> = {
  /** Unique: `forum.topics`. */
  name: string;
  /** What everybody has. A use case may give more to some, for instance to experienced members of the forum. */
  limit: number;
  /**
   * Milliseconds from the first use; `day`: until midnight in Spain; `at-once`: things that exist at the same time, so
   * that deleting one makes room.
   */
  per: number | 'day' | 'at-once';
  /** Whose uses are counted together. */
  by: 'account' | 'visitor' | 'network' | 'recipient' | 'everybody';
  /** The error of the use that is too many. */
  refusal: Code;
};

/** Keeps the literal code of the refusal, which must be one of core/errors.ts where it is spent. */
export const allowance = <const Code extends string, const Per extends Allowance['per']>(
  declaration: Allowance<Code> & { per: Per },
): Allowance<Code> & { per: Per } => declaration;

/** When a window that begins now ends. */
export function windowEnd(per: Allowance['per'], now: Date): Date {
  if (per === 'at-once') return now;
  if (per !== 'day') return new Date(now.getTime() + per);
  // A day has 23 to 25 hours.
  const tomorrow = new Date(Date.parse(dayInSpain(now)) + DAY_MS).toISOString().slice(0, 10);
  return momentInSpain(tomorrow, 0);
}
