import { allowance } from '../platform/allowance';

/** More than anybody needs; it keeps the lookup small. */
export const blockAllowance = allowance({
  name: 'blocks',
  limit: 200,
  per: 'at-once',
  by: 'account',
  refusal: 'blocks.too-many',
});
