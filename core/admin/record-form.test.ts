import { describe, expect, it } from 'vitest';
import { formValues, missingFields, recordFromForm } from './record-form';
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

describe('a record as form values', () => {
  it('has a text for each field and survives a round trip', () => {
    const form = formValues(fields, record);
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

  it('starts empty and reports the missing fields', () => {
    const form = formValues(fields, undefined);
    expect(recordFromForm(fields, form)).toEqual({});
    expect(missingFields(fields, form)).toEqual(['topic', 'options.A']);
  });

  it('keeps invalid input for the server to reject', () => {
    expect(recordFromForm(fields, { topic: 'tres' })).toEqual({ topic: 'tres' });
  });

  it('keeps a half-filled group and drops an empty one', () => {
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

describe('a date and time in a form', () => {
  const when: readonly Field[] = [{ path: 'opensAt', label: 'Se abre', kind: 'moment' }];

  it('is shown in Spanish local time and stored as UTC', () => {
    const form = formValues(when, { opensAt: '2027-07-01T16:00:00.000Z' });
    expect(form).toEqual({ opensAt: '2027-07-01T18:00' });
    expect(recordFromForm(when, form)).toEqual({ opensAt: '2027-07-01T16:00:00.000Z' });
  });
});
