import { HOUR_MS, MINUTE_MS } from './durations';

/**
 * Classes of the local cache. `deviceFirst` (cache-first) is for study content, which rarely changes; the rest is only a
 * fallback without a network. Content that depends on the tier is stored per user.
 */
const classes = {
  syllabus: { ttl: 48 * HOUR_MS, perUser: false, deviceFirst: true },
  topicsContent: { ttl: 24 * HOUR_MS, perUser: false, deviceFirst: true },
  topicsSchema: { ttl: 24 * HOUR_MS, perUser: true, deviceFirst: true },
  keywordRules: { ttl: 24 * HOUR_MS, perUser: false, deviceFirst: true },
  topicFlashcards: { ttl: 12 * HOUR_MS, perUser: true, deviceFirst: true },
  topicContent: { ttl: 12 * HOUR_MS, perUser: true, deviceFirst: true },
  plusContent: { ttl: 12 * HOUR_MS, perUser: true, deviceFirst: true },
  vipContent: { ttl: 12 * HOUR_MS, perUser: true, deviceFirst: true },
  topicBundle: { ttl: 6 * HOUR_MS, perUser: true, deviceFirst: true },
  voiceNotes: { ttl: 6 * HOUR_MS, perUser: true, deviceFirst: true },
  voiceNotesCount: { ttl: 6 * HOUR_MS, perUser: true, deviceFirst: true },
  trueFalse: { ttl: 6 * HOUR_MS, perUser: true, deviceFirst: true },
  flashcardProgress: { ttl: 2 * HOUR_MS, perUser: true, deviceFirst: false },
  notifications: { ttl: 2 * HOUR_MS, perUser: true, deviceFirst: false },
  critical: { ttl: 3 * MINUTE_MS, perUser: true, deviceFirst: false },
  other: { ttl: 3 * HOUR_MS, perUser: true, deviceFirst: false },
} as const satisfies Record<string, { ttl: number; perUser: boolean; deviceFirst: boolean }>;

export type CacheClass = keyof typeof classes;

/** The first match wins, so specific paths come before general ones. */
const paths: readonly [RegExp, CacheClass][] = [
  [/^\/api\/(auth|progression)\//, 'critical'],
  [/^\/api\/notifications(\/|$)/, 'notifications'],
  // The user's reading progress.
  [/\/reading(\/|$)/, 'other'],
  [/^\/api\/syllabus\//, 'syllabus'],
  [/^\/api\/keyword-rules(\/|$)/, 'keywordRules'],
  [/\/bundle$/, 'topicBundle'],
  [/\/voice-notes\/count$/, 'voiceNotesCount'],
  [/\/voice-notes(\/|$)/, 'voiceNotes'],
  [/\/flashcards?[/-]progress(\/|$)/, 'flashcardProgress'],
  [/\/flashcards(\/|$)/, 'topicFlashcards'],
  [/\/plus-content(\/|$)|^\/api\/plus\/content(\/|$)/, 'plusContent'],
  [/\/vip-content(\/|$)/, 'vipContent'],
  [/\/true-false-questions(\/|$)/, 'trueFalse'],
  [/\/topics\/[^/]+\/content$/, 'topicContent'],
  [/\/topics\/[^/]+\/schema$/, 'topicsSchema'],
  [/^\/api\/topics$/, 'topicsContent'],
];

/** Other users' data, payments, and what has its own local store (exams, study answers). */
const NEVER_CACHED = /^\/api\/(admin|blocks|checkout|exams|messages|study|profile\/data|health|test-)/;

/** Null if it must not be cached. */
export function cacheClassOf(path: string): CacheClass | null {
  if (!path.startsWith('/api/') || NEVER_CACHED.test(path)) return null;
  return paths.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}

export const cacheRules = (type: CacheClass) => classes[type];

export function isCacheFirst(path: string): boolean {
  const type = cacheClassOf(path);
  return type !== null && classes[type].deviceFirst;
}
