import { describe, expect, it } from 'vitest';
import { fieldConflicts, firstPicks, mixedValues } from './record-conflict';
import type { Field } from './resource';

const fields: Field[] = [
  { path: 'name', label: 'Nombre', kind: 'line' },
  { path: 'options.A', label: 'Alternativa A', kind: 'text' },
  { path: 'tags', label: 'Etiquetas', kind: 'list' },
  { path: 'note', label: 'Nota', kind: 'line', optional: true },
];
const base = { name: 'Uno', options: { A: 'a' }, tags: ['x'], note: null };
const mine = { name: 'Mío', options: { A: 'a' }, tags: 'x', note: 'igual' };
const theirs = { name: 'Suyo', options: { A: 'b' }, tags: ['x', 'y'], note: 'igual' };

describe('a record that two admins edited', () => {
  it('lists the fields that differ and who changed each', () => {
    expect(
      fieldConflicts(fields, { base, mine, theirs }).map(({ field, changedBy }) => [field.path, changedBy]),
    ).toEqual([
      ['name', 'both'],
      ['options.A', 'them'],
      ['tags', 'them'],
    ]);
    expect(fieldConflicts(fields, { base, mine: { ...mine, name: 'Mío' }, theirs: { ...base } })).toEqual([
      expect.objectContaining({ mine: 'Mío', theirs: 'Uno', changedBy: 'me' }),
      expect.objectContaining({ mine: 'igual', theirs: '', changedBy: 'me' }),
    ]);
  });

  it('keeps the changes of both unless the admin decides otherwise', () => {
    const picks = firstPicks(fieldConflicts(fields, { base, mine, theirs }));
    expect(mixedValues(fields, { mine, theirs }, picks)).toEqual({
      name: 'Mío',
      options: { A: 'b' },
      tags: 'x\ny',
      note: 'igual',
    });
    expect(mixedValues(fields, { mine, theirs }, { ...picks, name: 'theirs', tags: 'mine' })).toMatchObject({
      name: 'Suyo',
      tags: 'x',
    });
  });
});
