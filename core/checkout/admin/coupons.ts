import { describeResource, stateField, stateFilters } from '../../admin/resource.ts';

const KINDS = [
  { value: 'percent', label: 'Porcentaje' },
  { value: 'amount', label: 'Importe' },
];
const SCOPES = [
  { value: 'all', label: 'Todo' },
  { value: 'cart', label: 'El carrito' },
  { value: 'plan', label: 'Los planes' },
];

export const couponResource = describeResource({
  name: 'coupons',
  title: 'Cupones',
  singular: 'cupón',
  plural: 'cupones',
  gender: 'm',
  fields: [
    { path: 'code', label: 'Código', kind: 'line', hint: 'Mayúsculas, cifras y guiones.' },
    { path: 'kind', label: 'Tipo', kind: 'choice', choices: KINDS },
    {
      path: 'value',
      label: 'Porcentaje',
      kind: 'number',
      dependsOn: 'kind',
      eurosFor: { value: 'amount', label: 'Importe en euros' },
    },
    { path: 'scope', label: 'Vale para', kind: 'choice', choices: SCOPES },
    { path: 'minCents', label: 'Compra mínima en euros', kind: 'euros' },
    { path: 'startsAt', label: 'Desde el día', kind: 'day', optional: true },
    { path: 'endsAt', label: 'Hasta el día, incluido', kind: 'day', optional: true },
    { path: 'maxUses', label: 'Usos en total', kind: 'number', optional: true },
    { path: 'maxPerUser', label: 'Usos por persona', kind: 'number', optional: true },
    { path: 'note', label: 'Nota', kind: 'line', optional: true },
    stateField,
  ],
  columns: ['code', 'kind', 'value', 'uses', 'maxUses', 'endsAt', 'state', 'updatedAt'],
  search: 'Busca por código o nota',
  sorts: ['code', 'uses', 'endsAt', 'updatedAt'],
  defaultOrder: { field: 'updatedAt', descending: true },
  filters: stateFilters,
  naturalKey: ['code'],
  canCreate: true,
  keepsVersions: true,
});
