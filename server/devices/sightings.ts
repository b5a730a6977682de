import { describeUserAgent, systemName } from '@atalaya/core/devices/user-agent';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Identity } from '../platform/sessions';
import { type DeviceRow, releaseSession, upsertDevice } from './devices.queries';

/** Minimum time between two writes for the same device. */
export const NOTE_EVERY_MS = 25_000;

export type Sighting = { deviceId: string; userAgent: string; ipAddress: string };

export const sightingOf = (request: FastifyRequest, deviceId: string): Sighting => ({
  deviceId,
  userAgent: request.headers['user-agent'] ?? '',
  ipAddress: request.ip,
});

/** Stores the last activity and returns the updated row. */
export async function recordDevice(
  db: Db,
  { user, sessionId }: Identity,
  { deviceId, userAgent, ipAddress }: Sighting,
  now: Date,
): Promise<DeviceRow> {
  const described = describeUserAgent(userAgent);
  const [row] = await upsertDevice(db, {
    userId: user.id,
    id: deviceId,
    sessionId,
    browser: described.browser,
    operatingSystem: systemName(described),
    kind: described.kind,
    ipAddress,
    firstSeenAt: now,
    lastSeenAt: now,
  }).catch(explainEnded);
  if (!row) throw new Error('the device was not written');
  if (row.firstSeenAt.getTime() === now.getTime()) await releaseSession(db, sessionId, deviceId);
  return row;
}

/** The session may be closed while its own request runs; the foreign key then fails. */
function explainEnded(error: unknown): never {
  const cause = error instanceof Error ? String(error.cause) : '';
  throw cause.includes('device_session_id_session_id_fk') ? new AppError('request.unauthenticated') : error;
}

export const isFresh = (row: DeviceRow, { sessionId }: Identity, now: Date): boolean =>
  row.sessionId === sessionId &&
  row.endedAt === null &&
  now.getTime() - row.lastSeenAt.getTime() < NOTE_EVERY_MS;
