import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { prizeIds, segments } from './wheel';

const spin = z.object({
  /** Where the wheel stopped, clockwise from the top. */
  segment: z
    .number()
    .int()
    .min(0)
    .max(segments.length - 1),
  prize: z.enum(prizeIds),
  spunAt: moment,
  expiresAt: moment,
  /** Null for guests: they must register to get the code. */
  code: z.string().nullable(),
  /** The day of the next spin. */
  nextOn: z.iso.date(),
});

export type Spin = z.infer<typeof spin>;

export const readWheel = endpoint.get('/api/home/wheel', 'visitor', {
  summary:
    "The spin of the fortune wheel that counts today. A guest's newest spin moves to the account on sign-in.",
  response: z.object({
    /** Counts until its `nextOn`. */
    today: spin.nullable(),
    /** The account has won its topic or discount; the wheel gives it mocks, once a week. */
    hadGrandPrize: z.boolean(),
  }),
});

export const spinWheel = endpoint.post('/api/home/spin', 'visitor', {
  summary:
    'Spins the fortune wheel, once a day, or once a week after the grand prize. Guests of one network draw the same prize on one day. Idempotent.',
  response: spin,
});
