import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionResource } from '../../syllabus/admin/questions';
import { withIsoDates } from '../file-dates';
import { cellsOf, fieldsOfRecord, headerOf, recordFromCells, setValueAt } from '../record-cells';
import type { Field, FieldKind } from '../resource';
import { changesOf, isSameRecord } from './record-changes';

const field = (path: string, kind: FieldKind, more: Partial<Field> = {}): Field => ({
  path,
  kind,
  label: path.toUpperCase(),
  optional: true,
  ...more,
});

describe('the changes of a record', () => {
  const fields = [
    field('title', 'line'),
    field('state', 'choice', { choices: [{ value: 'draft', label: 'Borrador' }] }),
    field('price', 'euros'),
    field('tags', 'list'),
    field('opensAt', 'moment'),
  ];
  const before = {
    title: 'Uno',
    state: 'published',
    price: 1_250,
    tags: ['a'],
    opensAt: '2026-05-02T10:00:00.000Z',
  };
  const labels = (after: object) =>
    changesOf({ fields }, before, after).map((change) => [change.label, change.before, change.after]);

  it('are named by their labels, with the texts that the form shows', () => {
    expect(labels({ ...before, title: 'Dos', state: 'draft', price: 990 })).toEqual([
      ['TITLE', 'Uno', 'Dos'],
      ['STATE', 'published', 'Borrador'],
      ['PRICE', '12,50', '9,90'],
    ]);
    expect(labels({ ...before, tags: [] })).toEqual([['TAGS', 'a', '']]);
  });

  it('are none where only spaces, empty values or the writing of a moment differ', () => {
    expect(
      labels({ ...before, title: ' Uno\n', price: '1250', opensAt: '2026-05-02T12:00:00+02:00' }),
    ).toEqual([]);
    expect(changesOf({ fields }, { title: null, tags: [] }, { title: '' })).toEqual([]);
  });

  it('of a long text are cut around the first difference', () => {
    const start = 'palabra '.repeat(100);
    const [[, old, now] = []] = labels({ ...before, title: `${start}fin` });
    expect(old).toBe('Uno');
    expect(now?.length).toBeLessThan(250);
    const [change] = changesOf({ fields }, { title: `${start}uno` }, { title: `${start}dos` });
    expect([change?.before, change?.after]).toEqual([
      expect.stringMatching(/^….*uno$/),
      expect.stringMatching(/^….*dos$/),
    ]);
  });

  it('tell which one is the answer key', () => {
    const record = { answer: 'A', stem: 'x' };
    const keys = changesOf(questionResource, record, { answer: 'B', stem: 'y' });
    expect(keys.map(({ path, isKey }) => [path, isKey])).toEqual([
      ['stem', false],
      ['answer', true],
    ]);
  });
});

describe('a record that is exported and read again', () => {
  const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\r', ''));
  const values: Record<FieldKind, fc.Arbitrary<unknown>> = {
    line: text,
    text,
    markdown: text,
    number: fc.integer(),
    euros: fc.nat(),
    day: fc
      .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
    moment: fc
      .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString()),
    choice: fc.constantFrom('draft', 'published'),
    list: fc
      .array(text.map((value) => value.replaceAll('|', '')))
      .map((items) => items.filter((item) => item.trim() !== '')),
    tree: fc.array(fc.record({ label: text, note: text })),
  };
  const isKind = (kind: string): kind is FieldKind => kind in values;
  const described = Object.keys(values)
    .filter(isKind)
    .map((kind) => field(`inner.${kind}`, kind));
  const records = fc
    .record(Object.fromEntries(described.map(({ path, kind }) => [path, fc.option(values[kind])])))
    .map((flat) => {
      const record: Record<string, unknown> = { id: 'a1' };
      for (const [path, value] of Object.entries(flat)) setValueAt(record, path.split('.'), value);
      return record;
    });

  it('is the same record, in CSV and in JSON', () => {
    fc.assert(
      fc.property(records, (record) => {
        const header = headerOf(described);
        const csv = recordFromCells(described, header, cellsOf(described, record));
        const json: unknown = JSON.parse(JSON.stringify(fieldsOfRecord(described, record)));
        for (const read of [csv, json]) {
          const dated = withIsoDates(described, read);
          expect(typeof dated === 'object' && dated && isSameRecord(described, record, dated)).toBe(true);
        }
      }),
    );
  });
});
