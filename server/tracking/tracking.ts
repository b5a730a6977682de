import { createHash } from 'node:crypto';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { eventTime } from '@atalaya/core/tracking/event';
import type { FingerprintRecord } from '@atalaya/core/tracking/fingerprint.contract';
import { nameByFingerprint } from '../devices/devices';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { selectAllAnswers, selectGranted } from './consent.queries';
import {
  deleteBefore,
  insertEvent,
  selectEvents,
  selectFingerprints,
  upsertFingerprint,
  upsertMachine,
} from './tracking.queries';

const KEPT_FOR_MS = 90 * DAY_MS;

export type TrackedEvent = {
  page: string;
  timestamp: string | number;
  deviceInfo: object | null;
  action?: string;
  details?: object;
};

/** Stores an event of a user who has consented. The pages check this too; the server does not rely on it. */
export async function recordEvent({ db, clock }: Kit, userId: string, event: TrackedEvent): Promise<void> {
  if (!(await selectGranted(db, userId, 'analytics'))) return;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const machineHash = event.deviceInfo ? await rememberMachine(tx, userId, event.deviceInfo, now) : null;
    await insertEvent(tx, {
      id: newId(now),
      userId,
      page: event.page,
      action: event.action ?? null,
      details: event.details ?? null,
      machineHash,
      at: eventTime(event.timestamp, now),
    });
  });
}

async function rememberMachine(db: Db, userId: string, info: object, now: Date): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(info)).digest('base64url');
  await upsertMachine(db, { userId, hash, info, lastSeenAt: now });
  return hash;
}

export async function recordFingerprint(
  { db, clock }: Kit,
  userId: string,
  deviceId: string,
  { visitorId, components, confidence }: FingerprintRecord,
): Promise<{ success: boolean; message: string }> {
  if (!(await selectGranted(db, userId, 'fingerprint')))
    return { success: false, message: 'No has dado permiso para identificar este dispositivo.' };
  await db.transaction(async (tx) => {
    await upsertFingerprint(tx, { userId, deviceId, visitorId, components, ...confidence, at: clock.now() });
    await nameByFingerprint(tx, userId, deviceId, visitorId);
  });
  return { success: true, message: 'Dispositivo identificado.' };
}

const clean = defineJob<Record<string, never>>('tracking.clean');

/** Deletes events older than 90 days every night. Consent answers stay as proof. */
export async function cleanTracking({ db, clock, jobs }: Kit): Promise<void> {
  await jobs.repeat(clean, '40 3 * * *', () =>
    deleteBefore(db, new Date(clock.now().getTime() - KEPT_FOR_MS)),
  );
}

/** All tracking data of a user, for the personal data export. */
export const trackingOf = async (db: Db, userId: string) => ({
  consent: await selectAllAnswers(db, userId),
  events: await selectEvents(db, userId),
  fingerprints: await selectFingerprints(db, userId),
});
