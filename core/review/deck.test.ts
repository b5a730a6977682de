import { expect, test } from 'vitest';
import { composeDeck, DECK_CARDS, deckFigures } from './deck';
import { seeded } from './seeded';
import type { Candidate, SessionPlan } from './session';

const today = '2026-11-15';
const card = (itemId: string, dueOn?: string, given: object = {}): Candidate => ({
  kind: 'flashcard',
  itemId,
  topic: 3,
  memory: dueOn
    ? { stability: 5, difficulty: 5, reps: 2, lapses: 0, reviewedOn: '2026-11-08', dueOn, ...given }
    : null,
});
const ids = ({ stretches }: SessionPlan) =>
  stretches.flatMap((stretch) => (stretch.kind === 'break' ? [] : stretch.items.map(({ itemId }) => itemId)));

const deck = [
  card('later', '2026-12-20'),
  card('new'),
  card('soon', '2026-11-20'),
  card('due', '2026-11-15'),
  card('weak', '2026-11-10', { stability: 1 }),
];

test('a deck has due cards by lowest recall, then new ones, then the others by their day', () => {
  expect(ids(composeDeck(deck, { today, limit: null }))).toEqual(['weak', 'due', 'new', 'soon', 'later']);
});

test('a deck ends at the limit of a free account; owned cards do not count', () => {
  const owned = { ...card('owned', '2026-12-21'), isOwned: true };
  expect(ids(composeDeck([...deck, owned], { today, limit: 2 }))).toEqual(['weak', 'due', 'owned']);
});

test('a shuffled deck has the same cards in another order', () => {
  const many = Array.from({ length: 40 }, (_, n) => card(`c${n}`));
  const plan = ids(composeDeck(many, { today, limit: null, random: seeded(7) }));
  expect(plan).not.toEqual(many.map(({ itemId }) => itemId));
  expect(plan.toSorted()).toEqual(many.map(({ itemId }) => itemId).toSorted());
});

test('a session has at most so many cards', () => {
  const many = Array.from({ length: DECK_CARDS + 5 }, (_, n) => card(`c${n}`));
  expect(ids(composeDeck(many, { today, limit: null }))).toHaveLength(DECK_CARDS);
});

test('the figures of a deck: due today, learnt, and all', () => {
  const memories = deck.map(({ memory }) => memory);
  expect(deckFigures(memories, today)).toEqual({ total: 5, due: 2, learnt: 2 });
  expect(deckFigures([], today)).toEqual({ total: 0, due: 0, learnt: 0 });
});
