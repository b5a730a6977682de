import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { keyset, keysetQuery } from '../platform/paging.contract';

const movement = z.object({
  id: z.uuid(),
  words: z.string(),
  amount: z.number().int(),
  day: z.iso.date(),
});

export type CoinMovement = z.infer<typeof movement>;

export const readCoins = endpoint.get('/api/games/coins', 'user', {
  summary: "The user's coins: balance, what today has given and its limit, and the last movements.",
  response: z.object({
    balance: z.number().int(),
    earnedToday: z.number().int(),
    limitOfDay: z.number().int(),
    last: z.array(movement),
  }),
});

export const readMovements = endpoint.get('/api/games/coins/movements', 'user', {
  summary: 'Every movement of coins, newest first.',
  query: keysetQuery,
  response: keyset(movement),
});
