import { describe, expect, it } from 'vitest';
import { makeCounter } from './rate-limits';

const limit = { max: 2, timeWindow: 60_000, groupId: 'write' } as const;

describe('the calls of an address', () => {
  it('are counted for a minute from the first, each kind and each address by itself', () => {
    let now = 1_000;
    const count = makeCounter(() => now);
    expect([count('a', limit), count('a', limit)]).toEqual([0, 0]);
    now += 20_000;
    expect(count('a', limit)).toBe(40_000);
    expect(count('b', limit)).toBe(0);
    expect(count('a', { ...limit, groupId: 'read' })).toBe(0);
    now += 39_999;
    expect(count('a', limit)).toBe(1);
    now += 1;
    expect(count('a', limit)).toBe(0);
  });

  it('of very many addresses are forgotten from the oldest on', () => {
    const count = makeCounter(() => 0);
    const once = { ...limit, max: 1 };
    for (let address = 0; address <= 20_000; address += 1) count(`n${address}`, once);
    expect(count('n20000', once)).toBeGreaterThan(0);
    expect(count('n0', once)).toBe(0);
  });
});
