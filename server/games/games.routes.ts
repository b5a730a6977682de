import * as hub from '@atalaya/core/games/hub.contract';
import * as plays from '@atalaya/core/games/plays.contract';
import { readGameStatistics } from '@atalaya/core/games/statistics.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { selectChoice } from './choice.queries';
import { startDaily } from './daily';
import { finishPlay } from './finish';
import { chooseTopics, readHub } from './hub';
import { readPlay, saveMoves } from './plays';
import { selectAllPlays } from './plays.queries';
import { selectAllDays, selectAllItems, selectTotals } from './rollups.queries';
import { startPlay } from './start';
import { gameStatistics } from './statistics';

export function gamesRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'juegos', {
    staff: 'may:support-users',
    tables: ['game_play', 'game_item', 'game_day', 'game_total', 'game_choice'],
    read: async (db, userId) => ({
      partidas: await selectAllPlays(db, userId),
      palabras: await selectAllItems(db, userId),
      dias: await selectAllDays(db, userId),
      totales: await selectTotals(db, userId),
      temas: (await selectChoice(db, userId)) ?? null,
    }),
  });

  serve(app, hub.readHub, ({ identity }, kit) => readHub(kit, identity.user));
  serve(app, hub.chooseTopics, ({ identity, body }, kit) => chooseTopics(kit, identity.user.id, body));
  serve(app, hub.startDaily, ({ identity }, kit) => startDaily(kit, identity.user));
  serve(app, plays.startPlay, ({ identity, body }, kit) => startPlay(kit, identity.user, body));
  serve(app, plays.readPlay, ({ identity, params }, kit) => readPlay(kit, identity.user.id, params.id));
  serve(app, plays.saveMoves, ({ identity, params, body }, kit) =>
    saveMoves(kit, identity.user.id, params.id, body),
  );
  serve(app, plays.finishPlay, ({ identity, params, body: { endedAt, ...body } }, kit) =>
    finishPlay(kit, identity.user.id, params.id, {
      ...body,
      endedAt: endedAt === undefined ? undefined : new Date(endedAt),
    }),
  );
  serve(app, readGameStatistics, ({ identity, query }, kit) =>
    gameStatistics(kit, identity.user, Number(query.days)),
  );
}
