import * as contract from '@atalaya/core/games/chests.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve';
import { personalDataSections } from '../../profile/personal-data';
import { openChest, readChests } from './chests';
import { selectChests } from './chests.queries';

export function chestRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'cofres', {
    staff: 'may:support-users',
    tables: ['weekly_chest'],
    read: selectChests,
  });
  serve(app, contract.readChests, ({ identity }, kit) => readChests(kit, identity.user));
  serve(app, contract.openChest, ({ identity, params }, kit) => openChest(kit, identity.user, params.week));
}
