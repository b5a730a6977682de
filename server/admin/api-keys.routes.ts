import { createApiKey, listApiKeys, revokeApiKey } from '@atalaya/core/admin/api-keys.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { createKey, keysForAdmin, revokeKey } from './api-keys';
import { keyGuard } from './key-guard';

/** Register it before the endpoints: its hook runs before every later one. */
export function apiKeyRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', keyGuard(app.kit));

  serve(app, listApiKeys, ({ query }, kit) => keysForAdmin(kit, query));
  serve(app, createApiKey, ({ identity, body }, kit) => createKey(kit, identity.user.id, body));
  serve(app, revokeApiKey, ({ identity, params }, kit) => revokeKey(kit, identity.user.id, params.id));
}
