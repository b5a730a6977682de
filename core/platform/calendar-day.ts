import { z } from 'zod';

/** A day that the database and a person can mean: `0000-01-01` is a date for zod and none for PostgreSQL. */
export const calendarDay = (message: string) =>
  z.iso.date(message).refine((text) => text >= '2000-01-01' && text < '2200-01-01', message);
