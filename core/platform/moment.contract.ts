import { z } from 'zod';

/** A moment of a response: the server gives the date of its row, the browser gets ISO text. */
export const moment = z.preprocess(
  (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
  z.iso.datetime(),
);
