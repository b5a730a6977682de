import { z } from 'zod';
import { isCalendarDay } from '../platform/date-format';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { itemKinds } from './shop';

const count = z.number().int();

const opening = z.object({
  week: z.iso.date(),
  openedAt: moment,
  kind: z.enum(itemKinds),
  /** Null if it gave coins instead. */
  itemId: z.string().nullable(),
  words: z.string(),
  coins: count,
});
export type ChestOpening = z.infer<typeof opening>;

export const readChests = endpoint.get('/api/games/chests', 'user', {
  summary:
    "This week's chest, those won and not opened, their contents and odds, and what the opened ones gave.",
  response: z.object({
    week: z.iso.date(),
    days: count,
    needed: count,
    answersOfADay: count,
    isOpened: z.boolean(),
    /** Mondays of the chests that can be opened. */
    ready: z.array(z.iso.date()),
    odds: z.array(z.object({ kind: z.enum(itemKinds), words: z.string(), percent: count, left: count })),
    coinsInstead: count,
    openings: z.array(opening),
  }),
});

export const openChest = endpoint.post('/api/games/chests/:week/open', 'user', {
  summary: 'Opens the chest of a week once; opening it again returns what it gave.',
  params: z.object({ week: z.iso.date().refine(isCalendarDay) }),
  response: opening,
});
