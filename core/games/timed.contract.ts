import { z } from 'zod';
import { DAY_MS } from '../platform/durations';

/** The time of a move since the start of the play, without pauses. */
export const atMs = z
  .int()
  .min(0)
  .max(7 * DAY_MS);
