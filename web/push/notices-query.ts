import { read } from '../platform/api';

/** What the bell counts and its panel shows first. */
export const noticesQuery = read('GET /api/notices', { query: { page: 1, pageSize: 20 } });
