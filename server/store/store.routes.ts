import * as cart from '@atalaya/core/store/cart.contract';
import * as figures from '@atalaya/core/store/figures.contract';
import * as planTerms from '@atalaya/core/store/plan-terms.contract';
import * as reviews from '@atalaya/core/store/reviews.contract';
import * as store from '@atalaya/core/store/store.contract';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '../admin/resource/serve-resource';
import { sitemapPaths } from '../platform/pages/sitemap';
import { textIn } from '../platform/parsed-markdown';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { categoryAdmin, offerAdmin, productAdmin } from './admin/store';
import { addToCart, changeQuantity, emptyCart, mergeIntoCart, readCart, removeFromCart } from './cart';
import { listCategories, listOnSale, ownershipOf, readDocuments, readOnSale } from './catalogue';
import { changeFigure, figuresForAdmin, keepFigureVersions, listFigures } from './figures';
import { cartItemsOf, purchasesOf, reportsBy, reviewsBy } from './personal-data.queries';
import { pictureOf } from './pictures';
import { changePlanTerms, keepPlanVersions, listPlanTerms, plansForAdmin } from './plan-terms';
import {
  moderateReview,
  ownReview,
  removeOwnReview,
  reportReview,
  reviewsForAdmin,
  reviewsOf,
  writeReview,
} from './reviews';

const A_DAY = 'public, max-age=86400';

export function storeRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'store', {
    staff: 'may:support-users',
    tables: ['cart_item', 'product_sale', 'product_review', 'review_report'],
    read: async (db, userId) => ({
      carrito: await cartItemsOf(db, userId),
      compras: await purchasesOf(db, userId),
      opiniones: await reviewsBy(db, userId),
      avisos: await reportsBy(db, userId),
    }),
  });
  app.kit.hooks.add(sitemapPaths, 'store', async (kit) =>
    (await listOnSale(kit)).map(({ id }) => `/producto/${id}`),
  );
  serveResource(app, productAdmin);
  serveResource(app, categoryAdmin);
  serveResource(app, offerAdmin);
  figureRoutes(app);
  planRoutes(app);
  catalogueRoutes(app);
  cartRoutes(app);
  reviewRoutes(app);
}

function figureRoutes(app: FastifyInstance): void {
  keepFigureVersions(app.kit);
  serve(app, figures.listFigures, (_, { db }) => listFigures(db));
  serve(app, figures.listFiguresForAdmin, (_, { db }) => figuresForAdmin(db));
  serve(app, figures.changeFigure, ({ identity, params, body: { etag, ...draft } }, kit) =>
    changeFigure(kit, identity.user.id, params.id, etag, draft),
  );
}

function planRoutes(app: FastifyInstance): void {
  keepPlanVersions(app.kit);
  serve(app, planTerms.listPlanTerms, (_, { db }) => listPlanTerms(db));
  serve(app, planTerms.listPlansForAdmin, (_, { db }) => plansForAdmin(db));
  serve(app, planTerms.changePlanTerms, ({ identity, params, body: { etag, ...draft } }, kit) =>
    changePlanTerms(kit, identity.user.id, params.id, etag, draft),
  );
}

function catalogueRoutes(app: FastifyInstance): void {
  serve(app, store.listCategories, (_, kit) => listCategories(kit));
  serve(app, store.listProducts, (_, kit) => listOnSale(kit));
  serve(app, store.readProduct, ({ params }, kit) => readOnSale(kit, params.id));
  serve(app, store.readCover, async ({ params, reply }, kit) => {
    const { bytes, type } = await pictureOf(kit, params.file);
    await reply.type(type).header('cache-control', A_DAY).send(bytes);
  });
  serve(app, store.readOwnership, async ({ identity, params }, kit) => ({
    ...(await ownershipOf(kit.db, identity.user.id, params.id)),
    review: await ownReview(kit.db, identity.user.id, params.id),
  }));
  serve(app, store.readDocuments, async ({ identity, params, query: { format } }, kit) => {
    const { name, documents } = await readDocuments(kit.db, identity.user.id, params.id);
    return { name, documents: documents.map(({ body, ...one }) => ({ ...one, ...textIn(format, body) })) };
  });
}

function cartRoutes(app: FastifyInstance): void {
  serve(app, cart.readCart, ({ identity }, kit) => readCart(kit, identity.user.id));
  serve(app, cart.addItem, ({ identity, body }, kit) => addToCart(kit, identity.user.id, body));
  serve(app, cart.mergeCart, ({ identity, body }, kit) => mergeIntoCart(kit, identity.user.id, body.items));
  serve(app, cart.changeItem, ({ identity, params, body }, kit) =>
    changeQuantity(kit.db, identity.user.id, params.cartItemId, body.quantity),
  );
  serve(app, cart.removeItem, ({ identity, params }, kit) =>
    removeFromCart(kit.db, identity.user.id, params.cartItemId),
  );
  serve(app, cart.clearCart, ({ identity }, kit) => emptyCart(kit.db, identity.user.id));
}

function reviewRoutes(app: FastifyInstance): void {
  serve(app, reviews.listReviews, ({ params, query }, kit) => reviewsOf(kit, params.id, query));
  serve(app, reviews.writeReview, ({ identity, params, body }, kit) =>
    writeReview(kit, identity.user.id, params.id, body),
  );
  serve(app, reviews.removeReview, ({ identity, params }, kit) =>
    removeOwnReview(kit, identity.user.id, params.id),
  );
  serve(app, reviews.reportReview, ({ identity, params }, kit) =>
    reportReview(kit, identity.user.id, params.reviewId),
  );
  serve(app, reviews.listAllReviews, ({ query }, kit) => reviewsForAdmin(kit, query));
  serve(app, reviews.moderateReview, ({ identity, params, body }, kit) =>
    moderateReview(kit, identity.user.id, params.reviewId, body),
  );
}
