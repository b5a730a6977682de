import { isAtLeastTier, type SessionUser } from '@atalaya/core/auth/user';
import * as contract from '@atalaya/core/checkout/checkout.contract';
import type { Billing, PlanId } from '@atalaya/core/store/plans';
import { isPermanent } from '@atalaya/core/store/product';
import type { FastifyInstance } from 'fastify';
import { dashboardPanels } from '../admin/dashboard-panels';
import { slice } from '../admin/resource/list-sql';
import { findAccount } from '../auth/accounts';
import { allGrants } from '../auth/grants';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { networkOfCall } from '../platform/network-of-call';
import { serve } from '../platform/serve';
import { type PersonalDataSection, personalDataSections } from '../profile/personal-data';
import { checkoutAdminRoutes } from './admin/admin.routes';
import { revenuePanel } from './admin/dashboard-panel';
import { checkoutJobs } from './checkout.jobs';
import { couponsOwnedBy, usesOf } from './coupons.queries';
import { invoicePdf } from './invoice-pdf';
import { selectOwnInvoice } from './invoices.queries';
import { notifyStarted } from './listeners';
import { startOrder } from './orders';
import { everyOrderOf, linesOf, type OrderRow, selectOwnOrder, selectOwnOrders } from './orders.queries';
import { outgoingRoutes } from './outgoing/outgoing.routes';
import { placesIn, placesLeft, plansOnSale } from './places';
import { providerNamed, providerOf } from './providers/choose-provider';
import { simulatedRoutes } from './providers/simulated.routes';
import { type OrderRequest, type QuotedOrder, quoteOrder } from './quote';
import { checkOne } from './reconcile';
import { refundOwn } from './refunds';
import { refundsOf } from './refunds.queries';
import { chooseTopic, rightsOf } from './rights';
import { statisticsRoutes } from './statistics/statistics.routes';
import { cancel, changePlan, claimGuarantee, quoteChange, resume } from './subscriptions';
import { everySubscriptionOf, selectRunning } from './subscriptions.queries';
import { ownOrders, toSubscriptionView } from './views';
import { webhookRoutes } from './webhooks/webhook.routes';

export async function checkoutRoutes(app: FastifyInstance): Promise<void> {
  app.kit.hooks.add(personalDataSections, 'compras', orderData);
  app.kit.hooks.add(dashboardPanels, 'revenue', revenuePanel);
  serve(app, contract.readQuote, ({ identity, query }, kit) => quoteFor(kit, identity.user, query));
  serve(app, contract.listPlans, async (_, kit) => ({ plans: await plansOnSale(kit) }));
  serve(app, contract.startOrder, async ({ identity, body, request }, kit) => {
    await notifyStarted(kit, identity.user.id, request.cookies);
    return startOrder(kit, identity.user.id, {
      request: orderRequestOf(body),
      coupon: body.coupon || undefined,
      expectedCents: body.expectedCents,
      network: networkOfCall(request),
      ...(body.kind === 'plan' ? { periodCents: body.periodCents } : {}),
    });
  });
  serve(app, contract.listOrders, async ({ identity, query }, { db, clock }) => {
    const userId = identity.user.id;
    const { items, total } = await selectOwnOrders(db, userId, slice(query));
    return { ...query, total, items: await ownOrders(db, userId, items, clock.now()) };
  });
  serve(app, contract.readOrder, ({ identity, params }, kit) => oneOrder(kit, identity.user.id, params.id));
  serve(app, contract.checkOrder, async ({ identity, params }, kit) => {
    const order = await requireOwnOrder(kit, identity.user.id, params.id);
    if (order.state === 'pending' || order.state === 'refunding') await checkOne(kit, order);
    return oneOrder(kit, identity.user.id, params.id);
  });
  serve(app, contract.refundOrder, async ({ identity, params }, kit) => {
    await refundOwn(kit, identity.user.id, params.id);
    return oneOrder(kit, identity.user.id, params.id);
  });
  serve(app, contract.readInvoice, async ({ identity, params, reply }, { db }) => {
    const invoice = await selectOwnInvoice(db, identity.user.id, params.number);
    if (!invoice) throw new AppError('request.not-found');
    await reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${invoice.number}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(await invoicePdf(invoice));
    return '';
  });
  serve(app, contract.listRights, ({ identity }, kit) => rightsOf(kit, identity.user.id));
  serve(app, contract.chooseTopic, ({ identity, body }, kit) =>
    chooseTopic(kit, identity.user.id, body.topic),
  );
  subscriptionRoutes(app);
  checkoutAdminRoutes(app);
  await webhookRoutes(app);
  simulatedRoutes(app);
  await checkoutJobs(app.kit);
  await outgoingRoutes(app);
  statisticsRoutes(app);
}

