import { allowance } from '../platform/allowance';

/** Likes and saved posts of readers without an account, who are new to us whenever they drop their cookies. */
export const guestMarkAllowance = allowance({
  name: 'blog.guest-marks',
  limit: 60,
  per: 'day',
  by: 'network',
  refusal: 'request.too-many',
});
