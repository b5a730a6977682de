import { customType, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** Deleted with the account. */
export const owner = () => uuid('user_id').references(() => user.id, { onDelete: 'cascade' });
