import type { Kit } from '../../platform/kit';
import type { Provider } from './provider';
import { simulatedProvider } from './simulated';
import { stripeProvider } from './stripe';

/** Stripe if its keys are set, the simulated provider in the demo, otherwise none. */
export function providerOf(kit: Kit): Provider | undefined {
  const { env } = kit;
  if (env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET) return stripeProvider(kit);
  return env.demo ? simulatedProvider : undefined;
}

/** The provider that an order started with, even if the configuration changed since. */
export function providerNamed(kit: Kit, name: string): Provider | undefined {
  const { env } = kit;
  if (name === 'simulated') return env.demo ? simulatedProvider : undefined;
  return env.STRIPE_SECRET_KEY ? stripeProvider(kit) : undefined;
}
