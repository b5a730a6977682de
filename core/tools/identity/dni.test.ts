import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkId, controlLetter, idMessage, likelySlips, normaliseId } from './dni';
import { checkBatch, writeBatchCsv } from './id-batch';

describe('the letter of a DNI or NIE', () => {
  it.each([
    '00000000T',
    '00000001R',
    '00000023T',
    '12345678Z',
    '99999999R',
    '11111111H',
    '22222222J',
    '50000000R',
    '87654321X',
    '01234567L',
    '71234568A',
    'X0000000T',
    'X1234567L',
    'Y1234567X',
    'Z1234567R',
    'Y0000001S',
    'Z9999999H',
    'X9999999J',
    'K1234567L',
    'L0000001R',
    'M1234567L',
    'K0000000T',
    '12.345.678-z',
    ' x 1234567 l ',
    '１２３４５６７８Ｚ',
    'X01234567L',
  ])('%s is right', (text) => {
    expect(checkId(text).code).toBe('OK');
  });

  it.each([
    ['12345678A', 'BAD_LETTER', 'La letra debería ser Z'],
    ['12345678I', 'FORBIDDEN_LETTER', 'Esa letra no se usa en el DNI'],
    ['12345678Ñ', 'FORBIDDEN_LETTER', 'Esa letra no se usa en el DNI'],
    ['12345678', 'NO_LETTER', 'Falta la letra: Z'],
    ['X1234567', 'NO_LETTER', 'Falta la letra: L'],
    ['1234567L', 'PADDED', 'Con ceros delante: 01234567L'],
    ['123456789Z', 'BAD_FORMAT', 'Formato no válido'],
    ['X12345678L', 'BAD_FORMAT', 'Formato no válido'],
    ['W1234567L', 'ENTITY', 'Es un NIF de entidad'],
    ['B12345674', 'ENTITY', 'Es un NIF de entidad'],
    ['Ñ2345678Z', 'BAD_FORMAT', 'Formato no válido'],
    ['', 'BAD_FORMAT', 'Formato no válido'],
    ['1234567BZ', 'BAD_FORMAT', 'Formato no válido'],
  ])('%j is %s', (text, code, message) => {
    const check = checkId(text);
    expect([check.code, idMessage(check)]).toEqual([code, message]);
    expect(check.input).toBe(text);
  });

  it('offers digits for letters typed in their place, never a letter O at the end', () => {
    expect(checkId('1234567BZ').suggestion).toBe('12345678Z');
    expect(checkId('I2345678Z').suggestion).toBe('12345678Z');
    expect(checkId('XI234567L').suggestion).toBe('X1234567L');
    expect(checkId('123456780').suggestion).toBeUndefined();
  });

  it('finds the slips that explain a wrong letter', () => {
    const slips = likelySlips(checkId('12354678Z'));
    expect(slips[0]).toEqual({ value: '12345678Z', kind: 'swap', at: [3, 4] });
    expect(likelySlips(checkId('12345678Z'))).toEqual([]);
  });
});

const number = fc.integer({ min: 0, max: 99_999_999 });
const written = (value: number): string => String(value).padStart(8, '0');

describe('always', () => {
  it('the number with its own letter is right, with any separators', () => {
    fc.assert(
      fc.property(number, fc.constantFrom('', ' ', '.', '-', '/'), (value, between) => {
        const text = [...written(value), controlLetter(value).toLowerCase()].join(between);
        expect(checkId(text)).toMatchObject({ code: 'OK', kind: 'DNI' });
      }),
    );
  });

  it('one wrong digit or two exchanged ones are noticed, and the right number is among the slips', () => {
    fc.assert(
      fc.property(
        number,
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        (value, at, by, isSwap) => {
          const digits = [...written(value)];
          const [here = '', next = ''] = [digits[at], digits[at + 1]];
          if (isSwap) [digits[at], digits[at + 1]] = [next, here];
          else digits[at] = String((Number(here) + by) % 10);
          const wrong = digits.join('');
          fc.pre(wrong !== written(value));
          const check = checkId(wrong + controlLetter(value));
          expect(check.code).toBe('BAD_LETTER');
          expect(likelySlips(check).map((slip) => slip.value)).toContain(
            written(value) + controlLetter(value),
          );
        },
      ),
    );
  });

  it('any text has an answer, and normalising twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(idMessage(checkId(text))).not.toBe('');
        expect(normaliseId(normaliseId(text))).toBe(normaliseId(text));
      }),
    );
  });
});

describe('a batch', () => {
  it('takes the first column, keeps the order and marks what is repeated', () => {
    const batch = checkBatch('12345678Z;Lucía\n\n"x1234567l",Ana\r\n12.345.678-Z\nnada');
    expect(batch).toMatchObject({ kind: 'rows', valid: 3, duplicates: 1 });
    const rows = batch.kind === 'rows' ? batch.rows : [];
    expect(rows.map(({ line, code, isDuplicate }) => [line, code, isDuplicate])).toEqual([
      [1, 'OK', false],
      [3, 'OK', false],
      [4, 'OK', true],
      [5, 'BAD_FORMAT', false],
    ]);
    expect(writeBatchCsv(rows).split('\r\n')[3]).toBe(
      '4;12.345.678-Z;12345678Z;DNI;Letra correcta;Z;12345678Z;sí',
    );
  });

  it('does not let a cell run as a formula', () => {
    const batch = checkBatch('=HYPERLINK("x")');
    expect(writeBatchCsv(batch.kind === 'rows' ? batch.rows : [])).toContain("'=HYPERLINK");
  });

  it('holds 10,000 lines and says so of one more', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => written(at)).join('\n');
    expect(checkBatch(lines(10_000))).toMatchObject({ kind: 'rows', valid: 0 });
    expect(checkBatch(lines(10_001))).toEqual({
      kind: 'fault',
      fault: 'Hay 10.001 líneas y caben 10.000. Divide la lista: no se ha borrado nada.',
    });
    expect(checkBatch(' \n')).toEqual({ kind: 'empty' });
  });
});
