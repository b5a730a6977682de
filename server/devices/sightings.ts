import { describeUserAgent, systemName } from '@atalaya/core/devices/user-agent';
import type { Identity, Sighting } from '../platform/sessions';

/** Minimum time between two writes for the same device. An open page checks every 30 seconds: every second check is stored. */
export const NOTE_EVERY_MS = 55_000;

/** What is stored of a device that is in use. */
export function seenOf({ sessionId }: Identity, { userAgent, ipAddress }: Sighting, now: Date) {
  const described = describeUserAgent(userAgent);
  return {
    sessionId,
    browser: described.browser,
    operatingSystem: systemName(described),
    kind: described.kind,
    ipAddress,
    lastSeenAt: now,
  };
}

export type Seen = ReturnType<typeof seenOf>;
