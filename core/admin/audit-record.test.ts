import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordOf } from './audit-record';

describe('what the audit log keeps of a change', () => {
  it('is only what differs', () => {
    expect(recordOf({ tier: 'plus', name: 'Ana' }, { tier: 'elite', name: 'Ana' })).toEqual({
      before: { tier: 'plus' },
      after: { tier: 'elite' },
    });
  });

  it('is the whole thing when it was made or deleted', () => {
    expect(recordOf(null, { name: 'Ana' })).toEqual({ before: null, after: { name: 'Ana' } });
    expect(recordOf({ name: 'Ana' }, undefined)).toEqual({ before: { name: 'Ana' }, after: null });
  });

  it('names a secret that changed and never shows it, however deep it lies', () => {
    const { before, after } = recordOf(
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

  it('writes moments as text and shortens what nobody would read', () => {
    const { after } = recordOf(null, { at: new Date('2026-11-15T10:00:00Z'), body: 'a'.repeat(5_000) });
    expect(after?.at).toBe('2026-11-15T10:00:00.000Z');
    expect(String(after?.body)).toHaveLength(2_001);
  });

  it('is empty when nothing changed', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        expect(recordOf(record, { ...record })).toEqual({ before: {}, after: {} });
      }),
    );
  });
});
