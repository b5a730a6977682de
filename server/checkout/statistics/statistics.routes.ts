import * as contract from '@atalaya/core/checkout/statistics/statistics.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve';
import { exportStatistics, readStatistics } from './statistics';

export function statisticsRoutes(app: FastifyInstance): void {
  serve(app, contract.readStatistics, (_, kit) => readStatistics(kit));
  serve(app, contract.exportStatistics, async ({ identity, query, reply }, kit) => {
    const text = await exportStatistics(kit, identity.user.id, query.file);
    await reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${query.file}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(text);
    return '';
  });
}
