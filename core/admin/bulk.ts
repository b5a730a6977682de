import type { ResourceDescription } from './resource.ts';

/** Changes of several selected records. `restore` takes them out of the trash. */
export const bulkActions = ['publish', 'withdraw', 'move', 'delete', 'restore'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** As many as the largest page of a list. */
export const MAX_BULK = 100;

/** What can be done with selected rows of a list. Some records have no state, and a fixed set cannot be deleted. */
export function bulkActionsOf(
  { canCreate, fields, move }: ResourceDescription,
  isTrash: boolean,
): BulkAction[] {
  if (isTrash) return ['restore'];
  const hasState = fields.some(({ path }) => path === 'state');
  return [
    ...(hasState ? (['publish', 'withdraw'] as const) : []),
    ...(move ? ['move' as const] : []),
    ...(canCreate ? ['delete' as const] : []),
  ];
}

const participles: Record<BulkAction, string> = {
  publish: 'publicad',
  withdraw: 'retirad',
  move: 'movid',
  delete: 'borrad',
  restore: 'recuperad',
};

/** «3 preguntas publicadas», «1 cupón borrado». */
export function bulkDone(
  { singular, plural, gender }: ResourceDescription,
  action: BulkAction,
  count: number,
): string {
  const ending = `${gender === 'f' ? 'a' : 'o'}${count === 1 ? '' : 's'}`;
  return `${count} ${count === 1 ? singular : plural} ${participles[action]}${ending}`;
}
