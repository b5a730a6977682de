import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditChanges } from './audit-changes';

describe('auditChanges', () => {
  it('returns only the fields that differ', () => {
    expect(auditChanges({ tier: 'plus', name: 'Ana' }, { tier: 'elite', name: 'Ana' })).toEqual({
      before: { tier: 'plus' },
      after: { tier: 'elite' },
    });
  });

  it('returns the whole record when it was created or deleted', () => {
    expect(auditChanges(null, { name: 'Ana' })).toEqual({ before: null, after: { name: 'Ana' } });
    expect(auditChanges({ name: 'Ana' }, undefined)).toEqual({ before: { name: 'Ana' }, after: null });
  });

  it('names a changed secret without its value, at any depth', () => {
    const { before, after } = auditChanges(
      { passwordHash: 'a', keys: [{ apiKey: 'b', name: 'x' }], totpSecret: null },
      { passwordHash: 'c', keys: [{ apiKey: 'd', name: 'x' }], totpSecret: 'e' },
    );
    expect(before).toEqual({
      passwordHash: '[oculto]',
      keys: [{ apiKey: '[oculto]', name: 'x' }],
      totpSecret: null,
    });
    expect(after).toEqual({
      passwordHash: '[oculto]',
      keys: [{ apiKey: '[oculto]', name: 'x' }],
      totpSecret: '[oculto]',
    });
  });

  it('writes dates as ISO text and truncates long texts', () => {
    const { after } = auditChanges(null, { at: new Date('2026-11-15T10:00:00Z'), body: 'a'.repeat(5_000) });
    expect(after?.at).toBe('2026-11-15T10:00:00.000Z');
    expect(String(after?.body)).toHaveLength(2_001);
  });

  it('returns nothing when nothing changed', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        expect(auditChanges(record, { ...record })).toEqual({ before: {}, after: {} });
      }),
    );
  });
});
