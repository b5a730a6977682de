import { networkOf } from '@atalaya/core/auth/network';
import {
  accountThrottle,
  addressThrottle,
  emailThrottle,
  knownDeviceThrottle,
} from '@atalaya/core/auth/throttle';
import type { Kit } from '../platform/kit';
import { keyedHash } from './encryption';
import type { Counter } from './throttle';

/** Failures against one account, shared by the sign-in form and whatever else asks for its password. */
export const accountCounter = ({ secret }: Kit, email: string): Counter => ({
  key: keyedHash(secret, 'throttle', 'account', email),
  pace: accountThrottle,
});

/** Failures from one network, whatever the account. */
export function addressCounter({ secret, env }: Kit, address: string): Counter {
  const freeAttempts = Math.round(addressThrottle.freeAttempts * env.RATE_LIMIT_SCALE);
  return {
    key: keyedHash(secret, 'throttle', 'address', networkOf(address)),
    pace: { ...addressThrottle, freeAttempts },
  };
}

/** Failures of one browser against an account that it has opened before. */
export const deviceCounter = ({ secret }: Kit, email: string, deviceHash: string): Counter => ({
  key: keyedHash(secret, 'throttle', 'device', email, deviceHash),
  pace: knownDeviceThrottle,
});

/** Emails that strangers can cause to one address. */
export const emailCounter = ({ secret }: Kit, email: string): Counter => ({
  key: keyedHash(secret, 'throttle', 'email', email),
  pace: emailThrottle,
});
