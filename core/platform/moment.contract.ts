import { z } from 'zod';

/** A date and time in a response: handlers return a Date (or its ISO text), the browser receives ISO text. */
export const moment = z.preprocess(
  (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
  z.iso.datetime(),
);
