import { INACTIVE_AFTER_MS, MAX_DEVICES } from '@atalaya/core/devices/devices';
import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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
  ahead: number;
};

/**
 * The device of a session, joined to the query that runs with every request: the rule of core/devices/devices.ts in SQL; a
 * test compares the two.
 */
export function sessionDevice({ userId, deviceId, fixedUntil }: Owner, now: SQL) {
  const other = alias(device, 'other');
  const seenSince = (ms: number) => sql`${now} - make_interval(secs => ${ms / 1000})`;
  const isActive = ({ sessionId, activeSince, endedAt, lastSeenAt }: typeof device | typeof other) =>
    sql<boolean>`coalesce(${sessionId} is not null and ${activeSince} is not null and ${endedAt} is null
      and ${lastSeenAt} > ${seenSince(INACTIVE_AFTER_MS)}, false)`;
  const isFixed = sql`coalesce(${fixedUntil} > ${now}, false)`;
  const isOfPair = ({ fixedUntil: until }: typeof device | typeof other) =>
    sql`coalesce(${until} > ${now}, false)`;
  return {
    device,
    on: and(eq(device.userId, userId), eq(device.id, deviceId)),
    columns: {
      deviceId,
      since: sql<Date | null>`${device.firstSeenAt}`.mapWith(device.firstSeenAt),
      isBlocked: sql<boolean>`(${device.blockedAt} is not null or (${isFixed} and not ${isOfPair(device)}))`,
      isActive: isActive(device),
      isFresh: sql<boolean>`coalesce(${device.lastSeenAt} > ${seenSince(NOTE_EVERY_MS)}, false)`,
      ahead: sql<number>`(select count(*)::int from ${device} as "other"
        where ${other.userId} = ${userId} and ${other.id} <> ${deviceId} and ${isActive(other)}
        and ${other.blockedAt} is null and (not ${isFixed} or ${isOfPair(other)})
        and (not ${isActive(device)} or ${other.activeSince} < ${device.activeSince}))`,
    },
  };
}

export function deviceIn({ deviceId, since, isBlocked, isActive, isFresh, ahead }: Row): Identity['device'] {
  const isOver = ahead >= MAX_DEVICES;
  return {
    id: deviceId,
    since,
    state: isBlocked ? 'blocked' : isOver ? 'over-limit' : 'active',
    activity: !isActive ? 'away' : isFresh ? 'fresh' : 'stale',
  };
}
