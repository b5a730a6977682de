import { allowance } from '../platform/allowance';

/** Each test shows twenty questions with their key, also of topics that a plan closes. */
export const levelTestAllowance = allowance({
  name: 'review.level-tests',
  limit: 3,
  per: 'day',
  by: 'visitor',
  refusal: 'review.level-tests-of-today',
});

/** Guests, who are new to us whenever they drop their cookies; an academy or a library shares a network. */
export const guestLevelTestAllowance = allowance({
  name: 'review.guest-level-tests',
  limit: 40,
  per: 'day',
  by: 'address',
  refusal: 'review.level-tests-of-today',
});
