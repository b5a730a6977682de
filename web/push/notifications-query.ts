import { read } from '../platform/api';

/** What the bell counts and its panel shows first. */
export const notificationsQuery = read('GET /api/notifications', { query: { page: 1, pageSize: 20 } });
