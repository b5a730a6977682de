import { HOUR_MS, MINUTE_MS } from './durations';

/**
 * What the local cache holds, by class: how long it is good for, whether it belongs to one user, and whether the device answers
 * before the network is asked. Only study content does that: it changes seldom, and whoever opens it wants to read at once.
 * All the rest stands in when there is no network. What a tier opens (the text of a topic, its cards) belongs to one user too.
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

/** The first that fits: the more particular path stands before the one that it contains. */
const paths: readonly [RegExp, CacheClass][] = [
  [/^\/api\/(auth|progression)\//, 'critical'],
  [/^\/api\/notifications(\/|$)/, 'notifications'],
  // What someone has read, not what there is to read.
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

/** Other people's data, money, and what has a safe of its own on the device (exams, study answers). */
const NEVER_KEPT = /^\/api\/(admin|checkout|exams|study|profile\/data|health|test-)/;

/** Null: it is not to be kept on the device. */
export function cacheClassOf(path: string): CacheClass | null {
  if (!path.startsWith('/api/') || NEVER_KEPT.test(path)) return null;
  return paths.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}

export const cacheRules = (type: CacheClass) => classes[type];

/** False for what is never kept as well. */
export function isDeviceFirst(path: string): boolean {
  const type = cacheClassOf(path);
  return type !== null && classes[type].deviceFirst;
}
