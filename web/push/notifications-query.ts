import { read } from '../platform/api';

export const notificationsQuery = read('GET /api/notifications', { query: { page: 1, pageSize: 20 } });
