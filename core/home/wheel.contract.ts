import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { prizeIds, segments } from './wheel';

const spin = z.object({
  /** Where the wheel stopped, clockwise from the top. */
  segment: z
    .number()
    .int()
    .min(0)
    .max(segments.length - 1),
  prize: z.enum(prizeIds),
  spunAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Null for guests: they must register to get the code. */
  code: z.string().nullable(),
});

export type Spin = z.infer<typeof spin>;

export const readWheel = endpoint({
  method: 'GET',
  path: '/api/home/wheel',
  access: 'visitor',
  summary: "Today's spin of the fortune wheel, if any. A guest's spin moves to the account on sign-in.",
  response: z.object({ today: spin.nullable() }),
});

export const spinWheel = endpoint({
  method: 'POST',
  path: '/api/home/spin',
  access: 'visitor',
  summary: 'Spins the fortune wheel, once a day per account or browser. Idempotent during the day.',
  response: spin,
});
