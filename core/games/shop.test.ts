import { expect, it } from 'vitest';
import { isOffered, MAX_PRICE, shopItems, undoUntil } from './shop';

it('sells twenty items or more, each with its own name and a positive price', () => {
  expect(shopItems.length).toBeGreaterThanOrEqual(20);
  expect(new Set(shopItems.map(({ id }) => id)).size).toBe(shopItems.length);
  expect(new Set(shopItems.map(({ name }) => name)).size).toBe(shopItems.length);
  for (const { price } of shopItems) {
    expect(Number.isInteger(price)).toBe(true);
    expect(price).toBeGreaterThan(0);
    expect(price).toBeLessThanOrEqual(MAX_PRICE);
  }
});

it.each([
  ['demo', true],
  ['basico', true],
  ['plus', false],
  ['elite', false],
] as const)('offers extra mocks to plan %s: %s', (tier, offered) => {
  expect(isOffered('mock', tier)).toBe(offered);
  expect(isOffered('frame', tier)).toBe(true);
});

it('can be undone for ten minutes', () => {
  expect(undoUntil(new Date('2026-11-15T10:00:00Z'))).toEqual(new Date('2026-11-15T10:10:00Z'));
});
