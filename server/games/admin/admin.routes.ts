import * as daily from '@atalaya/core/games/admin/daily-plan.contract';
import * as reports from '@atalaya/core/games/admin/reports.contract';
import { readGameMaterial as materialContract } from '@atalaya/core/games/admin/topic-material.contract';
import * as topics from '@atalaya/core/games/admin/topics.contract';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '../../admin/resource/serve-resource';
import { serve } from '../../platform/serve';
import { personalDataSections } from '../../profile/personal-data';
import { planDaily, readDailyPlan, resetDaily } from './daily-plan';
import { gameReportAdmin, reportPlayed } from './reports';
import { selectOwnReports } from './reports.queries';
import { readGameMaterial } from './topic-material';
import { readGameTopics, setGameTopic } from './topics';

export function gamesAdminRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'avisos_de_juegos', {
    staff: 'may:support-users',
    tables: ['game_report'],
    read: selectOwnReports,
  });

  serve(app, daily.readDailyPlan, (_, kit) => readDailyPlan(kit));
  serve(app, daily.planDaily, ({ identity, params, body }, kit) =>
    planDaily(kit, identity.user.id, params.day, body),
  );
  serve(app, daily.resetDaily, ({ identity, params, body }, kit) =>
    resetDaily(kit, identity.user.id, params.day, body.etag),
  );
  serve(app, reports.reportPlayed, ({ identity, params, body }, kit) =>
    reportPlayed(kit, identity.user.id, params.id, body),
  );
  serveResource(app, gameReportAdmin(app.kit));
  serve(app, topics.readGameTopics, (_, { db }) => readGameTopics(db));
  serve(app, topics.setGameTopic, ({ identity, params, body }, kit) =>
    setGameTopic(kit, identity.user.id, { ...params, ...body }),
  );
  serve(app, materialContract, ({ params }, kit) => readGameMaterial(kit, params.topic));
}
