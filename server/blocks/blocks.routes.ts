import * as contract from '@atalaya/core/blocks/blocks.contract';
import type { FastifyInstance } from 'fastify';
import { publicAccounts } from '../auth/accounts';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { blocksOf, blockUser, unblockUser } from './blocks';
import { selectAllBlocks } from './blocks.queries';

export function blockRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'bloqueos', {
    tables: ['user_block'],
    // Without the blocks by others, who stay unnamed.
    read: async (db, userId) => {
      const own = await selectAllBlocks(db, userId);
      const accounts = await publicAccounts(
        db,
        own.map(({ blockedId }) => blockedId),
      );
      return own.map(({ blockedId, blockedAt }) => ({
        usuario: accounts.get(blockedId)?.username ?? null,
        blockedAt,
      }));
    },
  });
  serve(app, contract.listBlocks, ({ identity, query }, kit) => blocksOf(kit, identity.user.id, query));
  serve(app, contract.blockUser, ({ identity, params }, kit) =>
    blockUser(kit, identity.user.id, params.username),
  );
  serve(app, contract.unblockUser, ({ identity, params }, kit) =>
    unblockUser(kit, identity.user.id, params.username),
  );
}
