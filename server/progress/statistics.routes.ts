import { readStatisticsWithKey } from '@atalaya/core/progress/integration.contract';
import { readPrediction, readRank } from '@atalaya/core/progress/prediction.contract';
import * as contract from '@atalaya/core/progress/statistics.contract';
import type { FastifyInstance } from 'fastify';
import { dashboardPanels } from '../admin/dashboard-panels';
import { countAccounts, countSessions } from '../auth/accounts';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { studyPanel } from './dashboard-panel';
import { predictionRecord, rankOf } from './prediction';
import { exported, hardQuestions, refresh, statistics, statisticsJobs } from './statistics';
import { selectOwnChecked } from './statistics.queries';

export async function statisticsRoutes(app: FastifyInstance): Promise<void> {
  app.kit.hooks.add(personalDataSections, 'predicciones_y_simulacros', {
    staff: 'may:support-users',
    tables: ['prediction_check'],
    read: selectOwnChecked,
  });
  await statisticsJobs(app.kit);
  app.kit.hooks.add(dashboardPanels, 'study', studyPanel);

  serve(app, contract.readStatistics, (_, kit) => statistics(kit));
  serve(app, readStatisticsWithKey, async (_, kit) => {
    const now = kit.clock.now();
    const { rolledAt, days } = await statistics(kit);
    const users = await countAccounts(kit.db, now);
    return { users, sessions: await countSessions(kit.db, now), rolledAt, days };
  });
  serve(app, contract.listHardQuestions, ({ query }, kit) => hardQuestions(kit, query));
  serve(app, contract.refreshStatistics, (_, kit) => refresh(kit));
  serve(app, contract.exportStatistics, async ({ query, reply }, kit) => {
    const file = await exported(kit, query.part);
    await reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="estadisticas-${query.part}.csv"`)
      .send(file);
    return file;
  });
  serve(app, readPrediction, (_, kit) => predictionRecord(kit));
  serve(app, readRank, ({ identity }, kit) => rankOf(kit, identity.user.id));
}
