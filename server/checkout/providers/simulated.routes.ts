import { LATE_SECONDS } from '@atalaya/core/checkout/simulated';
import {
  paySimulated,
  readOutage,
  readSimulatedPayment,
  setOutage,
} from '@atalaya/core/checkout/simulated.contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { serve } from '../../platform/serve';
import { selectOwnOrder } from '../orders.queries';
import { payNow } from './simulated';
import { isDownFor, type PaymentRow, selectPayment, setDown } from './simulated.queries';
import { deliver, deliverLater } from './simulated-delivery';

/** Payment page of the simulated provider; only in the demo. */
export function simulatedRoutes(app: FastifyInstance): void {
  if (!app.kit.env.demo) return;
  serve(app, readSimulatedPayment, ({ identity, params }, { db }) => own(db, identity.user.id, params.id));
  serve(app, paySimulated, async ({ identity, params, body }, kit) => {
    await own(kit.db, identity.user.id, params.id);
    const payment = await payNow(kit, params.id, body.behaviour, body.code);
    if (body.behaviour === 'late')
      await deliverLater(kit, new Date(kit.clock.now().getTime() + LATE_SECONDS * 1000));
    await deliver(kit);
    if (body.behaviour === 'timeout' && payment.state === 'paid') throw new AppError('checkout.no-answer');
    return payment;
  });
  serve(app, readOutage, async ({ identity }, { db }) => ({ isDown: await isDownFor(db, identity.user.id) }));
  serve(app, setOutage, async ({ identity, body }, { db }) => {
    await setDown(db, identity.user.id, body.isDown);
    return body;
  });
}

async function own(db: Db, userId: string, id: string): Promise<PaymentRow> {
  const payment = await selectPayment(db, id);
  const order = payment && (await selectOwnOrder(db, userId, payment.orderId));
  if (!payment || !order) throw new AppError('request.not-found');
  return payment;
}
