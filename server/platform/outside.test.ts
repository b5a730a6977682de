import { describe, expect, it } from 'vitest';
import { outsideOnly } from './outside';

const isRefused = (address: string): Promise<boolean> =>
  new Promise((done) => outsideOnly(address, { all: false }, (error) => done(error !== null)));

describe('a connection to an address that somebody gave us', () => {
  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '169.254.169.254',
    '192.0.0.192',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    'fd00::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
  ])('is refused for %s', async (address) => {
    expect(await isRefused(address)).toBe(true);
  });

  it.each(['8.8.8.8', '198.20.0.1', '2001:4860:4860::8888', '2a00:1450:4003::1'])(
    'is made to %s',
    async (address) => {
      expect(await isRefused(address)).toBe(false);
    },
  );
});
