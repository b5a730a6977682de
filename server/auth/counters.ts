import {
  accountThrottle,
  emailThrottle,
  knownDeviceThrottle,
  networkThrottle,
} from '@atalaya/core/auth/throttle';
import { keyedHash } from '../platform/encryption';
import type { Kit } from '../platform/kit';
import type { Counter } from './throttle';

/** Shared by the sign-in form and every other form that asks for the password. */
export const accountCounter = ({ secret }: Kit, email: string): Counter => ({
  key: keyedHash(secret, 'throttle', 'account', email),
  rule: accountThrottle,
});

export function networkCounter({ secret, env }: Kit, network: string): Counter {
  const freeAttempts = Math.round(networkThrottle.freeAttempts * env.RATE_LIMIT_SCALE);
  return {
    key: keyedHash(secret, 'throttle', 'network', network),
    rule: { ...networkThrottle, freeAttempts },
  };
}

/** For a browser that has signed in to the account before. */
export const deviceCounter = ({ secret }: Kit, email: string, deviceHash: string): Counter => ({
  key: keyedHash(secret, 'throttle', 'device', email, deviceHash),
  rule: knownDeviceThrottle,
});

/** Emails that anybody can trigger to one address. */
export const emailCounter = ({ secret }: Kit, email: string): Counter => ({
  key: keyedHash(secret, 'throttle', 'email', email),
  rule: emailThrottle,
});
