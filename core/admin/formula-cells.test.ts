import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCell, toCell } from './formula-cells';

describe('a cell that a spreadsheet would run', () => {
  it.each(['=1+1', '+34 600', '-1', '@SUM(A1)', "'=x", "''@x"])('is shown instead: %s', (text) => {
    expect(toCell(text)).toBe(`'${text}`);
    expect(fromCell(toCell(text))).toBe(text);
  });

  it('is the only one that changes, and comes back as it was', () => {
    expect(toCell('¿Qué?')).toBe('¿Qué?');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(fromCell(toCell(text))).toBe(text);
      }),
    );
  });
});
