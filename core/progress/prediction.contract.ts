import { z } from 'zod';
import { endpoint } from '../platform/endpoint';

const count = z.number().int();

export const readPrediction = endpoint({
  method: 'GET',
  path: '/api/progress/prediction',
  access: 'everyone',
  summary:
    'How the prediction did: full mocks beside what had been said before they were sat, as soon as there are enough.',
  response: z.object({
    mocks: count,
    needed: count,
    /** Null until there are enough. Points from 0 to 10; shares from 0 to 1. */
    real: z
      .object({
        meanError: z.number(),
        bias: z.number(),
        inside: z.number(),
        /** By predicted mark, a point wide: how many, and what they really got. */
        bands: z.array(z.object({ from: z.number(), mocks: count, predicted: z.number(), real: z.number() })),
      })
      .nullable(),
  }),
});

export const readRank = endpoint({
  method: 'GET',
  path: '/api/progress/rank',
  access: 'plus',
  summary:
    'The place of the own expected mark among all candidates with a prediction, as soon as there are enough.',
  response: z.object({
    candidates: count,
    needed: count,
    places: count,
    /** Null without a prediction of one's own, or with too few candidates. */
    position: count.nullable(),
    /** Where the last place would be if all who are here shared the places as the call does among its candidates. */
    cutPosition: count.nullable(),
  }),
});
