import * as contract from '@atalaya/core/profile/integration-users.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { invite } from './admin/accounts';
import { readForAdmin } from './admin/user-view';
import { setPlan } from './admin/users';

/** Provisioning by API key. The audit log names the key. */
export function integrationUserRoutes(app: FastifyInstance): void {
  serve(app, contract.provisionUser, ({ apiKey, body }, kit) => invite(kit, { keyName: apiKey.name }, body));
  serve(app, contract.readProvisionedUser, ({ params }, kit) => readForAdmin(kit, params.id));
  serve(app, contract.provisionPlan, ({ apiKey, params, body }, kit) =>
    setPlan(kit, { keyName: apiKey.name }, params.id, body),
  );
}
