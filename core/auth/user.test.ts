import { describe, expect, it } from 'vitest';
import { effectiveTier } from './tier';
import { isAtLeastTier, tierOfOpposition, tiers } from './user';

describe('the tier by opposition type', () => {
  it.each([
    ['policia_nacional tries plus [3.user-2]', 'policia_nacional', 'plus'],
    ['policia_local tries basico [3.user-3]', 'policia_local', 'basico'],
    ['guardia_civil tries demo [3.user-4]', 'guardia_civil', 'demo'],
    ['plus tries plus [3.user-5]', 'plus', 'plus'],
    ['basico tries basico [3.user-6]', 'basico', 'basico'],
    ['demo tries demo [3.user-7]', 'demo', 'demo'],
    ['none tries plus [3.user-8]', null, 'plus'],
    ['a missing one tries plus [3.user-8]', undefined, 'plus'],
    ['an unknown one tries plus [3.user-9]', 'bomberos', 'plus'],
    ['the name of a method is unknown too [3.user-9]', 'toString', 'plus'],
  ] as const)('%s', (_title, opposition, tier) => {
    expect(tierOfOpposition(opposition)).toBe(tier);
  });

  it('is one of plus, basico and demo [6.tiers-1]', () => {
    const all = ['policia_nacional', 'policia_local', 'guardia_civil', 'plus', 'basico', 'demo', null];
    expect(new Set(all.map(tierOfOpposition))).toEqual(new Set(['plus', 'basico', 'demo']));
  });
});

describe('the effective tier', () => {
  const candidate = { isAdmin: false, planTier: null, trialRuns: false, oppositionType: 'policia_nacional' };

  it('is elite for an admin', () => {
    expect(effectiveTier({ ...candidate, isAdmin: true, planTier: 'basico' })).toBe('elite');
  });

  it('is the tier of an active subscription, even during the trial', () => {
    expect(effectiveTier({ ...candidate, planTier: 'basico', trialRuns: true })).toBe('basico');
  });

  it('follows the opposition type during the trial and is demo afterwards', () => {
    expect(effectiveTier({ ...candidate, trialRuns: true })).toBe('plus');
    expect(effectiveTier(candidate)).toBe('demo');
  });

  it('includes the lower tiers', () => {
    for (const [index, tier] of tiers.entries())
      for (const [other, needed] of tiers.entries()) expect(isAtLeastTier(tier, needed)).toBe(index >= other);
  });
});
