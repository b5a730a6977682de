import { DAY_MS } from '../platform/durations';

export const bannerDelayMs = 30_000;
const SILENT_MS = 7 * DAY_MS;

type Situation = {
  isSupported: boolean;
  isSubscribed: boolean;
  permission: 'default' | 'granted' | 'denied';
  /** When it was last dismissed, if ever. */
  dismissedAt: number | null;
  now: number;
};

/** Whether the invitation to notifications has any sense for this browser now. */
export const invitesToNotifications = ({
  isSupported,
  isSubscribed,
  permission,
  dismissedAt,
  now,
}: Situation): boolean =>
  isSupported &&
  !isSubscribed &&
  permission !== 'denied' &&
  (dismissedAt === null || now - dismissedAt >= SILENT_MS);
