import type { Kit } from '../platform/kit';
import { addToCart } from '../store/cart';
import { startOrder } from './orders';
import { payNow } from './providers/simulated';
import { deliver } from './providers/simulated-delivery';
import { quoteOrder } from './quote';

/** A product bought at the kit's time with the simulated provider. */
export async function simulatePurchase(kit: Kit, userId: string, productId: string): Promise<void> {
  await addToCart(kit, userId, { productId, quantity: 1 });
  const request = { kind: 'cart' } as const;
  const { quote } = await quoteOrder(kit.db, userId, request, undefined, kit.clock.now());
  const { orderId } = await startOrder(kit, userId, {
    request,
    coupon: undefined,
    expectedCents: quote.totalCents,
    network: '127.0.0.1',
  });
  await payNow(kit, `sim-${orderId}`, 'pay');
  await deliver(kit);
}
