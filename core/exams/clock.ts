/** Answers that were on their way when the time was over still count: Moodle's own default. */
export const TOLERANCE_MS = 60_000;

type Span = {
  startedAt: Date;
  /** Seconds to answer; 0 means no limit. */
  limitSeconds: number;
  /** When a scheduled exam closes for everyone. */
  closesAt: Date | null;
};

/** The earlier of start + limit and the closing time; null when neither binds. */
export function deadlineOf({ startedAt, limitSeconds, closesAt }: Span): Date | null {
  const own = limitSeconds > 0 ? startedAt.getTime() + limitSeconds * 1000 : Number.POSITIVE_INFINITY;
  const earliest = Math.min(own, closesAt?.getTime() ?? Number.POSITIVE_INFINITY);
  return Number.isFinite(earliest) ? new Date(earliest) : null;
}

/** When the house closes an exam by itself; null when it has no end. */
export const closingOf = (deadlineAt: Date | null): Date | null =>
  deadlineAt && new Date(deadlineAt.getTime() + TOLERANCE_MS);

export const isOver = (deadlineAt: Date | null, now: Date): boolean =>
  deadlineAt !== null && now.getTime() > deadlineAt.getTime() + TOLERANCE_MS;

type HandIn = {
  startedAt: Date;
  deadlineAt: Date | null;
  /** Of the server, when the record arrives. */
  now: Date;
  /** Milliseconds from the start to the hand-in by the device's clock. */
  elapsedMs: number;
  /** `time`: the device's clock reached zero; it has no authority. */
  because: 'student' | 'time';
};

export type Judgement =
  /** No clock that began with the start could say this. */
  | { verdict: 'forged' }
  /** The device believed that the time was over; it has more. */
  | { verdict: 'goes-on' }
  | { verdict: 'finished'; finishedAt: Date };

/**
 * When an exam was handed in, from its signed start and hand-in records. A record may arrive hours later, from a device that had
 * no network; it may not come from the future. What was done later than the deadline and its tolerance does not count, and
 * the exam then ended at its deadline.
 */
export function judgeHandIn({ startedAt, deadlineAt, now, elapsedMs, because }: HandIn): Judgement {
  const start = startedAt.getTime();
  const claimed = start + elapsedMs;
  if (elapsedMs < 0 || claimed > now.getTime() + TOLERANCE_MS) return { verdict: 'forged' };
  // A device's clock that runs a little fast must not date an exam into the future.
  const at = Math.min(claimed, now.getTime());
  if (because === 'time' && (!deadlineAt || now.getTime() < deadlineAt.getTime() - TOLERANCE_MS))
    return { verdict: 'goes-on' };
  const end = deadlineAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return { verdict: 'finished', finishedAt: new Date(at > end + TOLERANCE_MS ? end : at) };
}

/** `31:42`; hours only when there are any. */
export function writtenTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The same, as it is read aloud. */
export function spokenTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const count = (value: number, one: string, many: string) => `${value} ${value === 1 ? one : many}`;
  return `${count(Math.floor(seconds / 60), 'minuto', 'minutos')} y ${count(seconds % 60, 'segundo', 'segundos')}`;
}
