import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../platform/durations';
import {
  ambassadorCode,
  commissionOf,
  invitationCookie,
  isInvitationValid,
  parseInvitationCookie,
} from './ambassadors';

const at = new Date('2026-11-15T10:00:00Z');
const days = (n: number) => new Date(at.getTime() + n * DAY_MS);

describe('an ambassador', () => {
  it('earns a percentage of the price without VAT, rounded down', () => {
    expect(commissionOf(12100, 10)).toBe(1000);
    expect(commissionOf(799, 10)).toBe(66);
    expect(commissionOf(0, 10)).toBe(0);
  });

  it('earns on purchases within thirty days after the invitation', () => {
    expect(isInvitationValid(at, at)).toBe(true);
    expect(isInvitationValid(at, new Date(days(30).getTime() - 1))).toBe(true);
    expect(isInvitationValid(at, days(30))).toBe(false);
    expect(isInvitationValid(at, days(-1))).toBe(false);
  });

  it('has a code that survives the invitation cookie', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 7, maxLength: 7 }), (bytes) => {
        const code = ambassadorCode(bytes);
        expect(parseInvitationCookie(invitationCookie(code, at))).toEqual({ code, at });
      }),
    );
    for (const wrong of [undefined, '', 'X', 'ABC.x', "ABCD';--.1", 'abcd.1'])
      expect(parseInvitationCookie(wrong)).toBeUndefined();
  });
});
