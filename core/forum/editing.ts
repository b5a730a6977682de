import { DAY_MS, MINUTE_MS } from '../platform/durations';

/** Changes of the first minutes leave no trace in the history. */
export const GRACE_MS = 5 * MINUTE_MS;
/** How long an author may change a post. */
export const EDIT_WINDOW_MS = DAY_MS;
export const TRUSTED_EDIT_WINDOW_MS = 30 * DAY_MS;
/** How long a deleted post can be brought back; then its text is erased. */
export const RESTORE_WINDOW_MS = 30 * DAY_MS;

type Written = { createdAt: Date };

export const mayEdit = ({ createdAt }: Written, level: number, now: Date): boolean =>
  now.getTime() - createdAt.getTime() <= (level >= 2 ? TRUSTED_EDIT_WINDOW_MS : EDIT_WINDOW_MS);

export const isGrace = ({ createdAt }: Written, now: Date): boolean =>
  now.getTime() - createdAt.getTime() <= GRACE_MS;

export const mayRestore = (deletedAt: Date, now: Date): boolean =>
  now.getTime() - deletedAt.getTime() <= RESTORE_WINDOW_MS;
