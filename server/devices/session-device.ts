import { INACTIVE_AFTER_MS } from '@atalaya/core/devices/devices';
import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import type { Identity } from '../platform/sessions';
import { device } from './devices.tables';
import { NOTE_EVERY_MS } from './sightings';

type Owner = { userId: AnyColumn; deviceId: SQL<string>; fixedUntil: AnyColumn };

type Row = {
  deviceId: string;
  since: Date | null;
  isBlocked: boolean;
  isActive: boolean;
  isFresh: boolean;
  isWaiting: boolean;
};

/**
 * The device of a session, joined to the query that runs with every request, which therefore looks at this device alone: a
 * device in use keeps its place whatever others do, and one without a place is judged by `admit`.
 */
export function sessionDevice({ userId, deviceId, fixedUntil }: Owner, now: SQL) {
  const seenSince = (ms: number) =>
    sql<boolean>`coalesce(${device.lastSeenAt} > ${now} - make_interval(secs => ${ms / 1000}), false)`;
  const isFixedElsewhere = sql`coalesce(${fixedUntil} > ${now} and coalesce(${device.fixedUntil} <= ${now}, true), false)`;
  return {
    device,
    on: and(eq(device.userId, userId), eq(device.id, deviceId)),
    columns: {
      deviceId,
      since: sql<Date | null>`${device.firstSeenAt}`.mapWith(device.firstSeenAt),
      isBlocked: sql<boolean>`(${device.blockedAt} is not null or ${isFixedElsewhere})`,
      isActive: sql<boolean>`(${device.sessionId} is not null and ${device.activeSince} is not null
        and ${device.endedAt} is null and ${seenSince(INACTIVE_AFTER_MS)})`,
      isFresh: seenSince(NOTE_EVERY_MS),
      isWaiting: sql<boolean>`coalesce(${device.isWaiting}, false)`,
    },
  };
}

export const deviceIn = ({
  deviceId,
  since,
  isBlocked,
  isActive,
  isFresh,
  isWaiting,
}: Row): Identity['device'] => ({
  id: deviceId,
  since,
  state: isBlocked ? 'blocked' : isWaiting ? 'over-limit' : 'active',
  activity: !isActive || (isWaiting && !isBlocked) ? 'away' : isFresh ? 'fresh' : 'stale',
});
