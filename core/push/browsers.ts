import { allowance } from '../platform/allowance';

/** More browsers than anyone has; each of them costs a request with every notification. */
export const browserAllowance = allowance({
  name: 'push.browsers',
  limit: 20,
  per: 'at-once',
  by: 'account',
  refusal: 'push.too-many-devices',
});
