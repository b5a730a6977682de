import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uuid7 } from './uuid7';

describe('an id made in the browser', () => {
  it('is a UUIDv7 that sorts by its time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 47 }),
        fc.uint8Array({ minLength: 10, maxLength: 10 }),
        (now, random) => {
          const id = uuid7(now, random);
          expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
          expect(id < uuid7(now + 1, random)).toBe(true);
        },
      ),
    );
  });
});
