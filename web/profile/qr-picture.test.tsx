import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import QrPicture from './qr-picture';

const SCALE = 4;

/** Paints the drawn modules and reads them back with an independent decoder. */
function scan(svg: Element): string | undefined {
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, left, top] of svg.innerHTML.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let y = 0; y < SCALE; y += 1)
      for (let x = 0; x < SCALE; x += 1) {
        const at = ((Number(top) * SCALE + y) * side + Number(left) * SCALE + x) * 4;
        pixels.fill(0, at, at + 3);
      }
  return jsqr(pixels, side, side)?.data;
}

function scanned(text: string): string | undefined {
  const { unmount } = render(<QrPicture text={text} label="Código" />);
  const read = scan(screen.getByRole('img', { name: 'Código' }));
  unmount();
  return read;
}

describe('the QR code of the second factor', () => {
  it('is read by a scanner as the address it was made from', () => {
    const address =
      'otpauth://totp/Atalaya:ana%40atalaya.example?issuer=Atalaya&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30';
    expect(scanned(address)).toBe(address);
  });

  it('is read back whatever the text is', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 150, unit: fc.constantFrom(...'aZ09 %:/?&=ñ€') }),
        (text) => {
          expect(scanned(text)).toBe(text);
        },
      ),
      { numRuns: 25 },
    );
  });
});
