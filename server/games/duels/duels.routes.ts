import * as contract from '@atalaya/core/games/duels/duels.contract';
import type { FastifyInstance } from 'fastify';
import { defineJob } from '../../platform/jobs/jobs';
import type { Kit } from '../../platform/kit';
import { serve } from '../../platform/serve';
import { personalDataSections } from '../../profile/personal-data';
import * as duels from './duels';
import { selectAllDuels } from './duels.queries';

const close = defineJob<Record<string, never>>('games.close-duels');

const duelJobs = (kit: Kit): Promise<void> =>
  kit.jobs.repeat(close, '*/10 * * * *', () => duels.closeExpired(kit));

export async function duelRoutes(app: FastifyInstance): Promise<void> {
  app.kit.hooks.add(personalDataSections, 'duelos', {
    staff: 'may:support-users',
    tables: ['game_duel'],
    read: async (db, userId) => ({
      duelos: (await selectAllDuels(db, userId)).map((duel) => ({
        game: duel.game,
        topics: duel.topics,
        createdAt: duel.createdAt,
        expiresAt: duel.expiresAt,
        score: duel.challengerId === userId ? duel.challengerScore : duel.opponentScore,
      })),
    }),
  });

  serve(app, contract.listDuels, ({ identity }, kit) => duels.duelsOf(kit, identity.user.id));
  serve(app, contract.createDuel, ({ identity, body }, kit) => duels.createDuel(kit, identity.user, body));
  serve(app, contract.readDuel, ({ identity, params }, kit) =>
    duels.readDuel(kit, identity.user.id, params.token),
  );
  serve(app, contract.acceptDuel, ({ identity, params }, kit) =>
    duels.acceptDuel(kit, identity.user, params.token),
  );
  serve(app, contract.withdrawDuel, ({ identity, params }, kit) =>
    duels.withdrawDuel(kit, identity.user.id, params.token),
  );
  serve(app, contract.playDuel, ({ identity, params }, kit) =>
    duels.playDuel(kit, identity.user, params.token),
  );
  await duelJobs(app.kit);
}
