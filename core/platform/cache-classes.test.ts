import { describe, expect, it } from 'vitest';
import { type CacheClass, cacheClassOf, cacheRules, isCacheFirst } from './cache-classes';
import { HOUR_MS } from './durations';

describe('the lifetime of a cached response', () => {
  const rows: [title: string, paths: string[], type: CacheClass, ttl: number][] = [
    ['the syllabus, 48 h [9.cache-9]', ['/api/syllabus/topics'], 'syllabus', 48 * HOUR_MS],
    ['the list of topics, 24 h [9.cache-10]', ['/api/topics'], 'topicsContent', 24 * HOUR_MS],
    ['a scheme, 24 h [9.cache-11]', ['/api/topics/6/schema'], 'topicsSchema', 24 * HOUR_MS],
    ['the keyword rules, 24 h [9.cache-12]', ['/api/keyword-rules'], 'keywordRules', 24 * HOUR_MS],
    ['flashcards, 12 h [9.cache-13]', ['/api/topics/6/flashcards'], 'topicFlashcards', 12 * HOUR_MS],
    ['the text of a topic, 12 h [9.cache-14]', ['/api/topics/6/content'], 'topicContent', 12 * HOUR_MS],
    [
      'plus content, 12 h [9.cache-15]',
      ['/api/topics/6/plus-content', '/api/plus/content/pieza-3'],
      'plusContent',
      12 * HOUR_MS,
    ],
    ['vip content, 12 h [9.cache-16]', ['/api/topics/6/vip-content'], 'vipContent', 12 * HOUR_MS],
    ['a bundle, 6 h [9.cache-17]', ['/api/topics/6/bundle'], 'topicBundle', 6 * HOUR_MS],
    ['voice notes, 6 h [9.cache-18]', ['/api/topics/6/voice-notes'], 'voiceNotes', 6 * HOUR_MS],
    [
      'the number of voice notes, 6 h [9.cache-19, 9.cache-37]',
      ['/api/topics/6/voice-notes/count'],
      'voiceNotesCount',
      6 * HOUR_MS,
    ],
    ['true or false, 6 h [9.cache-20]', ['/api/topics/6/true-false-questions'], 'trueFalse', 6 * HOUR_MS],
    [
      'flashcard progress, 2 h [9.cache-21, 9.cache-38]',
      ['/api/topics/6/flashcards/progress', '/api/flashcard-progress', '/api/flashcards-progress/6'],
      'flashcardProgress',
      2 * HOUR_MS,
    ],
    ['notifications, 2 h [9.cache-22]', ['/api/notifications'], 'notifications', 2 * HOUR_MS],
    [
      'everything else and the reading progress, 3 h [9.cache-23]',
      ['/api/legal-pages', '/api/syllabus/reading', '/api/topics/6/reading'],
      'other',
      3 * HOUR_MS,
    ],
    [
      'critical endpoints, 3 min [9.cache-24]',
      ['/api/auth/me', '/api/progression/level'],
      'critical',
      HOUR_MS / 20,
    ],
  ];

  it.each(rows)('%s [9.cache-36]', (_title, paths, type, ttl) => {
    for (const path of paths) expect(cacheClassOf(path)).toBe(type);
    expect(cacheRules(type).ttl).toBe(ttl);
  });

  it('other users, payments, exams and pages are never cached', () => {
    for (const path of ['/api/admin/users', '/api/checkout/orders', '/api/exams/1', '/campus-estudio', ''])
      expect(cacheClassOf(path)).toBeNull();
  });
});

describe('the owner of a cached response', () => {
  it('is the user for every class named in the spec [9.cache-34]', () => {
    const own: CacheClass[] = [
      'voiceNotes',
      'voiceNotesCount',
      'flashcardProgress',
      'trueFalse',
      'plusContent',
      'vipContent',
      'topicBundle',
      'notifications',
      'critical',
    ];
    expect(own.filter((type) => !cacheRules(type).perUser)).toEqual([]);
    expect(cacheRules('keywordRules').perUser).toBe(false);
  });
});

describe('cache-first paths', () => {
  it('are study content, not data that changes', () => {
    expect(['/api/topics/6/content', '/api/keyword-rules'].every(isCacheFirst)).toBe(true);
    expect(['/api/auth/me', '/api/notifications', '/api/consent', '/api/admin/mail'].some(isCacheFirst)).toBe(
      false,
    );
  });
});
