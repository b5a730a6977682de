import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time; PostgreSQL stores it in UTC. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
