import { HOUR_MS } from '../platform/durations';
import type { DeviceInfo } from './device-info.contract';
import type { FingerprintRecord } from './fingerprint.contract';

export const DEFAULT_SCORE = 0.5;
export const CACHE_MS = HOUR_MS;
export const MAX_CACHE_MS = 24 * HOUR_MS;

/** Whether a cached identification can be reused, for at most a day. */
export function isFresh(at: number, now: number, keepFor = CACHE_MS): boolean {
  const age = now - at;
  return age >= 0 && age < Math.min(keepFor, MAX_CACHE_MS);
}

/** Result of an identification library, ours or a commercial one. */
export type Identification = { visitorId: string; confidence?: { score?: number; comment?: string } };

export function fingerprintOf(
  { visitorId, confidence }: Identification,
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
