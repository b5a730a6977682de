import * as contract from '@atalaya/core/briefing/briefing.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { briefingJobs, readBriefing } from './briefing';
import { briefingsOf } from './briefing.queries';

export async function briefingRoutes(app: FastifyInstance): Promise<void> {
  app.kit.hooks.add(personalDataSections, 'briefing', { tables: ['briefing'], read: briefingsOf });
  await briefingJobs(app.kit);
  serve(app, contract.readBriefing, ({ identity, query }, kit) =>
    readBriefing(kit, identity.user.id, query.day),
  );
}
