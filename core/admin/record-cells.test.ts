import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, fieldsOfRecord, headerFaults, headerOf, recordFromCells } from './record-cells';
import type { Field } from './resource';

const fields: Field[] = [
  { path: 'topic', label: 'Tema', kind: 'number' },
  { path: 'options.A', label: 'A', kind: 'line' },
  { path: 'options.B', label: 'B', kind: 'line' },
  { path: 'reference.law', label: 'Norma', kind: 'line', optional: true },
  { path: 'laws', label: 'Normas', kind: 'list', optional: true },
  { path: 'nodes', label: 'Ramas', kind: 'tree', optional: true },
];
const header = headerOf(fields);

describe('a record as a CSV line', () => {
  it('has one column per field, named by its path', () => {
    expect(header).toEqual(['id', 'topic', 'options.A', 'options.B', 'reference.law', 'laws', 'nodes']);
    const record = {
      id: 't01-q001',
      topic: 1,
      options: { A: '=uno', B: 'dos' },
      reference: null,
      laws: ['ce', 'cp'],
      nodes: [{ label: 'x' }],
    };
    const cells = cellsOf(fields, record);
    expect(cells).toEqual(['t01-q001', '1', "'=uno", 'dos', '', 'ce | cp', '[{"label":"x"}]']);
    const { reference: _, ...rest } = record;
    expect(recordFromCells(fields, header, cells)).toEqual(rest);
  });

  it.each([[['(a|b) c', 'd']], [['one\\', '|', 'C:\\|x']], [['plain']]])(
    'keeps the items %j of a list',
    (laws) => {
      const cells = cellsOf(fields, { id: 'x', topic: 1, options: { A: 'a', B: 'b' }, laws });
      expect(recordFromCells(fields, header, cells).laws).toEqual(laws);
    },
  );

  it('exports only its fields to JSON', () => {
    const record = { id: 'x', version: 3, topic: 1, options: { A: 'uno', D: 'no' }, reference: null };
    expect(fieldsOfRecord(fields, record)).toEqual({ topic: 1, options: { A: 'uno' } });
  });

  it('survives a round trip with any text', () => {
    const text = fc.string({ unit: 'grapheme' }).map((value) => value.trim() || 'x');
    const record = fc.record({
      id: fc.stringMatching(/^[a-z0-9-]{1,9}$/),
      topic: fc.integer(),
      options: fc.record({ A: text, B: text }),
      nodes: fc.array(fc.dictionary(text, text)),
    });
    fc.assert(
      fc.property(record, (given) => {
        expect(recordFromCells(fields, header, cellsOf(fields, given))).toEqual(
          JSON.parse(JSON.stringify(given)),
        );
      }),
    );
  });

  it('keeps invalid cells as text for the schema to reject', () => {
    expect(recordFromCells(fields, ['topic', 'nodes'], ['tres', '{'])).toEqual({ topic: 'tres', nodes: '{' });
    expect(recordFromCells(fields, ['topic', 'options.A'], ['', ' '])).toEqual({});
    expect(recordFromCells(fields, ['topic', 'id'], ['1'])).toEqual({ topic: 1 });
  });

  it('reads what Excel makes of yes and no, and amounts with a comma', () => {
    const yesOrNo: Field = {
      path: 'isFeatured',
      label: 'Destacado',
      kind: 'choice',
      choices: [
        { value: 'true', label: 'Sí' },
        { value: 'false', label: 'No' },
      ],
    };
    const some: Field[] = [
      yesOrNo,
      { path: 'priceCents', label: 'Precio', kind: 'euros' },
      { path: 'name', label: 'Nombre', kind: 'line' },
    ];
    const read = (...cells: string[]) => recordFromCells(some, ['isFeatured', 'priceCents', 'name'], cells);
    expect(read('VERDADERO', '12,99', 'FALSO')).toEqual({
      isFeatured: 'true',
      priceCents: 1299,
      name: 'FALSO',
    });
    expect(read('FALSO', '1299', 'x')).toMatchObject({ isFeatured: 'false', priceCents: 1299 });
    expect(read('quizá', '9 € o así', 'x')).toMatchObject({ isFeatured: 'quizá', priceCents: '9 € o así' });
  });

  it('reports unknown, repeated and missing columns', () => {
    expect(headerFaults(fields, ['id', 'topic', 'topic', 'tema', 'options.A'])).toEqual([
      { field: 'topic', reason: 'La columna está repetida.' },
      { field: 'tema', reason: 'La columna no existe.' },
      { field: 'options.B', reason: 'Falta la columna.' },
    ]);
    expect(headerFaults(fields, [' topic ', 'options.B', 'options.A'])).toEqual([]);
  });
});
