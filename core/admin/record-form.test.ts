import { describe, expect, it } from 'vitest';
import { formOf, missingIn, recordFromForm } from './record-form';
import type { Field } from './resource';

const fields: readonly Field[] = [
  { path: 'topic', label: 'Tema', kind: 'number' },
  { path: 'options.A', label: 'A', kind: 'text' },
  { path: 'laws', label: 'Normas', kind: 'list', optional: true },
  { path: 'nodes', label: 'Ramas', kind: 'tree', optional: true },
  { path: 'source', label: 'Fuente', kind: 'line', optional: true },
];
const record = {
  id: 'x',
  topic: 3,
  options: { A: 'Sí' },
  laws: ['ce', 'cp'],
  nodes: [{ label: 'Uno', children: [{ label: 'Dos' }] }],
  source: null,
};

describe('a record in a form', () => {
  it('is a text for each field, and comes back as it was', () => {
    const form = formOf(fields, record);
    expect(form).toEqual({
      topic: '3',
      options: { A: 'Sí' },
      laws: 'ce\ncp',
      nodes: 'Uno\n  Dos',
      source: '',
    });
    const { id: _, source: __, ...rest } = record;
    expect(recordFromForm(fields, form)).toEqual(rest);
  });

  it('begins empty, and says what is missing', () => {
    const form = formOf(fields, undefined);
    expect(recordFromForm(fields, form)).toEqual({});
    expect(missingIn(fields, form)).toEqual(['topic', 'options.A']);
  });

  it('keeps what it cannot read, for the server to name', () => {
    expect(recordFromForm(fields, { topic: 'tres' })).toEqual({ topic: 'tres' });
  });

  it('leaves a half-written group to be judged, and an empty one out', () => {
    const backing: Field[] = ['law', 'article'].map((part) => ({
      path: `reference.${part}`,
      label: part,
      kind: 'line',
      optional: true,
    }));
    expect(recordFromForm(backing, { reference: { law: 'ce', article: '' } })).toEqual({
      reference: { law: 'ce' },
    });
    expect(recordFromForm(backing, { reference: { law: '', article: ' ' } })).toEqual({});
  });
});

describe('a day and an hour in a form', () => {
  const when: readonly Field[] = [{ path: 'opensAt', label: 'Se abre', kind: 'moment' }];

  it('is shown by the clock in Spain, and kept as a moment', () => {
    const form = formOf(when, { opensAt: '2027-07-01T16:00:00.000Z' });
    expect(form).toEqual({ opensAt: '2027-07-01T18:00' });
    expect(recordFromForm(when, form)).toEqual({ opensAt: '2027-07-01T16:00:00.000Z' });
  });
});
