import { describe, expect, it } from 'vitest';
import { lockOf, lockOfScheme, type Reader, tierOfPart, tierOfTopic } from './access';

describe('who may read what', () => {
  it.each<[Reader, number, string | null]>([
    ['guest', 1, 'demo'],
    ['guest', 4, 'basico'],
    ['demo', 3, null],
    ['demo', 4, 'basico'],
    ['basico', 45, null],
    ['elite', 45, null],
  ])('%s reading topic %i needs %s', (reader, number, needed) => {
    expect(lockOf(reader, tierOfTopic(number))).toBe(needed);
  });

  it.each<[Reader, keyof typeof tierOfPart, string | null]>([
    ['demo', 'trueFalse', 'basico'],
    ['basico', 'trueFalse', null],
    ['basico', 'flashcards', 'plus'],
    ['plus', 'flashcards', null],
    ['plus', 'voiceNotes', null],
    ['plus', 'plusContent', null],
    ['plus', 'vipContent', 'elite'],
    ['elite', 'vipContent', null],
  ])('%s asking for %s needs %s', (reader, part, needed) => {
    expect(lockOf(reader, tierOfPart[part])).toBe(needed);
  });

  it('shows one scheme to anybody', () => {
    expect(lockOfScheme('guest', 6)).toBeNull();
    expect(lockOfScheme('guest', 7)).toBe('plus');
    expect(lockOfScheme('basico', 7)).toBe('plus');
    expect(lockOfScheme('plus', 7)).toBeNull();
  });
});
