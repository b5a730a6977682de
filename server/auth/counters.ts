import { networkOf } from '@atalaya/core/auth/network';
import { accountPace, addressPace, knownDevicePace, letterPace } from '@atalaya/core/auth/throttle';
import type { Kit } from '../platform/kit';
import { keyedHash } from './seal';
import type { Counter } from './throttle';

/** Failures against one account, shared by the sign-in form and whatever else asks for its password. */
export const accountCounter = ({ secret }: Kit, email: string): Counter => ({
  key: keyedHash(secret, 'throttle', 'account', email),
  pace: accountPace,
});

/** Failures from one network, whatever the account. */
export function addressCounter({ secret, env }: Kit, address: string): Counter {
  const free = Math.round(addressPace.free * env.RATE_LIMIT_SCALE);
  return {
    key: keyedHash(secret, 'throttle', 'address', networkOf(address)),
    pace: { ...addressPace, free },
  };
}

/** Failures of one browser against an account that it has opened before. */
export const deviceCounter = ({ secret }: Kit, email: string, deviceHash: string): Counter => ({
  key: keyedHash(secret, 'throttle', 'device', email, deviceHash),
  pace: knownDevicePace,
});

/** Letters that strangers can cause to one address. */
export const letterCounter = ({ secret }: Kit, email: string): Counter => ({
  key: keyedHash(secret, 'throttle', 'letter', email),
  pace: letterPace,
});
