import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/durations';
import { answeredAt } from './answered-at';

const now = new Date('2026-11-15T10:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const old = ago(400 * DAY_MS);

it.each([
  ['just now', 0, old, null, true],
  ['offline for two weeks', 14 * DAY_MS, old, null, true],
  ['longer ago', 14 * DAY_MS + 1, old, null, false],
  ['in the future', -MINUTE_MS, old, null, false],
  ['before the account', 2 * HOUR_MS, ago(HOUR_MS), null, false],
  ['after what the device sent last', DAY_MS, old, ago(2 * DAY_MS), true],
  ['a little before it, with a clock that was set back', 2 * DAY_MS + HOUR_MS, old, ago(2 * DAY_MS), true],
  ['days before it', 5 * DAY_MS, old, ago(2 * DAY_MS), false],
])(
  'counts an answer when it was given if that is possible, and otherwise now: %s',
  (_, ms, since, newestSent, isPossible) => {
    expect(answeredAt(ago(ms), now, { since, newestSent })).toEqual(isPossible ? ago(ms) : now);
  },
);
