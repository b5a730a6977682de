import * as contract from '@atalaya/core/exams/comparison.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve';
import { personalDataSections } from '../../profile/personal-data';
import { selectAllResults, selectProfile } from './compare.queries';
import { compareExam, readRanking } from './comparison';
import { ensureProfile, saveProfile } from './ranking-profile';

export function comparisonRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'comparacion', {
    staff: 'may:support-users',
    tables: ['paper_result', 'ranking_profile'],
    read: async (db, userId) => ({
      resultados: await selectAllResults(db, userId),
      seudonimo: (await selectProfile(db, userId)) ?? null,
    }),
  });
  serve(app, contract.compareExam, ({ identity, params }, kit) =>
    compareExam(kit, identity.user.id, params.id),
  );
  serve(app, contract.readRanking, ({ identity, params }, kit) =>
    readRanking(kit, identity.user.id, params.id),
  );
  serve(app, contract.readRankingProfile, ({ identity }, kit) => ensureProfile(kit.db, identity.user.id));
  serve(app, contract.saveRankingProfile, ({ identity, body }, kit) =>
    saveProfile(kit, identity.user.id, body),
  );
}
