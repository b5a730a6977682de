import { expect, it } from 'vitest';
import type { Field } from '../resource';
import { versionChanges } from './version-changes';

const fields: readonly Field[] = [
  { path: 'title', label: 'Título', kind: 'line' },
  { path: 'value', label: 'Valor', kind: 'number' },
  { path: 'ends', label: 'Hasta', kind: 'day' },
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

it('shows choices by their names, amounts in euros and moments in Spanish time', () => {
  const described: readonly Field[] = [
    {
      path: 'state',
      label: 'Estado',
      kind: 'choice',
      choices: [
        { value: 'draft', label: 'Borrador' },
        { value: 'published', label: 'Publicada' },
      ],
    },
    {
      path: 'value',
      label: 'Porcentaje',
      kind: 'number',
      dependsOn: 'kind',
      eurosFor: { value: 'amount', label: 'Importe en euros' },
    },
    { path: 'from', label: 'Empieza', kind: 'moment' },
    { path: 'topics', label: 'Temas', kind: 'list' },
  ];
  const before = { state: 'draft', kind: 'percent', value: 10, from: '2026-07-01T10:00:00Z', topics: [3] };
  const after = {
    state: 'published',
    kind: 'amount',
    value: 500,
    from: '2026-12-01T10:00:00Z',
    topics: [3, 4],
  };
  expect(versionChanges(described, before, after)).toEqual([
    { label: 'Estado', before: 'Borrador', after: 'Publicada' },
    { label: 'Importe en euros', before: '10', after: '5,00 €' },
    { label: 'Empieza', before: '1 jul 2026, 12:00', after: '1 dic 2026, 11:00' },
    { label: 'Temas', before: '3', after: '3; 4' },
  ]);
});
