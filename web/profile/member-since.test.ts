import { describe, expect, it } from 'vitest';
import { memberSince } from './member-since';

describe('how long someone has been a member', () => {
  it.each([
    ['2026-03-04T10:00:00.000Z', 'Miembro desde marzo de 2026'],
    ['2025-12-31T23:30:00.000Z', 'Miembro desde enero de 2026'],
  ])('is the real month of joining, in Spain and in Spanish: %s [2.3-2, 2.3-3]', (createdAt, text) => {
    expect(memberSince(createdAt)).toBe(text);
  });

  it('is this month when the date cannot be read [2.3-2]', () => {
    expect(memberSince('ayer')).toMatch(/^Miembro desde \p{L}+ de \d{4}$/u);
  });
});
