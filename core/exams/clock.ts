/** Answers in transit at the deadline still count. The same default as Moodle. */
export const TOLERANCE_MS = 60_000;

type Span = {
  startedAt: Date;
  /** Seconds to answer; 0 means no limit. */
  limitSeconds: number;
  /** When a scheduled exam closes for everyone. */
  closesAt: Date | null;
};

/** The earlier of start + limit and the closing time; null when there is neither. */
export function deadlineOf({ startedAt, limitSeconds, closesAt }: Span): Date | null {
  const own = limitSeconds > 0 ? startedAt.getTime() + limitSeconds * 1000 : Number.POSITIVE_INFINITY;
  const earliest = Math.min(own, closesAt?.getTime() ?? Number.POSITIVE_INFINITY);
  return Number.isFinite(earliest) ? new Date(earliest) : null;
}

/** When the server closes the exam; null without a deadline. */
export const autoCloseAt = (deadlineAt: Date | null): Date | null =>
  deadlineAt && new Date(deadlineAt.getTime() + TOLERANCE_MS);

export const isOver = (deadlineAt: Date | null, now: Date): boolean =>
  deadlineAt !== null && now.getTime() > deadlineAt.getTime() + TOLERANCE_MS;

/** Whether a device says that something was done before the start, or later than could be: `latestMs` after it. */
export const isImpossible = (elapsedMs: number, latestMs: number): boolean =>
  elapsedMs < 0 || elapsedMs > latestMs + TOLERANCE_MS;

/**
 * The server's clock ended it, perhaps while the device had no network, and nobody has seen the solutions since: a hand-in
 * still brings what was done in time.
 */
export const acceptsLate = (ended: {
  finishedBy: 'student' | 'clock' | null;
  shownAt: Date | null;
}): boolean => ended.finishedBy === 'clock' && ended.shownAt === null;

/**
 * When a downloaded exam began, by its device: not before the download, and not in the future if the device's clock is
 * ahead.
 */
export function startOffline(downloadedAt: Date, sinceMs: number, now: Date): Date {
  const claimed = downloadedAt.getTime() + Math.max(0, sinceMs);
  return new Date(Math.max(downloadedAt.getTime(), Math.min(claimed, now.getTime())));
}

type HandIn = {
  startedAt: Date;
  deadlineAt: Date | null;
  /** Server time when the record arrives. */
  now: Date;
  /** Milliseconds from start to hand-in by the device's clock. */
  elapsedMs: number;
  /** `time`: the countdown on the device reached zero; the server checks it. */
  because: 'student' | 'time';
};

export type Judgement =
  /** Impossible elapsed time. */
  | { verdict: 'forged' }
  /** The device's clock was wrong: there is time left. */
  | { verdict: 'goes-on' }
  | { verdict: 'finished'; finishedAt: Date };

/**
 * Determines when an exam ended, from its signed start and hand-in records. A record may arrive hours later from an
 * offline device, but not from the future. After the deadline and its tolerance, the exam ended at the deadline.
 */
export function judgeHandIn({ startedAt, deadlineAt, now, elapsedMs, because }: HandIn): Judgement {
  const start = startedAt.getTime();
  const claimed = start + elapsedMs;
  if (isImpossible(elapsedMs, now.getTime() - start)) return { verdict: 'forged' };
  // A device clock slightly ahead must not date the exam in the future.
  const at = Math.min(claimed, now.getTime());
  if (because === 'time' && (!deadlineAt || now.getTime() < deadlineAt.getTime() - TOLERANCE_MS))
    return { verdict: 'goes-on' };
  const end = deadlineAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return { verdict: 'finished', finishedAt: new Date(at > end + TOLERANCE_MS ? end : at) };
}

/** `31:42`; hours only when there are any. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** For screen readers. */
export function spokenTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const count = (value: number, one: string, many: string) => `${value} ${value === 1 ? one : many}`;
  return `${count(Math.floor(seconds / 60), 'minuto', 'minutos')} y ${count(seconds % 60, 'segundo', 'segundos')}`;
}
