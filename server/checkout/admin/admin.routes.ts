import * as accounting from '@atalaya/core/checkout/accounting.contract';
import * as contract from '@atalaya/core/checkout/admin/orders.contract';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '../../admin/resource/serve-resource';
import { AppError } from '../../platform/app-error';
import { serve } from '../../platform/serve';
import { invoicePdf } from '../invoice-pdf';
import { selectInvoice } from '../invoices.queries';
import { exportAccounting, readAccounting } from './accounting';
import { couponAdmin } from './coupons';
import {
  honourGuarantee,
  listOrders,
  listOrdersOf,
  listSubscriptions,
  readOrder,
  readSubscription,
  refundForAdmin,
} from './orders';

export function checkoutAdminRoutes(app: FastifyInstance): void {
  serveResource(app, couponAdmin);
  serve(app, contract.listOrdersForAdmin, ({ query }, kit) => listOrders(kit, query));
  serve(app, contract.listUserOrders, ({ params, query }, kit) => listOrdersOf(kit, params.id, query));
  serve(app, contract.readOrderForAdmin, ({ params }, kit) => readOrder(kit, params.id));
  serve(app, contract.refundOrderForAdmin, ({ identity, params, body }, kit) =>
    refundForAdmin(kit, identity.user.id, params.id, body),
  );
  serve(app, contract.readInvoiceForAdmin, async ({ params, reply }, { db }) => {
    const invoice = await selectInvoice(db, params.number);
    if (!invoice) throw new AppError('request.not-found');
    await reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${invoice.number}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(await invoicePdf(invoice));
    return '';
  });
  serve(app, accounting.readAccounting, ({ query }, kit) => readAccounting(kit, query.quarter));
  serve(app, accounting.exportAccounting, async ({ identity, query, reply }, kit) => {
    const text = await exportAccounting(kit, identity.user.id, query.quarter, query.file);
    await reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${query.file}-${query.quarter}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(text);
    return '';
  });
  serve(app, contract.listSubscriptions, ({ query }, kit) => listSubscriptions(kit, query));
  serve(app, contract.readSubscriptionForAdmin, ({ params }, kit) => readSubscription(kit, params.id));
  serve(app, contract.honourGuarantee, ({ identity, params }, kit) =>
    honourGuarantee(kit, identity.user.id, params.id),
  );
}
