import { describe, expect, it } from 'vitest';
import { decrypt, encrypt, keyedHash, keyringOf } from './encryption';

describe('an encrypted secret', () => {
  const ring = keyringOf('clave del servidor');

  it('is decrypted only with the same key and owner', () => {
    const encrypted = encrypt(ring, 'lucia', 'JBSWY3DP');
    expect(encrypted).not.toContain('JBSWY3DP');
    expect(decrypt(ring, 'lucia', encrypted)).toBe('JBSWY3DP');
    expect(() => decrypt(ring, 'marcos', encrypted)).toThrow();
    expect(() => decrypt(keyringOf('otra clave'), 'lucia', encrypted)).toThrow();
    const forged = `${encrypted.startsWith('A') ? 'B' : 'A'}${encrypted.slice(1)}`;
    expect(() => decrypt(ring, 'lucia', forged)).toThrow();
    expect(encrypt(ring, 'lucia', 'JBSWY3DP')).not.toBe(encrypted);
  });

  it('stays readable after the key was replaced', () => {
    const encrypted = encrypt(ring, 'lucia', 'JBSWY3DP');
    const replaced = keyringOf('clave nueva', 'clave del servidor');
    expect(decrypt(replaced, 'lucia', encrypted)).toBe('JBSWY3DP');
    expect(() => decrypt(ring, 'lucia', encrypt(replaced, 'lucia', 'JBSWY3DP'))).toThrow('unknown key');
  });

  it('is hashed with separate parts and purposes', () => {
    expect(keyedHash('k', 'p', 'ab', 'c')).not.toBe(keyedHash('k', 'p', 'a', 'bc'));
    expect(keyedHash('k', 'p', 'a')).not.toBe(keyedHash('k', 'q', 'a'));
    expect(keyedHash('k', 'p', 'a')).toBe(keyedHash('k', 'p', 'a'));
  });
});
