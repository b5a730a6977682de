import {
  changeAdmin,
  changePlan,
  changeTrial,
  endUserSessions,
  freeDevices,
  listUsers,
  readUser,
} from '@atalaya/core/profile/admin-users.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import {
  endAllSessions,
  freeUserDevices,
  listForAdmin,
  readForAdmin,
  setAdmin,
  setPlan,
  setTrial,
} from './admin-users';

export function adminUsersRoutes(app: FastifyInstance): void {
  serve(app, listUsers, ({ query }, kit) => listForAdmin(kit, query));
  serve(app, readUser, ({ params }, kit) => readForAdmin(kit, params.id));
  serve(app, changePlan, ({ identity, params, body }, kit) =>
    setPlan(kit, identity.user.id, params.id, body),
  );
  serve(app, changeTrial, ({ identity, params, body }, kit) =>
    setTrial(kit, identity.user.id, params.id, body),
  );
  serve(app, freeDevices, ({ identity, params }, kit) => freeUserDevices(kit, identity.user.id, params.id));
  serve(app, endUserSessions, ({ identity, params }, kit) =>
    endAllSessions(kit, identity.user.id, params.id),
  );
  serve(app, changeAdmin, ({ identity, params, body }, kit) =>
    setAdmin(kit, identity.user.id, params.id, body),
  );
}
