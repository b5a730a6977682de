import { sql } from 'drizzle-orm';
import { bigserial, customType, pgTable, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What is too long for a notification of PostgreSQL travels between nodes through here (@socket.io/postgres-adapter). */
export const socketAttachment = pgTable('socket_io_attachments', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).default(sql`now()`),
  payload: bytea(),
});
