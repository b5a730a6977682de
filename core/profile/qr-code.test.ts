import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { qrCode } from './qr-code';
import { formatBits } from './qr-matrix';
import { errorCorrection } from './reed-solomon';

// Read back with an independent decoder (jsQR 1.4), as were texts of 1 to 640 bytes, when this was written.
const atalaya = [
  '███████··█·█··███████',
  '█·····█··█··█·█·····█',
  '█·███·█·█·█···█·███·█',
  '█·███·█·█·█·█·█·███·█',
  '█·███·█·██··█·█·███·█',
  '█·····█·████··█·····█',
  '███████·█·█·█·███████',
  '········█·█··········',
  '█·█████··█·█··█████··',
  '··██····██·█████·███·',
  '██··█·█··█··█·██··██·',
  '█████···█·█████··███·',
  '·█····███···█··█··█··',
  '········███·█··█··█··',
  '███████··█·█·█···███·',
  '█·····█·█·█······████',
  '█·███·█·█·██·█·██·██·',
  '█·███·█·███████··█···',
  '█·███·█·█·█·█·█···█··',
  '█·····█··█·████··██··',
  '███████·█·█·█··█··██·',
];

describe('a QR code', () => {
  it('is the one that other readers read', () => {
    expect(qrCode('ATALAYA').map((row) => row.map((dark) => (dark ? '█' : '·')).join(''))).toEqual(atalaya);
  });

  it('corrects errors as ISO/IEC 18004 says (its example, 1-M)', () => {
    const data = [
      0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
    ];
    expect(errorCorrection(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });

  it('says which mask it wears (table C.1, level M)', () => {
    expect(formatBits(0)).toBe(0b101010000010010);
    expect(formatBits(5)).toBe(0b100000011001110);
  });

  it('grows with its text, keeps its three eyes, and is always square', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 150, unit: 'grapheme' }), (text) => {
        const rows = qrCode(text);
        expect((rows.length - 17) % 4).toBe(0);
        for (const row of rows) expect(row).toHaveLength(rows.length);
        for (const [x, y] of [
          [3, 3],
          [rows.length - 4, 3],
          [3, rows.length - 4],
        ] as const)
          expect(rows[y]?.[x]).toBe(true);
      }),
      { numRuns: 25 },
    );
    expect(() => qrCode('x'.repeat(5_000))).toThrow(RangeError);
  });
});
