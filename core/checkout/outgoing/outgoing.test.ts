import { expect, it } from 'vitest';
import { retryAt, signatureHeader, signedText } from './outgoing';

const now = new Date('2026-11-18T10:00:00Z');

it.each([
  [1, '2026-11-18T10:01:00.000Z'],
  [2, '2026-11-18T10:05:00.000Z'],
  [6, '2026-11-18T22:00:00.000Z'],
  [7, undefined],
])('after %i failed attempts it is tried again at %s', (attempts, at) => {
  expect(retryAt(attempts, now)?.toISOString()).toBe(at);
});

it('signs the time with the body', () => {
  expect(signedText(1_800_000_000, '{}')).toBe('1800000000.{}');
  expect(signatureHeader(1_800_000_000, 'ab')).toBe('t=1800000000,v1=ab');
});
