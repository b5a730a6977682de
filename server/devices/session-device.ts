import { INACTIVE_AFTER_MS } from '@atalaya/core/devices/devices';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Identity } from '../platform/sessions';
import { device } from './devices.tables';
import { NOTE_EVERY_MS } from './sightings';

/** A row of `device` as PostgreSQL writes it in JSON. */
type StoredDevice = {
  session_id: string | null;
  first_seen_at: string;
  last_seen_at: string;
  active_since: string | null;
  ended_at: string | null;
  is_waiting: boolean;
  fixed_until: string | null;
  blocked_at: string | null;
};

/** For the query that runs with every request: a whole row in a subquery costs the planner much less than a join. */
export const storedDevice = (userId: AnyColumn, deviceId: SQL) =>
  sql<StoredDevice | null>`(select row_to_json(${device}) from ${device} where ${device.userId} = ${userId} and ${device.id} = ${deviceId})`;

/**
 * Looks at this device alone: one in use keeps its place whatever others do, and one without a place is judged by `admit`.
 * `stored` is null on a device that the account was never seen on.
 */
export function placeOf(
  id: string,
  stored: StoredDevice | null,
  accountFixedUntil: Date | null,
  now: Date,
): Identity['device'] {
  const isFuture = (date: string | null): boolean => date !== null && Date.parse(date) > now.getTime();
  const isSeenWithin = (ms: number) =>
    stored !== null && now.getTime() - Date.parse(stored.last_seen_at) < ms;
  const isFixedElsewhere =
    accountFixedUntil !== null && accountFixedUntil > now && !isFuture(stored?.fixed_until ?? null);
  const isBlocked = isFixedElsewhere || (stored?.blocked_at ?? null) !== null;
  const isWaiting = stored?.is_waiting ?? false;
  const isActive =
    stored?.session_id && stored.active_since && !stored.ended_at && isSeenWithin(INACTIVE_AFTER_MS);
  return {
    id,
    since: stored && new Date(stored.first_seen_at),
    state: isBlocked ? 'blocked' : isWaiting ? 'over-limit' : 'active',
    activity:
      !isActive || (isWaiting && !isBlocked) ? 'away' : isSeenWithin(NOTE_EVERY_MS) ? 'fresh' : 'stale',
  };
}
