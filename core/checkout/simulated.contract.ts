import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { behaviours } from './simulated';

const params = z.object({ id: z.string().max(60) });

const payment = z.object({
  id: z.string(),
  orderId: z.string(),
  cents: z.number().int(),
  description: z.string(),
  state: z.enum(['open', 'second-step', 'paid', 'expired']),
  failure: z.string().nullable(),
});

export const readSimulatedPayment = endpoint.get('/api/test-checkout/payments/:id', 'user', {
  summary: 'A payment of the simulated provider; in demo mode only.',
  params,
  response: payment,
});

export const paySimulated = endpoint.post('/api/test-checkout/payments/:id', 'user', {
  summary: 'Chooses the outcome of a simulated payment; in demo mode only.',
  params,
  body: z.object({ behaviour: z.enum(behaviours), code: z.string().max(10).optional() }),
  response: payment,
});

export const setOutage = endpoint.put('/api/test-checkout/outage', 'user', {
  summary: "Simulates an outage of the provider for this user's next payment, or ends it; in demo mode only.",
  body: z.object({ isDown: z.boolean() }),
  response: z.object({ isDown: z.boolean() }),
});

export const readOutage = endpoint.get('/api/test-checkout/outage', 'user', {
  summary: 'Whether the simulated provider is down for this user; in demo mode only.',
  response: z.object({ isDown: z.boolean() }),
});
