import { z } from 'zod';
import { endpoint } from '../platform/endpoint';

const count = z.number().int();

export const readPrediction = endpoint.get('/api/progress/prediction', 'everyone', {
  summary: 'Accuracy of the prediction on full mocks, once there are enough of them.',
  response: z.object({
    mocks: count,
    needed: count,
    /** Null until there are enough. Points from 0 to 10, shares from 0 to 1. */
    real: z
      .object({
        meanError: z.number(),
        bias: z.number(),
        inside: z.number(),
        /** One band per point of the predicted score. */
        bands: z.array(z.object({ from: z.number(), mocks: count, predicted: z.number(), real: z.number() })),
      })
      .nullable(),
  }),
});

export const readRank = endpoint.get('/api/progress/rank', 'plus', {
  summary:
    "The rank of the user's expected score among all candidates with a prediction, once there are enough.",
  response: z.object({
    candidates: count,
    needed: count,
    places: count,
    /** Null without an own prediction or with too few candidates. */
    position: count.nullable(),
    /** The last rank with a place, at the ratio of candidates per place of the official call. */
    cutPosition: count.nullable(),
  }),
});
