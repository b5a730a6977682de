import { describeResource, type ResourceDescription } from './resource.ts';

/** What users reported, for the admins to solve and reply to. */
export const reportResource = <const N extends string>(
  own: Pick<ResourceDescription<string, N>, 'name' | 'title' | 'columns' | 'search'>,
) =>
  describeResource({
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
    sorts: ['createdAt', 'updatedAt'],
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
