import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvReader, csvLine, fromCell, toCell } from './csv';

function read(...pieces: string[]) {
  const reader = new CsvReader();
  const records = pieces.flatMap((piece) => reader.push(piece));
  return { records: [...records, ...reader.end()], fault: reader.fault };
}

const cellsOf = (text: string) => read(text).records.map(({ cells }) => cells);

describe('reading CSV', () => {
  it.each<[string, string, string[][]]>([
    [
      'lines of cells',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a last line without its end',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'the line ends of Windows',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'the line ends of old Macs',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quoted cells with separators, quotes and breaks',
      'a,b\n"x,""y""","1\n2"\n',
      [
        ['a', 'b'],
        ['x,"y"', '1\n2'],
      ],
    ],
    [
      'the semicolons of a Spanish spreadsheet',
      'a;b\n1,5;2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'empty cells',
      'a,b,c\n,,\n"",x,\n',
      [
        ['a', 'b', 'c'],
        ['', '', ''],
        ['', 'x', ''],
      ],
    ],
    [
      'empty lines, which are none',
      'a,b\n\n\n1,2\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a mark of byte order',
      '\uFEFFa,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['one column', 'a\n1\n', [['a'], ['1']]],
    ['nothing', '', []],
  ])('knows %s', (_, text, expected) => {
    expect(read(text)).toMatchObject({ fault: undefined });
    expect(cellsOf(text)).toEqual(expected);
  });

  it('knows the line of each record, whatever its cells hold', () => {
    const text = 'a,b\r\n"1\r\n2",x\r\n\r\ny,"3\n4"\nz,w';
    expect(read(text).records.map(({ line }) => line)).toEqual([1, 2, 5, 7]);
  });

  it.each([
    ['a quote that nobody closes', 'a,b\n1,"2\n3,4\n', 2],
    ['text behind a closing quote', 'a,b\n1,2\n"1"x,2\n', 3],
    ['a quote in the middle of a cell', 'a,b\n1,x"y"\n', 2],
    ['a cell without an end', `a,b\n1,"${'x'.repeat(300_000)}`, 2],
  ])('says the line of %s', (_, text, line) => {
    expect(read(text).fault).toMatchObject({ line });
  });

  it('reads what csvLine wrote, however it is cut on the way', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\t', ' ', 'ñ', 'a') }),
    );
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      );
    fc.assert(
      fc.property(table, fc.array(fc.nat(40), { maxLength: 20 }), (rows, cuts) => {
        // A header of plain names, as every file of ours has: it tells the separator.
        const header = rows[0]?.map((_, index) => `campo${index}`) ?? [];
        const text = [header, ...rows].map(csvLine).join('');
        const pieces: string[] = [];
        let rest = text;
        for (const cut of cuts) {
          pieces.push(rest.slice(0, cut));
          rest = rest.slice(cut);
        }
        const { records, fault } = read(...pieces, rest);
        expect(fault).toBeUndefined();
        expect(records.map(({ cells }) => cells)).toEqual([header, ...rows]);
      }),
      { numRuns: 300 },
    );
  });
});

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
