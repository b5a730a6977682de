import { safeReturnPath } from '@atalaya/core/auth/return-path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Tested here and not in core, because it uses the browser's URL parser. */
describe('the address after signing in', () => {
  it('never leaves the site, whatever the link says', () => {
    const pieces = fc.array(
      fc.constantFrom('/', '\\', '.', '..', 'evil.example', ':', '@', '%2f', '\t', '?', '#', 'https', 'a'),
    );
    fc.assert(
      fc.property(
        pieces.map((all) => all.join('')),
        (volver) => {
          const path = safeReturnPath(volver);
          if (path === null) return;
          const url = new URL(path, 'https://atalaya.example');
          expect(url.origin).toBe('https://atalaya.example');
          expect(url.pathname.startsWith('//')).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
