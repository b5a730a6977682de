import type { FastifyInstance } from 'fastify';
import { contribute } from '../profile/personal-data';
import { cartHeldOf, purchasesOf, reportsBy, reviewsBy } from './personal-data.queries';

export function storeRoutes(_app: FastifyInstance): void {
  contribute('store', {
    tables: ['cart_item', 'product_sale', 'product_review', 'review_report'],
    read: async (db, userId) => ({
      carrito: await cartHeldOf(db, userId),
      compras: await purchasesOf(db, userId),
      opiniones: await reviewsBy(db, userId),
      avisos: await reportsBy(db, userId),
    }),
  });
}
