import { read } from '../../platform/api';

export const campaignsQuery = (page: number) =>
  read('GET /api/admin/push/campaigns', { query: { page, pageSize: 10 } });
