import { describe, expect, it } from 'vitest';
import { unwrap } from './unwrap';

describe('the data of a response', () => {
  it('is its data when it has a data field [3.cache-2]', () => {
    expect(unwrap({ data: [1, 2] })).toEqual([1, 2]);
    expect(unwrap({ data: null })).toBeNull();
  });

  it('is the whole body when global statistics come with the data [3.cache-3]', () => {
    const body = { data: [1], globalStats: { users: 2 } };
    expect(unwrap(body)).toBe(body);
  });

  it('is the whole body when a success flag comes with the data [3.cache-4]', () => {
    const body = { data: [1], success: false };
    expect(unwrap(body)).toBe(body);
  });

  it('is the body itself when there is no data field [3.cache-5]', () => {
    const body = { items: [1] };
    expect(unwrap(body)).toBe(body);
    expect(unwrap([1])).toEqual([1]);
    expect(unwrap('text')).toBe('text');
    expect(unwrap(null)).toBeNull();
  });
});
