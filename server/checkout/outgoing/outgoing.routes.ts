import * as contract from '@atalaya/core/checkout/outgoing/outgoing.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve';
import { orderListeners } from '../listeners';
import { enqueueDeliveries, outgoingJobs } from './deliver';
import { changeTarget, createTarget, listDeliveries, listTargets, removeTarget, resend } from './outgoing';

export async function outgoingRoutes(app: FastifyInstance): Promise<void> {
  await outgoingJobs(app.kit);
  app.kit.hooks.add(orderListeners, 'outgoing', {
    paid: (kit, tx, order, at) => enqueueDeliveries(kit, tx, 'order.paid', order, at),
    refunded: (kit, tx, order, at) => enqueueDeliveries(kit, tx, 'order.refunded', order, at),
  });
  serve(app, contract.listTargets, (_, { db }) => listTargets(db));
  serve(app, contract.createTarget, ({ identity, body }, kit) => createTarget(kit, identity.user.id, body));
  serve(app, contract.changeTarget, ({ identity, params, body }, kit) =>
    changeTarget(kit, identity.user.id, params.id, body),
  );
  serve(app, contract.removeTarget, async ({ identity, params }, kit) => {
    await removeTarget(kit, identity.user.id, params.id);
  });
  serve(app, contract.listDeliveries, ({ params, query }, { db }) => listDeliveries(db, params.id, query));
  serve(app, contract.resendDelivery, ({ identity, params }, kit) =>
    resend(kit, identity.user.id, params.id),
  );
}
