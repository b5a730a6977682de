import { describe, expect, it } from 'vitest';
import { decrypt, encrypt, keyedHash } from '../encryption';
import { hashPassword, isOutdated, verifyPassword } from './passwords';

describe('a password', () => {
  it('is kept as argon2id, never the same twice', async () => {
    const [one, two] = await Promise.all([hashPassword('la misma'), hashPassword('la misma')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(isOutdated(one)).toBe(false);
    expect([await verifyPassword(one, 'la misma'), await verifyPassword(one, 'la otra')]).toEqual([
      true,
      false,
    ]);
  });

  it('typed on another keyboard is the same password', async () => {
    expect(await verifyPassword(await hashPassword('contraseña'), 'contrasen\u0303a')).toBe(true);
  });

  it('is never right for an account that does not exist', async () => {
    expect(await verifyPassword(undefined, 'cualquiera')).toBe(false);
  });

  it('is hashed beside the event loop, which goes on', async () => {
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 1);
    await Promise.all(Array.from({ length: 8 }, () => hashPassword('la misma')));
    clearInterval(turning);
    expect(turns).toBeGreaterThan(10);
  });

  it('flood ends in a sentence, not in a pile', async () => {
    const flood = await Promise.allSettled(Array.from({ length: 230 }, () => verifyPassword(undefined, 'x')));
    const refused = flood.filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { code: 'server.busy' } });
    expect(await verifyPassword(undefined, 'x')).toBe(false);
  });
});

describe('a encrypted secret', () => {
  it('opens for its owner with the same key, and for nobody else', () => {
    const encrypted = encrypt('clave de la casa', 'lucia', 'JBSWY3DP');
    expect(encrypted).not.toContain('JBSWY3DP');
    expect(decrypt('clave de la casa', 'lucia', encrypted)).toBe('JBSWY3DP');
    expect(() => decrypt('clave de la casa', 'marcos', encrypted)).toThrow();
    expect(() => decrypt('otra clave', 'lucia', encrypted)).toThrow();
    const forged = `${encrypted.startsWith('A') ? 'B' : 'A'}${encrypted.slice(1)}`;
    expect(() => decrypt('clave de la casa', 'lucia', forged)).toThrow();
    expect(encrypt('clave de la casa', 'lucia', 'JBSWY3DP')).not.toBe(encrypted);
  });

  it('has a keyed name that tells its parts apart', () => {
    expect(keyedHash('k', 'p', 'ab', 'c')).not.toBe(keyedHash('k', 'p', 'a', 'bc'));
    expect(keyedHash('k', 'p', 'a')).not.toBe(keyedHash('k', 'q', 'a'));
    expect(keyedHash('k', 'p', 'a')).toBe(keyedHash('k', 'p', 'a'));
  });
});
