import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvRecord, csvFile, csvRecords, csvText } from './csv';
import { FileFault } from './file-fault';

async function* piecesOf(pieces: readonly string[]) {
  yield* pieces;
}

async function read(...pieces: string[]) {
  const records: CsvRecord[] = [];
  try {
    for await (const record of csvRecords(piecesOf(pieces))) records.push(record);
  } catch (error) {
    if (error instanceof FileFault) return { records, fault: error };
    throw error;
  }
  return { records, fault: undefined };
}

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
  ])('knows %s', async (_, text, expected) => {
    const { records, fault } = await read(text);
    expect(fault).toBeUndefined();
    expect(records.map(({ cells }) => cells)).toEqual(expected);
  });

  it('knows the line of each record, whatever its cells hold', async () => {
    const text = 'a,b\r\n"1\r\n2",x\r\n\r\ny,"3\n4"\nz,w';
    expect((await read(text)).records.map(({ line }) => line)).toEqual([1, 2, 5, 7]);
  });

  it.each([
    ['a quote that nobody closes', 'a,b\n1,"2\n3,4\n', 2],
    ['text behind a closing quote', 'a,b\n1,2\n"1"x,2\n', 3],
    ['a quote in the middle of a cell', 'a,b\n1,x"y"\n', 2],
    ['a cell without an end', `a,b\n1,"${'x'.repeat(300_000)}`, 2],
    ['a cell that is too long', `a,b\r\n"1\r\n2",3\r\n\r\n1,"${'x'.repeat(1_100_000)}"\r\n`, 5],
  ])('says the line of %s', async (_, text, line) => {
    expect((await read(text)).fault).toMatchObject({ line });
  });

  it('hands out the records before a fault', async () => {
    const { records, fault } = await read('a,b\n1,2\n3,', '4\n"5"x,6\n7,8\n');
    expect(records.map(({ cells }) => cells.join())).toEqual(['a,b', '1,2', '3,4']);
    expect(fault).toMatchObject({
      line: 4,
      reason: 'Hay texto detrás de las comillas que cierran una celda.',
    });
  });

  it('reads what csvText wrote, however it is cut on the way', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\t', ' ', 'ñ', 'a') }),
    );
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      );
    await fc.assert(
      fc.asyncProperty(table, fc.array(fc.nat(40), { maxLength: 20 }), async (rows, cuts) => {
        // A header of plain names reveals the separator.
        const header = rows[0]?.map((_, index) => `campo${index}`) ?? [];
        const text = csvText([header, ...rows]);
        const pieces: string[] = [];
        // By code point: a UTF-8 decoder never splits a surrogate pair.
        const rest = [...text];
        for (const cut of cuts) pieces.push(rest.splice(0, cut).join(''));
        const { records, fault } = await read(...pieces, rest.join(''));
        expect(fault).toBeUndefined();
        expect(records.map(({ cells }) => cells)).toEqual([header, ...rows]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('writing CSV', () => {
  it('begins as a spreadsheet in Spanish expects, accents and columns included', async () => {
    const file = csvFile([
      ['id', 'pregunta'],
      ['uno', '¿Acción?'],
    ]);
    expect(file).toBe('\uFEFFid;pregunta\r\nuno;¿Acción?\r\n');
    expect((await read(file)).records.map(({ cells }) => cells)).toEqual([
      ['id', 'pregunta'],
      ['uno', '¿Acción?'],
    ]);
  });

  it('quotes what a spreadsheet with another separator would misread', () => {
    expect(csvText([['a', 'b;c', 'd\te', ' f', '', 'g"h', 'i,j', 1.5]])).toBe(
      'a;"b;c";"d\te";" f";"";"g""h";"i,j";"1,5"\r\n',
    );
  });
});
