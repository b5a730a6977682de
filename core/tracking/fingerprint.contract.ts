import { z } from 'zod';
import { DEFAULT_SCORE } from './fingerprint';

const text = z.string().max(200).nullable();

export const fingerprintRecord = z.object({
  visitorId: z.string().min(1).max(100),
  components: z
    .object({
      deviceModel: text,
      brand: text,
      deviceType: text,
      os: text,
      osVersion: text,
      browser: text,
      browserVersion: text,
      resolution: text,
      languages: z.array(z.string().max(40)).max(50),
      timezone: text,
      isMobile: z.boolean(),
      isTablet: z.boolean(),
      isDesktop: z.boolean(),
      isBot: z.boolean(),
      /** Null if unknown. */
      isJailbroken: z.boolean().nullable(),
    })
    .partial(),
  confidence: z
    .object({
      score: z.number().min(0).max(1).default(DEFAULT_SCORE),
      comment: z.string().max(300).default(''),
    })
    .prefault({}),
});

export type FingerprintRecord = z.infer<typeof fingerprintRecord>;
