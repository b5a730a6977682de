import { type Allowance, allowance } from '../platform/allowance';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/durations';

/** Levels 0 to 3. They come from reading and days, not from writing much. */
export type TrustLevel = 0 | 1 | 2 | 3;

export type Behaviour = {
  /** Since the first visit to the forum. */
  days: number;
  topicsRead: number;
  /** «Útil» marks and solutions that others gave. */
  thanked: number;
  /** Posts that moderators removed in the last 90 days. */
  removed: number;
};

export function trustOf({ days, topicsRead, thanked, removed }: Behaviour): TrustLevel {
  if (removed >= 3) return 0;
  if (days >= 60 && topicsRead >= 60 && thanked >= 20 && removed === 0) return 3;
  if (days >= 15 && topicsRead >= 20 && thanked >= 1 && removed <= 1) return 2;
  if (days >= 1 && topicsRead >= 5) return 1;
  return 0;
}

export type WritingLimits = {
  /** Signs of spam send the posts of newcomers to a moderator. */
  isNewcomer: boolean;
  links: number;
  images: number;
  mentions: number;
  /** Between two posts; the team needs none. */
  pause: Allowance<'forum.too-fast'> | null;
  topicsPerDay: number;
  postsPerDay: number;
};

const daily = { per: 'day', by: 'account', refusal: 'forum.daily-limit' } as const;
const pause = { limit: 1, by: 'account', refusal: 'forum.too-fast' } as const;
/** What newcomers have; `writingLimits` gives others more. */
export const topicAllowance = allowance({ name: 'forum.topics', limit: 3, ...daily });
export const replyAllowance = allowance({ name: 'forum.replies', limit: 10, ...daily });
export const newcomerPause = allowance({ name: 'forum.newcomer-pause', per: 30_000, ...pause });
export const memberPause = allowance({ name: 'forum.pause', per: 5_000, ...pause });

export const writingLimits = (level: TrustLevel): WritingLimits =>
  level === 0
    ? {
        isNewcomer: true,
        links: 2,
        images: 0,
        mentions: 2,
        pause: newcomerPause,
        topicsPerDay: topicAllowance.limit,
        postsPerDay: replyAllowance.limit,
      }
    : {
        isNewcomer: false,
        links: 10,
        images: 5,
        mentions: 5,
        pause: memberPause,
        topicsPerDay: 10,
        postsPerDay: 100,
      };

/** The same text again within this time is a double click, or spam. */
export const REPEAT_MS = 5 * MINUTE_MS;
export const REMOVED_COUNT_FOR_MS = 90 * DAY_MS;
export const LEVEL_FRESH_MS = HOUR_MS;

/** Their reports can hide a post. */
export const isTrusted = (level: TrustLevel): boolean => level >= 1;
