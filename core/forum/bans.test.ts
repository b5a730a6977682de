import { describe, expect, it } from 'vitest';
import { banFacts, daysOf, isBanned, judgeConfirmation, lengthOf } from './bans';

const now = new Date('2026-11-18T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('a ban', () => {
  it.each([
    ['another moderator', 'b', true, 1, 'yes'],
    ['the proposer, who has colleagues', 'a', true, 48, 'same-moderator'],
    ['the only moderator on the same day', 'a', false, 23, 'too-soon'],
    ['the only moderator a day later', 'a', false, 24, 'yes'],
  ])('may be confirmed or not by %s', (_, id, hasColleagues, hours, expected) => {
    const proposal = { proposedBy: 'a', proposedAt: hoursAgo(hours) };
    expect(judgeConfirmation(proposal, { id, hasColleagues }, now)).toBe(expected);
  });

  it('is in force from its confirmation to its end, unless it was lifted', () => {
    const ban = { startsAt: hoursAgo(1), endsAt: null, closedAt: null };
    expect(isBanned(ban, now)).toBe(true);
    expect(isBanned({ ...ban, startsAt: null }, now)).toBe(false);
    expect(isBanned({ ...ban, endsAt: now }, now)).toBe(false);
    expect(isBanned({ ...ban, closedAt: now }, now)).toBe(false);
  });

  it('says until when and who decided', () => {
    expect(banFacts({ endsAt: now, isAlone: false }).until).toBe('Hasta el 18 de noviembre de 2026.');
    expect(banFacts({ endsAt: null, isAlone: true }).how).toContain('la única persona que modera');
    expect([daysOf('30'), daysOf('open'), lengthOf(7), lengthOf(null)]).toEqual([30, null, '7', 'open']);
  });
});
