import type { ResourceDescription } from './resource.ts';

export const reportSorts = ['createdAt', 'updatedAt'] as const;

type ReportResource = ResourceDescription<(typeof reportSorts)[number]>;

/** What users reported, for the admins to solve and reply to. */
export const reportResource = (
  own: Pick<ReportResource, 'name' | 'title' | 'columns' | 'search'>,
): ReportResource => ({
  ...own,
  singular: 'aviso',
  plural: 'avisos',
  gender: 'm',
  fields: [
    {
      path: 'status',
      label: 'Situación',
      kind: 'choice',
      choices: [
        { value: 'open', label: 'Abierto' },
        { value: 'solved', label: 'Resuelto' },
      ],
    },
    { path: 'reply', label: 'Qué se ha hecho', kind: 'text', optional: true },
  ],
  sorts: reportSorts,
  defaultOrder: { field: 'createdAt', descending: true },
  filters: [
    {
      name: 'status',
      label: 'Situación',
      all: 'todas',
      options: [
        { value: 'open', label: 'Abiertos' },
        { value: 'solved', label: 'Resueltos' },
      ],
    },
  ],
  canCreate: false,
});
