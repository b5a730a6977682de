import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import * as accounts from '@atalaya/core/profile/admin/accounts.contract';
import * as users from '@atalaya/core/profile/admin/users.contract';
import * as contract from '@atalaya/core/profile/staff.contract';
import type { FastifyInstance } from 'fastify';
import { deleteUnconfirmed, listUnconfirmed, resendUnconfirmed } from '../../auth/registration/unconfirmed';
import { serve } from '../../platform/serve';
import { addStaff, changeStaff, listStaff } from '../staff';
import {
  cancelDeletion,
  dataOf,
  deleteNow,
  invite,
  inviteRegistered,
  lift,
  requestDeletion,
  resendConfirmation,
  startReset,
  suspend,
} from './accounts';
import { exportForAdmin, listForAdmin, readForAdmin } from './user-view';
import { endAllSessions, freeUserDevices, setAdmin, setPlan, setTrial } from './users';

export function adminUsersRoutes(app: FastifyInstance): void {
  serve(app, users.listUsers, ({ query }, kit) => listForAdmin(kit, query));
  serve(app, users.exportUsers, async ({ identity, query, reply }, kit) => {
    const file = await exportForAdmin(kit, identity.user.id, query);
    const name = `usuarios-${dayInSpain(kit.clock.now())}.csv`;
    await reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(file);
    return '';
  });
  serve(app, users.readUser, ({ params }, kit) => readForAdmin(kit, params.id));
  serve(app, users.changePlan, ({ identity, params, body }, kit) =>
    setPlan(kit, identity.user.id, params.id, body),
  );
  serve(app, users.changeTrial, ({ identity, params, body }, kit) =>
    setTrial(kit, identity.user.id, params.id, body),
  );
  serve(app, users.freeDevices, ({ identity, params }, kit) =>
    freeUserDevices(kit, identity.user.id, params.id),
  );
  serve(app, users.endUserSessions, ({ identity, params }, kit) =>
    endAllSessions(kit, identity.user.id, params.id),
  );
  serve(app, users.changeAdmin, ({ identity, params, body }, kit) =>
    setAdmin(kit, identity.user.id, params.id, body),
  );
  staffRoutes(app);
  accountRoutes(app);
}

function staffRoutes(app: FastifyInstance): void {
  serve(app, contract.listStaff, (_, { db }) => listStaff(db));
  serve(app, contract.addStaff, ({ identity, body }, kit) => addStaff(kit, identity.user.id, body));
  serve(app, contract.changeStaff, ({ identity, params, body }, kit) =>
    changeStaff(kit, identity.user.id, params.id, body),
  );
}

function accountRoutes(app: FastifyInstance): void {
  serve(app, accounts.inviteUser, ({ identity, body }, kit) => invite(kit, identity.user.id, body));
  serve(app, accounts.resendUserConfirmation, ({ identity, params }, kit) =>
    resendConfirmation(kit, identity.user.id, params.id),
  );
  serve(app, accounts.startPasswordReset, ({ identity, params }, kit) =>
    startReset(kit, identity.user.id, params.id),
  );
  serve(app, accounts.suspendUser, ({ identity, params, body }, kit) =>
    suspend(kit, identity.user.id, params.id, body.reason),
  );
  serve(app, accounts.liftSuspension, ({ identity, params }, kit) => lift(kit, identity.user.id, params.id));
  serve(app, accounts.requestUserDeletion, ({ identity, params }, kit) =>
    requestDeletion(kit, identity.user.id, params.id),
  );
  serve(app, accounts.cancelUserDeletion, ({ identity, params }, kit) =>
    cancelDeletion(kit, identity.user.id, params.id),
  );
  serve(app, accounts.deleteUserNow, ({ identity, params, body }, kit) =>
    deleteNow(kit, identity.user.id, params.id, body.email),
  );
  serve(app, accounts.exportUserData, async ({ identity, params, reply }, kit) => {
    const data = await dataOf(kit, identity.user, params.id);
    const name = `atalaya-datos-${dayInSpain(kit.clock.now())}.json`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return data;
  });
  serve(app, accounts.listRegistrations, ({ query }, kit) => listUnconfirmed(kit, query));
  serve(app, accounts.resendRegistration, ({ identity, params }, kit) =>
    resendUnconfirmed(kit, identity.user.id, params.id),
  );
  serve(app, accounts.inviteRegistration, ({ identity, params }, kit) =>
    inviteRegistered(kit, identity.user.id, params.id),
  );
  serve(app, accounts.deleteRegistration, ({ identity, params }, kit) =>
    deleteUnconfirmed(kit, identity.user.id, params.id),
  );
}
