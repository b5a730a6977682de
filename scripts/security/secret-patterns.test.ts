import { describe, expect, it } from 'vitest';
import { secretsIn } from './secret-patterns.mjs';

/** Joined here, so that this file holds none. */
const secrets = [
  ['a private key', ['-----BEGIN RSA ', 'PRIVATE KEY-----']],
  ['an AWS key', ['AKIA', 'IOSFODNN7ABCDEFG']],
  ['a Stripe key', ['sk_', 'live_4eC39HqLyjWDarjtT1zdp7dc']],
  ['a GitHub token', ['ghp', `_${'a1B2'.repeat(9)}`]],
  ['an npm token', ['npm', `_${'a1B2'.repeat(9)}`]],
  ['a Google key', ['AIza', 'a1B2c3D'.repeat(5)]],
  ['a JSON web token', ['eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiIxMjM0NTY3ODkwIn0.', 'x'.repeat(43)]],
  ['an address with a password', ['postgres://atalaya:', 'Tz7qLp@db.example.com/atalaya']],
] as const;

describe('the scan for secrets', () => {
  it.each(secrets)('finds %s', (name, parts) => {
    expect(secretsIn('a.ts', `one\nconst key = '${parts.join('')}';`)).toEqual([
      `a.ts:2: looks like ${name}`,
    ]);
  });

  it.each([
    'postgres://atalaya:password@db/atalaya',
    'postgres://atalaya:$PASSWORD@db/atalaya',
    'redis://127.0.0.1:6379',
    'sk_test_4eC39HqLyjWDarjtT1zdp7dc',
    'the private key of the server',
  ])('leaves %s alone', (line) => {
    expect(secretsIn('a.ts', line)).toEqual([]);
  });
});