function subscriptionRoutes(app: FastifyInstance): void {
  serve(app, contract.readSubscription, async ({ identity }, { db, clock }) => {
    const running = await selectRunning(db, identity.user.id);
    return { subscription: running ? await toSubscriptionView(db, running, clock.now()) : null };
  });
  serve(app, contract.quoteChange, ({ identity, query }, kit) => quoteChange(kit, identity.user.id, query));
  serve(app, contract.changeSubscription, ({ identity, body }, kit) =>
    changePlan(kit, identity.user.id, body),
  );
  serve(app, contract.cancelSubscription, async ({ identity }, kit) => ({
    subscription: await toSubscriptionView(kit.db, await cancel(kit, identity.user.id), kit.clock.now()),
  }));
  serve(app, contract.resumeSubscription, async ({ identity }, kit) => ({
    subscription: await toSubscriptionView(kit.db, await resume(kit, identity.user.id), kit.clock.now()),
  }));
  serve(app, contract.claimGuarantee, async ({ identity, body }, kit) => ({
    subscription: await toSubscriptionView(
      kit.db,
      await claimGuarantee(kit, identity.user.id, body.text),
      kit.clock.now(),
    ),
  }));
}

type QuoteQuery = {
  kind: 'cart' | 'plan';
  plan?: PlanId | undefined;
  billing?: Billing | undefined;
  seenAt?: string | undefined;
};

function orderRequestOf({ kind, plan, billing, seenAt }: QuoteQuery): OrderRequest {
  if (kind === 'cart') return { kind };
  if (!plan) throw new AppError('request.invalid', { fields: { plan: 'Elige un plan.' } });
  return { kind, plan, billing: billing ?? 'monthly', seenAt: seenAt ? new Date(seenAt) : undefined };
}

const hasUselessUnits = ({ quantity, contents, isRecurring }: QuotedOrder['lines'][number]): boolean =>
  quantity > 1 && contents !== null && contents !== undefined && isPermanent({ contents, isRecurring });

/** Without a plan of its own, an account has a tier by its trial. */
async function trialReplacedBy({ db, clock }: Kit, { id, tier, isAdmin }: SessionUser, plan: PlanId) {
  if (isAdmin || isAtLeastTier(plan, tier)) return null;
  return (await findAccount(db, id, clock.now()))?.planTier ? null : tier;
}

async function quoteFor(kit: Kit, user: SessionUser, query: QuoteQuery & { coupon?: string | undefined }) {
  const { db, clock } = kit;
  const userId = user.id;
  const quoted = await quoteOrder(db, userId, orderRequestOf(query), query.coupon || undefined, clock.now());
  const { lines: priced, ...sums } = quoted.quote;
  let at = -1;
  return {
    ...sums,
    // Lines with a fault have no price; the buyer must remove them before paying.
    lines: quoted.lines.map((line) => {
      if (line.fault === null) at += 1;
      const share = line.fault === null ? priced[at] : undefined;
      return {
        ...line,
        productId: line.productId ?? null,
        isMonthly: query.kind === 'cart' && line.isRecurring,
        hasUselessUnits: hasUselessUnits(line),
        discountCents: share?.discountCents ?? 0,
        totalCents: share?.totalCents ?? 0,
      };
    }),
    coupon: quoted.coupon && {
      code: quoted.coupon.code,
      fault: quoted.coupon.fault ? new AppError(quoted.coupon.fault).body.message : null,
    },
    provider: providerOf(kit)?.name ?? null,
    isSubscribed: query.kind === 'plan' && (await selectRunning(db, userId)) !== undefined,
    replacedTrial: query.plan ? await trialReplacedBy(kit, user, query.plan) : null,
    placesLeft: query.plan ? await placesLeft(kit, db, query.plan, userId) : null,
    places: query.plan ? await placesIn(kit, db, query.plan) : null,
  };
}

async function requireOwnOrder({ db }: Kit, userId: string, id: string): Promise<OrderRow> {
  const order = await selectOwnOrder(db, userId, id);
  if (!order) throw new AppError('request.not-found');
  return order;
}

async function oneOrder(kit: Kit, userId: string, id: string) {
  const [view] = await ownOrders(kit.db, userId, [await requireOwnOrder(kit, userId, id)], kit.clock.now());
  if (!view) throw new AppError('request.not-found');
  return view;
}

/** Invoices and the ledger outlive the account, as the law requires; personal data is deleted and nothing more is charged. */
const orderData: PersonalDataSection = {
  staff: 'may:support-users',
  tables: [
    'purchase',
    'purchase_line',
    'refund_request',
    'coupon',
    'coupon_use',
    'subscription',
    'access_grant',
    'simulated_outage',
  ],
  read: async (db, userId) => {
    const orders = await everyOrderOf(db, userId);
    const ids = orders.map(({ id }) => id);
    return {
      pedidos: orders,
      lineas: await linesOf(db, ids),
      devoluciones: await refundsOf(db, ids),
      suscripciones: await everySubscriptionOf(db, userId),
      accesos: await allGrants(db, userId),
      cupones: await couponsOwnedBy(db, userId),
      cuponesUsados: await usesOf(db, userId),
    };
  },
  erase: async (kit, db, userId) => {
    const running = await selectRunning(db, userId);
    if (running) await providerNamed(kit, running.provider)?.end(kit, running.providerRef);
  },
};
