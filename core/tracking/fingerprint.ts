import { HOUR_MS } from '../platform/durations';
import type { DeviceInfo } from './device-info.contract';
import type { FingerprintRecord } from './fingerprint.contract';

export const DEFAULT_SCORE = 0.5;
export const CACHE_MS = HOUR_MS;
export const CACHE_AT_MOST_MS = 24 * HOUR_MS;

/** Whether an identification made at `at` may be used again: for an hour, or for longer where asked, a day at most. */
export function isStillGood(at: number, now: number, keepFor = CACHE_MS): boolean {
  const age = now - at;
  return age >= 0 && age < Math.min(keepFor, CACHE_AT_MOST_MS);
}

/** What an identification library answers, ours or a commercial one. */
export type Identified = { visitorId: string; confidence?: { score?: number; comment?: string } };

/** The record that is sent: who, on what, and how sure. */
export function fingerprintOf(
  { visitorId, confidence }: Identified,
  { browserInfo, screenResolution, languages, timezone }: DeviceInfo,
  isBot: boolean,
): FingerprintRecord {
  const { deviceType } = browserInfo;
  return {
    visitorId,
    components: {
      deviceModel: browserInfo.deviceModel,
      brand: browserInfo.manufacturer,
      deviceType,
      os: browserInfo.osName,
      osVersion: browserInfo.osVersion,
      browser: browserInfo.browserName,
      browserVersion: browserInfo.browserVersion,
      resolution: screenResolution,
      languages,
      timezone,
      isMobile: deviceType === 'mobile',
      isTablet: deviceType === 'tablet',
      isDesktop: deviceType === 'desktop' || deviceType === 'laptop',
      isBot,
      isJailbroken: null,
    },
    confidence: { score: confidence?.score ?? DEFAULT_SCORE, comment: confidence?.comment ?? '' },
  };
}
