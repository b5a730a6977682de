import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './passwords';

describe('a password', () => {
  it('is stored as argon2id with a different hash each time', async () => {
    const [one, two] = await Promise.all([hashPassword('la misma'), hashPassword('la misma')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(isOutdated(one)).toBe(false);
    expect([await verifyPassword(one, 'la misma'), await verifyPassword(one, 'la otra')]).toEqual([
      true,
      false,
    ]);
  });

  it('matches in another Unicode normalization form', async () => {
    expect(await verifyPassword(await hashPassword('contraseña'), 'contrasen\u0303a')).toBe(true);
  });

  it('never matches for an account that does not exist', async () => {
    expect(await verifyPassword(undefined, 'cualquiera')).toBe(false);
  });

  it('is hashed without blocking the event loop', async () => {
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 1);
    await Promise.all(Array.from({ length: 8 }, () => hashPassword('la misma')));
    clearInterval(turning);
    expect(turns).toBeGreaterThan(10);
  });

  it('check is rejected as busy when too many are queued', async () => {
    const flood = await Promise.allSettled(Array.from({ length: 230 }, () => verifyPassword(undefined, 'x')));
    const refused = flood.filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { code: 'server.busy' } });
    expect(await verifyPassword(undefined, 'x')).toBe(false);
  });
});
