import { describe, expect, it } from 'vitest';
import {
  type Askable,
  holdingsOf,
  holdsItem,
  lockOf,
  lockOfScheme,
  opensItem,
  type Reader,
  tierOfPart,
  tierOfTopic,
} from './access';

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

describe('what is bought by itself', () => {
  const holdings = holdingsOf([
    { kind: 'topic', subject: '8' },
    { kind: 'flashcards', subject: '9' },
  ]);

  it('a topic brings its questions with it, cards come by themselves', () => {
    expect([...(holdings.get(8) ?? [])].sort()).toEqual(['test', 'topic']);
    expect(holdsItem(holdings, 'question', 8)).toBe(true);
    expect(holdsItem(holdings, 'flashcard', 8)).toBe(false);
    expect(holdsItem(holdings, 'flashcard', 9)).toBe(true);
    expect(holdsItem(holdings, 'question', 9)).toBe(false);
  });

  it.each<[Reader, Askable, number, boolean]>([
    ['demo', 'question', 3, true],
    ['demo', 'question', 4, false],
    ['demo', 'question', 8, true],
    ['demo', 'true-false', 3, false],
    ['demo', 'true-false', 8, true],
    ['demo', 'flashcard', 8, false],
    ['demo', 'flashcard', 9, true],
    ['basico', 'question', 45, true],
    ['basico', 'flashcard', 8, false],
    ['plus', 'flashcard', 8, true],
    ['demo', 'term', 3, true],
    ['demo', 'term', 4, false],
    ['demo', 'term', 8, true],
    ['basico', 'term', 45, true],
  ])('%s can be asked a %s of topic %i: %s', (reader, kind, topic, isOpen) => {
    expect(opensItem(reader, holdings, kind, topic)).toBe(isOpen);
  });
});
