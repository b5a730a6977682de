import { DAY_MS } from '../../platform/durations.ts';

/** An exam without a clock is no longer offered after this time. */
export const RESUMABLE_MS = DAY_MS;

type Running = { startedAt: Date; deadlineAt: Date | null };

/** Of the running exams, the one to continue: the first whose time ends, otherwise the last that began. */
export function examToResume<E extends Running>(running: readonly E[], now: Date): E | undefined {
  const at = now.getTime();
  const timed = running.filter(({ deadlineAt }) => deadlineAt !== null && deadlineAt.getTime() > at);
  const untimed = running.filter(
    ({ deadlineAt, startedAt }) => deadlineAt === null && at - startedAt.getTime() < RESUMABLE_MS,
  );
  const ends = ({ deadlineAt }: E) => deadlineAt?.getTime() ?? 0;
  return (
    timed.toSorted((one, other) => ends(one) - ends(other))[0] ??
    untimed.toSorted((one, other) => other.startedAt.getTime() - one.startedAt.getTime())[0]
  );
}
