import { expect, it } from 'vitest';
import { versionChanges } from './version-changes';

const fields = [
  { path: 'title', label: 'Título' },
  { path: 'value', label: 'Valor' },
  { path: 'ends', label: 'Hasta' },
];

it('names the fields that differ, with what was and what is', () => {
  const before = { title: 'Aviso', value: 10, ends: null };
  expect(versionChanges(fields, before, { title: 'Aviso', value: 15, ends: '2026-12-01' })).toEqual([
    { label: 'Valor', before: '10', after: '15' },
    { label: 'Hasta', before: '', after: '2026-12-01' },
  ]);
  expect(versionChanges(fields, before, { title: 'Aviso', value: 10 })).toEqual([]);
  expect(versionChanges(fields, undefined, before)).toEqual([]);
});
