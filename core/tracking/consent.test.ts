import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Consent, mayFingerprint, mayTrack, unansweredConsents } from './consent';

const yes = { granted: true, at: '2026-11-15T10:00:00.000Z' };
const no = { granted: false, at: '2026-11-15T10:00:00.000Z' };
const consent = (analytics: Consent['analytics'], fingerprint: Consent['fingerprint']): Consent => ({
  analytics,
  fingerprint,
});

describe('tracking', () => {
  it.each([
    ['a user who said yes', consent(yes, no), true, true],
    ['a user who said no', consent(no, yes), true, false],
    ['a user who has not answered', consent(null, null), true, false],
    ['a user whose answer is not loaded yet', undefined, true, false],
    ['a guest', consent(yes, yes), false, false],
  ])('of %s: %o %o is %o [6.user-5, 6.user-6]', (_, given, signedIn, may) => {
    expect(mayTrack(given, signedIn)).toBe(may);
  });
});

describe('the fingerprint', () => {
  it.each([
    ['on a desktop, with consent', consent(null, yes), false, false, true],
    ['without consent', consent(yes, no), false, false, false],
    ['on a mobile device', consent(yes, yes), true, false, false],
    ['in low-power mode', consent(yes, yes), false, true, false],
    ['with an answer that is not loaded yet', undefined, false, false, false],
  ])('%s: is taken %o %o %o %o [4.power-9, 5.none-4]', (_, given, mobile, lowPower, may) => {
    expect(mayFingerprint(given, mobile, lowPower)).toBe(may);
  });

  it('is never taken without consent', () => {
    const answer = fc.constantFrom(null, no);
    fc.assert(
      fc.property(answer, answer, fc.boolean(), fc.boolean(), (a, b, c, d) => {
        expect(mayFingerprint(consent(a, b), c, d) || mayTrack(consent(a, b), c)).toBe(false);
      }),
    );
  });
});

describe('the consent question', () => {
  it('is shown until both parts are answered', () => {
    expect(unansweredConsents(consent(null, null))).toEqual(['analytics', 'fingerprint']);
    expect(unansweredConsents(consent(yes, null))).toEqual(['fingerprint']);
    expect(unansweredConsents(consent(no, yes))).toEqual([]);
  });
});
